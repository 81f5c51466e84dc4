import { type ChangedPart, changedPart } from '../text/changed-part.ts';
import type { CleanText } from '../text/clean.ts';
import { mostLines } from '../text/most-lines.ts';
import type { LineIndex, LineLayout, ResumeSource, SourceLine } from '../types.ts';
import { readingOrder, type Slice } from './columns.ts';
import { evenGaps } from './gaps.ts';
import { arrowsMark, hasArrow, hashesMark, type Marks } from './line-marks.ts';
import { pageHeads } from './page-heads.ts';
import { commonPrefix } from './prefixes.ts';
import { isOutlined, placed, readSlice, readWhole } from './slices.ts';

/** A line, or one column of it, cleaned for reading. */
export interface Piece {
  line: LineIndex;
  /** The line it stands in, as it came. */
  source?: SourceLine;
  /** Cleaned and trimmed, its bullet marker taken off. */
  text: string;
  /** `text`, with the way back to raw offsets. */
  clean: CleanText;
  /** Display columns before the text. */
  indent: number;
  /** Display column where the text ends. */
  width: number;
  marker: string;
  markup: { headingLevel?: number; bold: boolean };
  layout?: LineLayout;
  /** Empty lines (or a gap of the layout) before it. */
  gap: number;
  /** A rule stands under it or over it. */
  ruledUnder: boolean;
  links: string[];
  /** Lines below it that were joined to it. */
  also?: LineIndex[];
  /** Text that stood behind a header in the same line. */
  opensText?: boolean;
}

export interface Pieces {
  pieces: Piece[];
  /** Lines of rules, marks and white space: they belong to nothing and nothing is lost with them. */
  blank: LineIndex[];
  hidden: LineIndex[];
  /** Columns found in plain text. */
  columns: number;
}

function layoutGap(previous: LineLayout | undefined, next: LineLayout | undefined): number {
  if (!previous || !next || previous.page !== next.page || previous.column !== next.column) return 0;
  const apart = Math.abs(next.y - previous.y) - Math.max(previous.height, previous.size);
  return apart > Math.max(next.size, 6) * 0.75 ? 1 : 0;
}

/** A page that is read, and how far. */
interface Reading {
  source: ResumeSource;
  marks: Marks;
  prefixed: ((line: SourceLine) => number) | undefined;
  /** Lines that the head of each page repeats. */
  repeated: ReadonlySet<LineIndex>;
  made: Pieces;
  gap: number;
}

/** Lines (or their columns) cleaned and measured, in reading order, blank ones turned into gaps. */
export function makePieces(source: ResumeSource): Pieces {
  const { slices, columns } = readingOrder(source);
  const prefixed = commonPrefix(source.lines);
  const marks: Marks = {
    outlined: isOutlined(source),
    hashes: !prefixed && hashesMark(source),
    arrows: !prefixed && arrowsMark(source),
  };
  const made: Pieces = { pieces: [], blank: [], hidden: [], columns };
  const reading: Reading = { source, marks, prefixed, repeated: pageHeads(source), made, gap: 0 };
  const { outlined, hashes, arrows } = marks;
  if (slices) for (const slice of slices.slice(0, mostLines)) readPart(slice, reading);
  else if (prefixed || outlined || hashes || arrows || reading.repeated.size > 0) readLines(reading);
  else readPlain(reading);
  return { ...made, pieces: evenGaps(made.pieces) };
}

/** First readings of pages where each line says the same wherever it stands, by their first line. */
const plainPages = new WeakMap<SourceLine, { lines: readonly SourceLine[]; made: Pieces }>();

/** Of such a page, only what an edit changed is read again. */
function readPlain(reading: Reading): void {
  const { source, made } = reading;
  const [first] = source.lines;
  const earlier = first && plainPages.get(first);
  if (earlier?.lines.length === source.lines.length) {
    readChanged(reading, earlier.made, changedPart(earlier.lines, source.lines));
    return;
  }
  readLines(reading);
  if (first && !earlier)
    plainPages.set(first, { lines: source.lines, made: { ...made, pieces: [...made.pieces] } });
}

