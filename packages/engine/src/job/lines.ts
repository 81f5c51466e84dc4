import { tables } from '../read/tables.ts';
import { fold } from '../text/fold.ts';
import { mostLines } from '../text/most-lines.ts';

/** A line of a posting, its marker taken off; offsets are those of the description. */
export interface JobLine {
  text: string;
  start: number;
  bullet: boolean;
  /** Written as a heading by its form: "## …", "**…**", "…:". */
  marked: boolean;
  blankBefore: boolean;
}

const marker =
  /^\s*(?:[-–—•●▪◦○·*■□➢➤►✓✔★☆◆◇~»›>＞→⇒➔➜+‣⁃]|\d{1,2}[.)、]|[（(](?:\d{1,2}|[一二三四五六七八九十]{1,2})[)）]|[①-⑳❶-❿]|[a-z][.)])\s*/u;
/** Each run of blanks is looked through from its first one only: postings come with thousands of them. */
const inlineBullet = /(?<!\s)\s+[•●▪◦■➢➤►✓✔]\s*|\s[·]\s|(?<!\s)\s{2,}[-–*]\s+/gu;

const headlineUpTo = 70;

/** "Hotel Sonne · Bremen · full time": a short line whose dots part who, where and what opens no list. */
const isHeadline = (raw: string, cuts: RegExpMatchArray[]): boolean =>
  raw.length <= headlineUpTo &&
  raw.slice(0, cuts[0]?.index).trim() !== '' &&
  cuts.every(([sign]) => sign.trim() === '·');

function pieces(raw: string, start: number): { text: string; start: number; cut: boolean }[] {
  const cuts = [...raw.matchAll(inlineBullet)];
  if (cuts.length < 2 || isHeadline(raw, cuts)) return [{ text: raw, start, cut: false }];
  const parts: { text: string; start: number; cut: boolean }[] = [];
  let from = 0;
  for (const cut of cuts) {
    parts.push({ text: raw.slice(from, cut.index), start: start + from, cut: from > 0 });
    from = cut.index + cut[0].length;
  }
  parts.push({ text: raw.slice(from), start: start + from, cut: true });
  return parts;
}

function toLine(piece: { text: string; start: number; cut: boolean }, blankBefore: boolean): JobLine {
  const found = piece.text.match(marker);
  // "**Heading**" is no bullet although it begins with an asterisk.
  const bold = /^\s*(?:\*\*|__|#)/.test(piece.text);
  const taken = found && !bold ? found[0].length : (piece.text.match(/^\s*/)?.[0].length ?? 0);
  const text = piece.text.slice(taken).trimEnd();
  const numbered = /^[一二三四五六七八九十]{1,2}、\S{2,12}$/u.test(text);
  const marked = bold || numbered || /[:：]\s*$/.test(text) || /^【.+】$/.test(text);
  return {
    text,
    start: piece.start + taken,
    bullet: piece.cut || (Boolean(found) && !bold),
    marked,
    blankBefore,
  };
}

const picture = /^\s*(\p{Extended_Pictographic})\uFE0F?\s+(?=\S)/u;

/** A sign that opens one line after the other stands for a bullet; one that opens headings does not. */
function signsOf(rows: string[]): ReadonlySet<string> {
  const signs = new Set<string>();
  let before: string | undefined;
  for (const row of rows) {
    const sign = row.match(picture)?.[1];
    if (sign !== undefined && sign === before) signs.add(sign);
    before = sign;
  }
  return signs;
}

const letter = /^\s*([A-Z])([.)、．])\s*(?=\S)/;

/** "A. …", "B. …": a letter counts up where the row before or behind it that has one has its neighbour. */
function letteredRows(rows: string[]): ReadonlySet<string> {
  const found = rows.flatMap((row) => {
    const [, name, sign] = row.match(letter) ?? [];
    return name && sign ? [{ row, code: name.charCodeAt(0), sign }] : [];
  });
  const beside = (at: number, step: number): boolean => {
    const [one, other] = [found[at], found[at + step]];
    return one !== undefined && other?.sign === one.sign && other.code - one.code === step;
  };
  return new Set(found.filter((_, at) => beside(at, 1) || beside(at, -1)).map(({ row }) => row));
}

