import type { Piece } from './pieces.ts';
import { cellsOfTable } from './table-heads.ts';
import { labelKind } from './tables.ts';

const naming = ['title', 'organization', 'degree', 'institution'] as const;
const beside = ['dates', 'start', 'end', 'location', 'duties', 'technologies'] as const;

interface Line {
  label: string;
  /** It says what one was or where, not only when. */
  names: boolean;
  values: string[];
}

/** "Employer | Acme Ltd | Mill Ltd": a label and a value for each entry. */
function lineOf(piece: Piece): Line | undefined {
  if (piece.marker || !/\t|\s{3}|[|｜│]/.test(piece.text)) return undefined;
  const [label, ...values] = cellsOfTable(piece.text);
  if (!label || values.length < 2 || values.some((value) => value.length > 80 || labelKind(value)))
    return undefined;
  const kinds = labelKind(label.replace(/\s*[:：]$/, ''));
  const names = naming.some((kind) => kinds?.has(kind));
  if (!kinds || !(names || beside.some((kind) => kinds.has(kind)))) return undefined;
  return { label: label.replace(/\s*[:：]$/, ''), names, values };
}

/** Where the lines of such a table end; `from` where they do not begin one. */
function endOf(lines: (Line | undefined)[], from: number): number {
  const count = lines[from]?.values.length;
  let end = from;
  while (lines[end] && lines[end]?.values.length === count) end++;
  const run = lines.slice(from, end);
  return run.length >= 2 && run.some((line) => line?.names) ? end : from;
}

/** "| Post 1 | Post 2": the head of the columns says nothing itself. */
function headsColumns(piece: Piece | undefined, count: number): boolean {
  if (!piece || piece.marker) return false;
  const found = cellsOfTable(piece.text).filter(Boolean);
  return found.length === count && found.every((cell) => cell.length < 24 && /\d{1,2}$|^\d{1,2}/.test(cell));
}

/** A table with a column for each entry, its labels at the margin: read down its columns. */
export function withTurnedTable(pieces: Piece[]): Piece[] {
  const lines = pieces.map(lineOf);
  const from = lines.findIndex((line, at) => line !== undefined && endOf(lines, at) > at);
  if (from < 0) return pieces;
  const end = endOf(lines, from);
  const count = lines[from]?.values.length ?? 0;
  const before = pieces.slice(0, headsColumns(pieces[from - 1], count) ? from - 1 : from);
  const entries = Array.from({ length: count }, (_, column) =>
    lines.slice(from, end).flatMap((line, row): Piece[] => {
      const [piece, value] = [pieces[from + row], line?.values[column]];
      if (!piece || !line || !value) return [];
      return [{ ...piece, text: `${line.label}: ${value}`, gap: row === 0 ? 1 : 0, ruledUnder: false }];
    }),
  );
  return [...before, ...entries.flat(), ...pieces.slice(end)];
}
