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

export function tableLines(rows: { cells: { lines: SourceLine[] }[] }[]): SourceLine[] {
  return rows.flatMap((row) => rowLines(row.cells.map((cell) => cell.lines)));
}
