import { type CleanText, cleanText } from '../text/clean.ts';
import { hasHan } from '../text/fold.ts';
import { readMarkup } from '../text/markup.ts';
import { memo } from '../text/memo.ts';
import { perLine } from '../text/per-line.ts';
import type { LineIndex, LineLayout, ResumeSource, SourceLine } from '../types.ts';
import { readingOrder } from './columns.ts';
import { findDates } from './dates.ts';
import { evenGaps } from './gaps.ts';
import { pageHeads } from './page-heads.ts';
import { commonPrefix } from './prefixes.ts';
import { displayWidth } from './width.ts';

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

const longest = 4000;
/** More lines than any resume has; what is beyond is kept, and named as unread. */
const mostLines = 4000;
const marker =
  /^\s*(?:([•‧・･※◦▪▫●○■□◆◇►▶▸▹‣⁃∙·»›➤➢➔✓✔✦★☆⇒❖⚫⬤🔹🔸◾◼‐⦁⚬➡→]|--?>|=>)\s*|([*+–—−>~-])\s+|([–-])(?=\p{L}{2}|\d{4}\s?年)|(?<=^\s{0,20})([ivx]{1,4}[.)])\s+(?=[\p{Lu}"“«])|(o)\s+(?=\p{Lu})|(?<=^\s{1,20})(o)\s+(?=\S)|(\(?(?:\d{1,2}|[a-z])\)|\d{1,2}[-–](?=\s\p{Lu})|\d{1,2}(?:\.(?!\d)|、)|[①②③④⑤⑥⑦⑧⑨⑩]|[一二三四五六七八九十]{1,2}、(?=\s?(?:19|20)\d\d)|\((?:\d{1,2}|[一二三四五六七八九十])\)|(?:[一二三四五六七八九](?:是|则)|第[一二三四五六七八九十][,，、]|其[一二三四五六])[,，:：]?(?=\p{Script=Han}{2}))\s*(?=\S)(?!\d{3,4}[\s.–-]?\d{3}))/u;
const rule = /^\s*(?:[-–—_=*~#.·•─━═+|:\s]{3,}|\\hrule.*)$/;
const onlyMarks = /^[^\p{L}\p{N}]*$/u;

/** "J A N E  D O E" is "JANE DOE": single letters with blanks between, wider ones between words. */
export function closeSpacedLetters(text: string): string {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length < 4 || tokens.filter((token) => [...token].length === 1).length < tokens.length * 0.8)
    return text;
  if (!tokens.every((token) => /^[\p{L}&'.-]{1,2}$/u.test(token)) || tokens.some((token) => hasHan(token)))
    return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}

function sub(clean: CleanText, start: number, end: number): CleanText {
  if (!clean.offsets && start === 0 && end === clean.text.length) return clean;
  const offsets = clean.offsets
    ? clean.offsets.slice(start, end + 1)
    : Array.from({ length: end - start + 1 }, (_, i) => start + i);
  return { text: clean.text.slice(start, end), offsets };
}

/** A row of a Markdown table without its outer bars; of a row with one cell filled only that: it is a line of text. */
function insideRow(clean: CleanText): CleanText {
  const { text } = clean;
  const lone = /^[\s|]*([^|]*[^|\s])[\s|]*$/u.exec(text)?.[1];
  if (lone === undefined) return sub(clean, text.indexOf('|') + 1, text.lastIndexOf('|'));
  const start = text.indexOf(lone);
  return sub(clean, start, start + lone.length);
}

/** "~ Studies ~": the same sign on both sides draws a heading, and marks no point of a list. */
const isFramed = (text: string): boolean =>
  text.length < 50 && /^\s*([*+–—−~-])\s+\p{L}.*\s\1\s*$/u.test(text);

export function pieceOf(line: LineIndex, raw: CleanText, base: Partial<Piece>): Piece | undefined {
  const read = readMarkup(raw);
  if (read.noise) return undefined;
  let clean = read.clean;
  if (/^\s*\|.*\|\s*$/.test(clean.text)) clean = insideRow(clean);
  const found = read.headingLevel || isFramed(clean.text) ? null : marker.exec(clean.text);
  const skip = found ? found[0].length : clean.text.length - clean.text.trimStart().length;
  const end = Math.max(skip, clean.text.trimEnd().length);
  const body = sub(clean, skip, end);
  const spaced = closeSpacedLetters(body.text);
  const own =
    spaced === body.text
      ? body
      : { text: spaced, offsets: Array.from({ length: spaced.length + 1 }, () => body.offsets?.[0] ?? 0) };
  const leading = displayWidth(clean.text.slice(0, clean.text.length - clean.text.trimStart().length));
  return {
    line,
    // Named already here: a piece is copied to its place faster when it gains nothing new there.
    source: undefined,
    text: own.text,
    clean: own,
    indent: leading,
    width: leading + displayWidth(clean.text.trim()),
    marker: found ? found[0].trim() : '',
    markup: { headingLevel: read.headingLevel, bold: read.bold || (base.layout?.bold ?? false) },
    layout: undefined,
    gap: 0,
    ruledUnder: false,
    links: read.links,
    ...base,
  };
}

function layoutGap(previous: LineLayout | undefined, next: LineLayout | undefined): number {
  if (!previous || !next || previous.page !== next.page || previous.column !== next.column) return 0;
  const apart = Math.abs(next.y - previous.y) - Math.max(previous.height, previous.size);
  return apart > Math.max(next.size, 6) * 0.75 ? 1 : 0;
}

function shifted(clean: CleanText, by: number): CleanText {
  if (by === 0) return clean;
  const offsets = clean.offsets ?? Array.from({ length: clean.text.length + 1 }, (_, i) => i);
  return { text: clean.text, offsets: offsets.map((offset) => offset + by) };
}

/** ">> WORK", "// Berlin", "▍教育": drawn before a line, said by nobody. */
const ornament = /^\s*(?:(?:>{2,}|\/{2,}|:{2,})\s+|[▍▌▎▏▊▋█┃▐]+\s*)(?=\S)/u;
const outlineNumber = /^(\s*(\d{1,2})[.-](\d{1,2})[.)]?\s+)(?=[\p{L}«„“"])/u;

/** Whether the lines are numbered through ("2.1 …", "2.2 …"): such numbers say nothing. */
function isOutlined(source: ResumeSource): boolean {
  const seen = new Set<string>();
  for (const line of source.lines.slice(0, mostLines)) {
    const { number } = readWhole(line);
    if (!number) continue;
    const own = Number(number[3]);
    if (own > 1 && seen.has(`${Number(number[2])}.${own - 1}`)) return true;
    seen.add(`${Number(number[2])}.${own}`);
  }
  return false;
}

/** "# Filing of returns", three times and more with no deeper heading anywhere: the hash is a bullet. */
function hashesMark(source: ResumeSource): boolean {
  let heads = 0;
  let close = false;
  let above = 0;
  for (const line of source.lines.slice(0, mostLines)) {
    const level = hashLevel(line);
    if (level > 1) return false;
    heads += level;
    close ||= above === 1 && level === 1;
    above = level;
  }
  return heads >= 3 && close;
}

/** How many hashes stand before the text; 0 for none. */
const hashLevel = perLine(({ text }) => /^\s{0,20}(#{1,6})\s+\S/.exec(text)?.[1]?.length ?? 0);
const hashed = /^\s{0,20}#\s+\S/;

/** A line of plain text, wherever it stands. */
const bareLine = memo((raw) => pieceOf(0, cleanText(raw), {}));

/** A line or a part of it, wherever it stands. */
interface Slice {
  kind: 'blank' | 'rule' | 'marks' | 'text';
  piece?: Piece;
  /** "2.1 ": the number of an outline, if it is one. */
  number?: RegExpExecArray | null;
  /** The piece in its place, as it was last read. */
  placed?: Piece;
}

/** Where nothing above it has changed, the piece is the very same as before. */
function placed(slice: Slice, source: SourceLine, line: LineIndex, gap: number): Piece {
  const before = slice.placed;
  if (before?.line === line && before.gap === gap) return before;
  const made: Piece = { ...(slice.piece as Piece), line, source, layout: source.layout, gap };
  slice.placed = made;
  return made;
}

/** What a line's marks mean, which only the whole text says. */
interface Marks {
  outlined: boolean;
  hashes: boolean;
  arrows: boolean;
}

const arrow = /^\s{0,20}>>\s+(?=\S)/;
const hasArrow = perLine(({ text }) => arrow.test(text));

/** ">> Filing of returns" in two lines one below the other: the arrows are bullets, and draw no heading. */
const arrowsMark = ({ lines }: ResumeSource): boolean =>
  lines.some((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && hasArrow(line) && hasArrow(above);
  });

function readSlice(line: SourceLine, start: number, end: number, marks: Marks): Slice {
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
const readWhole = perLine((line) => readSlice(line, 0, line.text.length, plain));

/** Lines (or their columns) cleaned and measured, in reading order, blank ones turned into gaps. */
export function makePieces(source: ResumeSource): Pieces {
  const made: Pieces = { pieces: [], blank: [], hidden: [], columns: 1 };
  const { slices, columns } = readingOrder(source);
  const outlined = isOutlined(source);
  const prefixed = commonPrefix(source.lines);
  const hashes = !prefixed && hashesMark(source);
  const arrows = !prefixed && arrowsMark(source);
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
    const isWhole =
      start === 0 && end === line.text.length && !outlined && !hashes && !(arrows && hasArrow(line));
    const read = isWhole ? readWhole(line) : readSlice(line, start, end, { outlined, hashes, arrows });
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

/** "Jane Roe – 2/3": the number of a page. */
function isPageMark(text: string): boolean {
  // "Page 1 of 2", "Seite 1/2", "第1页 共2页": in any language alone in its line.
  const said =
    /^\s*(?:\p{L}{1,6}\.?\s+(\d{1,2})(?:\s+\p{L}{1,3}\s+|\s?\/\s?)(\d{1,2})|第\s*(\d{1,2})\s*[页頁]\s*[,，/]?\s*共\s*(\d{1,2})\s*[页頁])\s*$/u.exec(
      text,
    );
  if (said) return Number(said[1] ?? said[3]) <= Number(said[2] ?? said[4]) && !findDates(text).length;
  const match = /^(?:\s*\S.{0,40}\s[–—|-]\s)?\s*([1-9])\s?\/\s?([1-9])\s*$/.exec(text);
  return match !== null && Number(match[1]) <= Number(match[2]);
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