/** "一、…" opens a heading where little follows, and one thing of a list where a sentence does. */
const hanNumber = /^\s*[一二三四五六七八九十]{1,2}、\s*(?=\S{13}|.*[;；。]\s*$)/u;

/** What else counts up becomes a bullet of the same length, so that every place stays where it is. */
const asBullet = (all: string): string => '•'.padEnd(all.length);

/** From this length on a line was broken where the page ended, not where the thought did. */
const brokenFrom = 55;
/** A sentence that goes on for longer is none. */
const wholeUpTo = 400;

/** Whether a row goes on with what the line before it began. */
function goesOn(raw: string, before: JobLine | undefined): boolean {
  if (!before || before.marked || before.text.length > wholeUpTo) return false;
  if (/[.!?:;。！？；：]$/.test(before.text)) return false;
  const indented = before.bullet && /^\s{2}/.test(raw);
  return /^\s*[\p{Ll}(]/u.test(raw) && (indented || before.text.length >= brokenFrom);
}

export function jobLines(description: string): JobLine[] {
  const lines: JobLine[] = [];
  const rows = description.split('\n', mostLines);
  const signs = signsOf(rows);
  const lettered = letteredRows(rows);
  let start = 0;
  let blank = true;
  for (const row of rows) {
    const raw = (lettered.has(row) ? row.replace(letter, asBullet) : row)
      .replace(picture, (all, sign: string) => (signs.has(sign) ? asBullet(all) : all))
      .replace(hanNumber, asBullet);
    const last = lines.at(-1);
    if (raw.trim() === '') blank = true;
    else if (!blank && last && !marker.test(raw) && goesOn(raw, last)) {
      // Blanks stand for the break, so that every place stays a place of the description.
      const gap = start - (last.start + last.text.length);
      last.text = `${last.text}${' '.repeat(gap)}${raw.trimEnd()}`;
    } else
      for (const piece of pieces(raw, start)) {
        if (piece.text.trim() === '') continue;
        lines.push(toLine(piece, blank));
        blank = false;
      }
    start += row.length + 1;
  }
  return lines;
}

export interface Span {
  text: string;
  start: number;
}

const sentenceEnd = /[.!?]["')\]]?\s+(?=[\p{Lu}\p{N}"'(])|[。！？；]|;\s+/gu;
/** A dot behind these is no end: single letters and short abbreviations ("z. B.", "B.Sc.", "e.g."). */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|\p{L}{1,3}\.\p{L}{1,3}|etc|incl|inkl|bzw|ca|approx|min|max|ej|ex|No|Nr|Dr|St|Dipl|Kat|Kl|Art|Abs|ggf|evtl|zzgl|vgl|tel|núm|aprox|env|bspw|mind)\.$/u;

/** "Bis zum 31. Januar": the dot of a day. */
function isDay(text: string, end: number): boolean {
  if (!/(?:^|\s)\d{1,2}\.$/.test(text.slice(Math.max(0, end - 4), end))) return false;
  const word = /^\s+(\p{L}{3,12})/u.exec(text.slice(end, end + 16))?.[1];
  return word !== undefined && tables.months.has(fold(word));
}

/** "1.承担教学；(2)组织活动": the number of what a line counts up, and the space before it. */
const number = /^\s*(?:\d{1,2}[.、)）]\s*(?=\p{Script=Han})|[（(]\d{1,2}[)）]\s*|[①-⑳❶-❿]\s*)?/u;

/** Sentences of a line, with their offsets. */
export function sentences(text: string, start: number): Span[] {
  const found: Span[] = [];
  let from = 0;
  const push = (to: number): void => {
    const piece = text.slice(from, to);
    const lead = piece.match(number)?.[0].length ?? 0;
    if (piece.trim().length > lead)
      found.push({ text: piece.slice(lead).trimEnd(), start: start + from + lead });
  };
  for (const end of text.matchAll(sentenceEnd)) {
    const upTo = end.index + end[0].trimEnd().length;
    const dot = end.index + 1;
    const isAbbreviation = abbreviation.test(text.slice(Math.max(0, end.index - 12), dot));
    if (end[0].startsWith('.') && (isAbbreviation || isDay(text, dot))) continue;
    push(upTo);
    if (found.length >= mostLines) return found;
    from = end.index + end[0].length;
  }
  push(text.length);
  return found;
}
