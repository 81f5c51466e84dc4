import type { CleanText } from '../text/clean.ts';
import { hasHan } from '../text/fold.ts';
import { readMarkup } from '../text/markup.ts';
import { ownCopy } from '../text/own-copy.ts';
import type { LineIndex } from '../types.ts';
import type { Piece } from './pieces.ts';
import { displayWidth } from './width.ts';

const marker =
  /^\s*(?:([•‧・･※◦▪▫●○■□◆◇►▶▸▹‣⁃∙·»›➤➢➔✓✔✦★☆⇒❖⚫⬤🔹🔸◾◼‐⦁⚬➡→]|--?>|=>)\s*|([*+–—−>~-])\s+|([–-])(?=\p{L}{2}|\d{4}\s?年)|(?<=^\s{0,20})([ivx]{1,4}[.)])\s+(?=[\p{Lu}"“«])|(o)\s+(?=\p{Lu})|(?<=^\s{1,20})(o)\s+(?=\S)|(\(?(?:\d{1,2}|[a-z])\)|\d{1,2}[-–](?=\s\p{Lu})|\d{1,2}(?:\.(?!\d)|、)|[①-⑳❶-❿]|[一二三四五六七八九十]{1,2}、(?=\s?(?:19|20)\d\d)|\((?:\d{1,2}|[一二三四五六七八九十])\)|(?:[一二三四五六七八九](?:是|则)|第[一二三四五六七八九十][,，、]|其[一二三四五六])[,，:：]?(?=\p{Script=Han}{2}))\s*(?=\S)(?!\d{3,4}[\s.–-]?\d{3}))/u;

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
  return { text: ownCopy(clean.text.slice(start, end)), offsets };
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