function readChanged(reading: Reading, earlier: Pieces, { from, to }: ChangedPart): void {
  const { made } = reading;
  const above = earlier.pieces.findIndex(({ line }) => line >= from);
  // The last piece above the change may have a rule under it now, or none.
  const kept = Math.max(0, (above < 0 ? earlier.pieces.length : above) - 1);
  const start = kept === 0 ? 0 : (earlier.pieces[kept - 1]?.line ?? 0) + 1;
  made.pieces = earlier.pieces.slice(0, kept);
  made.blank = earlier.blank.filter((line) => line < start);
  made.hidden = earlier.hidden.filter((line) => line < start);
  let next = kept;
  const until = (line: LineIndex): boolean => {
    while ((earlier.pieces[next]?.line ?? line) < line) next += 1;
    return line >= to && earlier.pieces[next]?.line === line && made.pieces.at(-1) === earlier.pieces[next];
  };
  const end = readLines(reading, start, until);
  if (end === undefined) return;
  made.pieces.push(...earlier.pieces.slice(next + 1));
  made.blank.push(...earlier.blank.filter((line) => line > end));
  made.hidden.push(...earlier.hidden.filter((line) => line > end));
}

/** From one line on to the end, or to the line below which nothing can be other than it was. */
function readLines(reading: Reading, from = 0, until = (_: LineIndex) => false): LineIndex | undefined {
  const { lines } = reading.source;
  const end = Math.min(lines.length, mostLines);
  for (let line = from; line < end; line += 1) {
    readPart({ line, start: 0, end: lines[line]?.text.length ?? 0 }, reading);
    if (until(line)) return line;
  }
  return undefined;
}

function readPart({ line: at, start: from, end, heads }: Slice, reading: Reading): void {
  const { source, marks, prefixed, repeated, made } = reading;
  const line = source.lines[at];
  if (!line) return;
  const start = prefixed && from === 0 ? Math.min(end, prefixed(line)) : from;
  if (repeated.has(at)) {
    made.blank.push(at);
    return;
  }
  if (line.layout?.hidden) {
    made.hidden.push(at);
    return;
  }
  const { outlined, hashes, arrows } = marks;
  const isWhole =
    start === 0 && end === line.text.length && !outlined && !hashes && !(arrows && hasArrow(line));
  const read = isWhole ? readWhole(line) : readSlice(line, start, end, marks);
  if (read.kind !== 'text') {
    reading.gap += readRule(read.kind, at, made, reading.gap);
    return;
  }
  if (!read.piece?.text) {
    made.blank.push(at);
    return;
  }
  const apart = layoutGap(made.pieces.at(-1)?.layout, line.layout);
  const before = Math.max(reading.gap, heads || (outlined && read.number) ? 1 : 0, apart);
  if (heads) read.piece.markup = { ...read.piece.markup, headingLevel: 2 };
  made.pieces.push(placed(read, line, at, before));
  reading.gap = 0;
}

/** A blank line or a rule: how much it adds to the gap. */
function readRule(kind: 'blank' | 'rule' | 'marks', line: LineIndex, made: Pieces, gap: number): number {
  if (kind === 'blank') return 1;
  made.blank.push(line);
  const previous = made.pieces.at(-1);
  if (previous && gap === 0 && kind === 'rule' && !previous.ruledUnder)
    made.pieces[made.pieces.length - 1] = { ...previous, ruledUnder: true };
  return gap === 0 ? 1 : 0;
}

/** Parts of a line set apart by tabs or runs of blanks. */
export function cellsOf(text: string): string[] {
  return text
    .split(/\t+|\s{2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean);
}

/** Pieces with no gap between them stand together. */
export function paragraphsOf(pieces: Piece[]): Piece[][] {
  const all: Piece[][] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && piece.gap === 0) last.push(piece);
    else all.push([piece]);
  }
  return all;
}
