import type { CleanText } from '../text/clean.ts';
import { mostLines } from '../text/most-lines.ts';
import type { LineIndex, LineLayout, ResumeSource, SourceLine } from '../types.ts';
import { readingOrder } from './columns.ts';
import { evenGaps } from './gaps.ts';
import { arrowsMark, hasArrow, hashesMark, type Marks } from './line-marks.ts';
import { pageHeads } from './page-heads.ts';
import { commonPrefix } from './prefixes.ts';
import { isOutlined, isPageMark, placed, readSlice, readWhole } from './slices.ts';

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

/** Lines (or their columns) cleaned and measured, in reading order, blank ones turned into gaps. */
export function makePieces(source: ResumeSource): Pieces {
  const made: Pieces = { pieces: [], blank: [], hidden: [], columns: 1 };
  const { slices, columns } = readingOrder(source);
  const prefixed = commonPrefix(source.lines);
  const marks: Marks = {
    outlined: isOutlined(source),
    hashes: !prefixed && hashesMark(source),
    arrows: !prefixed && arrowsMark(source),
  };
  const repeated = pageHeads(source, isPageMark);
  made.columns = columns;
  let gap = 0;
  for (const { line: at, start: from, end, heads } of slices.slice(0, mostLines)) {
    const line = source.lines[at];
    if (!line) continue;
    const start = prefixed && from === 0 ? Math.min(end, prefixed(line)) : from;
    if (repeated.has(at)) {
      made.blank.push(at);
      continue;
    }
    if (line.layout?.hidden) {
      made.hidden.push(at);
      continue;
    }
    const { outlined, hashes, arrows } = marks;
    const isWhole =
      start === 0 && end === line.text.length && !outlined && !hashes && !(arrows && hasArrow(line));
    const read = isWhole ? readWhole(line) : readSlice(line, start, end, marks);
    if (read.kind !== 'text') {
      gap += readRule(read.kind, at, made, gap);
      continue;
    }
    if (!read.piece?.text) {
      made.blank.push(at);
      continue;
    }
    const apart = layoutGap(made.pieces.at(-1)?.layout, line.layout);
    const before = Math.max(gap, heads || (outlined && read.number) ? 1 : 0, apart);
    if (heads) read.piece.markup = { ...read.piece.markup, headingLevel: 2 };
    made.pieces.push(placed(read, line, at, before));
    gap = 0;
  }
  made.pieces = evenGaps(made.pieces);
  return made;
}

/** A blank line or a rule: how much it adds to the gap. */
function readRule(kind: 'blank' | 'rule' | 'marks', line: LineIndex, made: Pieces, gap: number): number {
  if (kind === 'blank') return 1;
  made.blank.push(line);
  const previous = made.pieces.at(-1);
  if (previous && gap === 0 && kind === 'rule')
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
