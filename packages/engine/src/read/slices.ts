import { anyLine } from '../text/any-line.ts';
import { type CleanText, cleanText } from '../text/clean.ts';
import { memo } from '../text/memo.ts';
import { linesRead } from '../text/most-lines.ts';
import { perLine } from '../text/per-line.ts';
import type { LineIndex, ResumeSource, SourceLine } from '../types.ts';
import { arrow, hashed, type Marks } from './line-marks.ts';
import { isPageMark } from './page-heads.ts';
import { pieceOf } from './piece-of.ts';
import type { Piece } from './pieces.ts';

const longest = 4000;
const rule = /^\s*(?:[-–—_=*~#.·•─━═+|:\s]{3,}|\\hrule.*)$/;
const onlyMarks = /^[^\p{L}\p{N}]*$/u;

/** ">> WORK", "// Berlin", "▍教育": drawn before a line, said by nobody. */
const ornament = /^\s*(?:(?:>{2,}|\/{2,}|:{2,})\s+|[▍▌▎▏▊▋█┃▐]+\s*)(?=\S)/u;
const outlineNumber = /^(\s*(\d{1,2})[.-](\d{1,2})[.)]?\s+)(?=[\p{L}«„“"])/u;

/** A line of plain text, wherever it stands. */
const bareLine = memo((raw) => pieceOf(0, cleanText(raw), {}));

/** A line or a part of it, wherever it stands. */
export interface Slice {
  kind: 'blank' | 'rule' | 'marks' | 'text';
  piece?: Piece;
  /** "2.1 ": the number of an outline, if it is one. */
  number?: RegExpExecArray | null;
  /** The piece in its place, as it was read first and last. */
  placed?: [first: Piece, last: Piece];
}

/** Where nothing above it has changed, the piece is the very same as in the first reading, or in the last. */
export function placed(slice: Slice, source: SourceLine, line: LineIndex, gap: number): Piece {
  const before = slice.placed?.find((piece) => piece.line === line && piece.gap === gap);
  if (before) return before;
  const made: Piece = { ...(slice.piece as Piece), line, source, layout: source.layout, gap };
  slice.placed = [slice.placed?.[0] ?? made, made];
  return made;
}

function shifted(clean: CleanText, by: number): CleanText {
  if (by === 0) return clean;
  const offsets = clean.offsets ?? Array.from({ length: clean.text.length + 1 }, (_, i) => i);
  return { text: clean.text, offsets: offsets.map((offset) => offset + by) };
}

export function readSlice(line: SourceLine, start: number, end: number, marks: Marks): Slice {
  const { outlined, hashes, arrows } = marks;
  const own = line.text.slice(start, Math.min(end, start + longest));
  const listed = hashes && hashed.test(own) ? own.replace('#', '-') : own;
  const raw = arrows && arrow.test(listed) ? listed.replace('>>', ' -') : listed;
  if (rule.test(raw) || onlyMarks.test(raw) || isPageMark(raw))
    return { kind: raw.trim() === '' ? 'blank' : rule.test(raw) ? 'rule' : 'marks' };
  const number = outlineNumber.exec(raw);
  const skip = ((outlined ? number : null) ?? ornament.exec(raw))?.[0].length ?? 0;
  const piece =
    start + skip === 0 && !line.layout
      ? bareLine(raw)
      : pieceOf(0, shifted(cleanText(raw.slice(skip)), start + skip), { layout: line.layout });
  return { kind: 'text', piece, number };
}

const plain: Marks = { outlined: false, hashes: false, arrows: false };
export const readWhole = perLine((line) => readSlice(line, 0, line.text.length, plain));

const anyNumber = anyLine((line) => readWhole(line).number != null);

/** Whether the lines are numbered through ("2.1 …", "2.2 …"): such numbers say nothing. */
export function isOutlined(source: ResumeSource): boolean {
  if (!anyNumber(source.lines)) return false;
  const seen = new Set<string>();
  for (const line of linesRead(source)) {
    const { number } = readWhole(line);
    if (!number) continue;
    const own = Number(number[3]);
    if (own > 1 && seen.has(`${Number(number[2])}.${own - 1}`)) return true;
    seen.add(`${Number(number[2])}.${own}`);
  }
  return false;
}
