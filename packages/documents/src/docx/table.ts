import type { SourceLine } from '@tailor/engine';
import { joinedOrigin, originOf, setOrigin } from './origin.ts';

/** The longest cell that still reads as a piece of one line: "Berlin", "2019 – 2021", a job title. */
const longestPiece = 60;

function asCell(line: SourceLine): SourceLine {
  return line.layout && !line.layout.role
    ? setOrigin({ ...line, layout: { ...line.layout, role: 'table-cell' } }, originOf(line))
    : line;
}

/** A row of single short lines is one line for a person; anything else reads cell by cell. */
function rowLines(cells: SourceLine[][]): SourceLine[] {
  const filled = cells
    .map((lines) => lines.filter((line) => line.text !== ''))
    .filter((lines) => lines.length > 0);
  const pieces = filled.flat();
  const single = filled.length > 1 && filled.every((lines) => lines.length === 1);
  const first = pieces[0];
  const plain = pieces.every(
    (line) => line.text.length <= longestPiece && !line.layout?.hidden && line.layout?.role === undefined,
  );
  if (!single || !plain || !first?.layout) return filled.flatMap((lines) => lines.map(asCell));
  const links: { start: number; end: number; target: string }[] = [];
  let text = '';
  for (const piece of pieces) {
    if (text) text += '\t';
    const moved = (piece.layout?.links ?? []).map((link) => ({
      ...link,
      start: link.start + text.length,
      end: link.end + text.length,
    }));
    links.push(...moved);
    text += piece.text;
  }
  const layout = {
    ...first.layout,
    role: 'table-cell' as const,
    ...(links.length > 0 ? { links } : {}),
  };
  return [setOrigin({ text, layout }, joinedOrigin(pieces))];
}

const filledIn = (cell: SourceLine[]) => cell.filter((line) => line.text !== '');

/** Names what stands below it: one short line that stands out. */
function isHead(cell: SourceLine[]): boolean {
  const [line, ...others] = filledIn(cell);
  if (!line || others.length > 0 || line.text.length > 40 || /\d/.test(line.text)) return false;
  const { text, layout } = line;
  return (
    layout?.role === 'heading' || layout?.bold === true || (text.length > 2 && text === text.toUpperCase())
  );
}

const isHeads = (cells: SourceLine[][] | undefined) =>
  cells !== undefined && cells.length > 1 && cells.every(isHead);

/**
 * Two sections side by side: a row of headings, and below it one row of what belongs to them. More rows
 * below are a table with a head, which reads row by row.
 */
function areSections(rows: SourceLine[][][], at: number): boolean {
  const [heads, below, next] = rows.slice(at, at + 3);
  return (
    heads !== undefined &&
    below !== undefined &&
    isHeads(heads) &&
    below.length === heads.length &&
    below.some((cell) => filledIn(cell).length > 1) &&
    (next === undefined || next.length !== heads.length || isHeads(next))
  );
}

export function tableLines(rows: { cells: { lines: SourceLine[] }[] }[]): SourceLine[] {
  const cells = rows.map((row) => row.cells.map((cell) => cell.lines));
  const lines: SourceLine[] = [];
  for (let at = 0; at < cells.length; at++) {
    const [row = [], below = []] = cells.slice(at, at + 2);
    if (!areSections(cells, at)) lines.push(...rowLines(row));
    else {
      for (const [column, head] of row.entries())
        lines.push(...filledIn([...head, ...(below[column] ?? [])]).map(asCell));
      at++;
    }
  }
  return lines;
}
