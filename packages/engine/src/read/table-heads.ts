import type { SectionKind } from '../types.ts';
import type { Piece } from './pieces.ts';
import { datesAtEdges, saysOnlyTime } from './strip.ts';
import { labelKind } from './tables.ts';

type Column = 'start' | 'end' | 'dates' | 'told' | 'other' | { label: string };

export const cellsOfTable = (text: string): string[] =>
  text.split(/\s*\t\s*|\s*[|｜│]\s*|\s{3,}/).map((cell) => cell.trim());

function columnOf(label: string): Column {
  const kinds = labelKind(label);
  if (!kinds) return 'other';
  if (kinds.has('title') || kinds.has('organization') || kinds.has('degree') || kinds.has('institution'))
    return { label };
  if (kinds.has('start')) return 'start';
  if (kinds.has('end')) return 'end';
  if (kinds.has('dates')) return 'dates';
  return kinds.has('duties') || kinds.has('technologies') ? 'told' : 'other';
}

/** "From  To  Employer  Position": what each column of the lines below it holds. */
function columnsOf(text: string): Column[] | undefined {
  if (text.length > 200 || /\d/.test(text) || !/\t|\s{3}|[|｜│]/.test(text)) return undefined;
  const labels = cellsOfTable(text);
  if (labels.length < 3 || labels.length > 8 || labels.some((label) => label.length > 32)) return undefined;
  const columns = labels.map(columnOf);
  const named = columns.filter((column) => typeof column === 'object').length;
  const known = columns.filter((column) => column !== 'other').length;
  return named >= 1 && known >= 2 ? columns : undefined;
}

/** "PERIOD | POSITION | SCHOOL" over a line with a time: such a line heads a table, and no section; its columns say of what. */
export function kindOfTable(text: string, below: string): SectionKind | undefined {
  const columns = columnsOf(text) ?? [];
  if (columns.length === 0 || !cellsOfTable(below).some(saysOnlyTime)) return undefined;
  const has = (kind: 'title' | 'degree') =>
    columns.some((column) => typeof column === 'object' && labelKind(column.label)?.has(kind));
  return has('title') ? 'experience' : has('degree') ? 'education' : undefined;
}

/** One line of the table as its time, its named values, and what tells of them. */
function readRow(piece: Piece, values: string[], columns: Column[]): Piece[] | undefined {
  const at = (column: Column) => values[columns.indexOf(column)] ?? '';
  const [from, to] = [columns.includes('start') ? at('start') : '', columns.includes('end') ? at('end') : ''];
  const span = from && to ? `${from} – ${to}` : from || to;
  const time = columns.includes('dates') ? at('dates') : span || (values.find(saysOnlyTime) ?? '');
  if (!saysOnlyTime(time)) return undefined;
  const kind = (column: Column | undefined) =>
    typeof column === 'object' && labelKind(column.label)?.has('degree');
  const labels = columns.filter((column) => typeof column === 'object');
  const named = columns.flatMap((column, i) => {
    // "Subject" and "Degree" side by side are one.
    const value = kind(column) && kind(columns[i + 1]) ? `${values[i]} ${values[i + 1]}` : (values[i] ?? '');
    if (kind(column) && kind(columns[i - 1])) return [];
    if (!value || value === time || column === 'start' || column === 'end') return [];
    // Beside a title and an employer that labels name, a column of unknown label names neither.
    if (column === 'other') return labels.length < 2 ? [value] : [];
    return typeof column === 'object' ? [`${column.label}: ${value}`] : [];
  });
  const told = columns.flatMap((column, i) => (column === 'told' && values[i] ? [values[i]] : []));
  const head: Piece = { ...piece, text: [time, ...named].join('\t') };
  const body = told.map((text): Piece => ({ ...piece, text, gap: 0, ruledUnder: false, opensText: true }));
  return [head, ...body];
}

/** "2014.05-2019.01 Acme   Welder": a time that fills its column has one blank behind it. */
function withOwnTime(values: string[], columns: Column[]): string[] {
  const [first = '', ...rest] = values;
  if (columns[0] !== 'dates' || values.length !== columns.length - 1) return values;
  const [hit] = datesAtEdges(first);
  const behind = hit && hit.start < 2 && !hit.single ? first.slice(hit.end).trim() : '';
  return hit && behind ? [first.slice(0, hit.end), behind, ...rest] : values;
}

/** A table whose first line says what its columns are. */
export function withTableHead(pieces: Piece[]): Piece[] {
  const first = pieces.findIndex((piece) => !piece.marker && columnsOf(piece.text) !== undefined);
  const columns = first < 0 ? undefined : columnsOf(pieces[first]?.text ?? '');
  if (!columns) return pieces;
  const rows = pieces.slice(first + 1).map((piece) => {
    const values = withOwnTime(cellsOfTable(piece.text), columns);
    const fits = values.length === columns.length && !piece.marker;
    return fits ? readRow(piece, values, columns) : undefined;
  });
  const other = pieces.findIndex((piece, at) => at > first && columnsOf(piece.text) !== undefined);
  const end = rows.slice(0, other < 0 ? rows.length : other - first - 1).findLastIndex(Boolean) + 1;
  if (end === 0) return pieces;
  // Between the rows of a table may stand what tells of each.
  const read = rows.slice(0, end).flatMap((row, at) => row ?? pieces.slice(first + 1 + at, first + 2 + at));
  return [...pieces.slice(0, first), ...read, ...pieces.slice(first + 1 + end)];
}
