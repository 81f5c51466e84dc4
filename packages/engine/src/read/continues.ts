import { hasHan } from '../text/fold.ts';
import { isCapitals } from './headings.ts';
import type { Piece } from './pieces.ts';
import type { Row } from './rows.ts';
import { likeness } from './scores.ts';
import { bareOfDates, datesAtEdges, saysOnlyTime } from './strip.ts';
import { splitPlace } from './towns.ts';

/** How wide the lines of a section are, and whether sentences run over their ends. */
export interface Page {
  broad: number;
  wraps: boolean;
  /** Its titles are written in small letters. */
  small: boolean;
}

/** Narrower lines are broken by hand, unless others show that the page itself is narrow. */
const usualWidth = 85;

function beginsSmall(piece: Piece | undefined): boolean {
  const text = piece?.text ?? '';
  return /^\p{Ll}/u.test(bareOfDates(text));
}

/** A line that says nothing but a time. */
function isTime(piece: Piece | undefined): boolean {
  if (!piece || piece.gap > 0 || piece.marker || piece.text.length > 60) return false;
  return saysOnlyTime(piece.text) && datesAtEdges(piece.text).some((hit) => !hit.single);
}

/** "Degree in … at … College" right above its year: no sentence, however long. */
export function standsOverTime(piece: Piece, next: Piece | undefined): boolean {
  if (!next || next.gap > 0 || next.marker || next.text.length > 40) return false;
  if (!saysOnlyTime(next.text)) return false;
  return /^\p{Lu}/u.test(piece.text) && piece.text.length < 110 && !/[.!?;:,]$/.test(piece.text);
}

export function pageOf(pieces: Piece[]): Page {
  const widths = pieces.map((piece) => piece.width).sort((a, b) => a - b);
  const broad = Math.max(60, widths[Math.floor(widths.length * 0.9)] ?? 0);
  const wraps = pieces.some((piece, at) => {
    const before = pieces[at - 1];
    if (!before || piece.gap > 0 || piece.marker || isTime(piece)) return false;
    if (hasHan(piece.text)) return true;
    return (
      /^\p{Ll}{2}/u.test(piece.text) && before.width >= broad * 0.6 && /[\p{L}\d,;%-]$/u.test(before.text)
    );
  });
  return { broad, wraps, small: beginsSmall(pieces[0]) };
}

/** "since 2019   Manager, Acme", "enero de 2019 - actualidad": a time by itself, small letters or not. */
function opensWithSpan({ piece, dates, rest }: Row, before: Row): boolean {
  const previous = before.piece;
  const [first] = dates;
  if (first === undefined || first.start > 1) return false;
  const behind = piece.text.slice(first.end);
  // "summer 2021: dishwasher, Acme" below a bullet: no sentence goes on so.
  if (first.single)
    return before.piece.marker !== '' && piece.indent <= previous.indent && /^\s*[:：]\s/.test(behind);
  if (/^(?:\t|\s{2,}|\s*[:,：|])/.test(behind) && /[.!?;。]$/.test(previous.text)) return true;
  if (before.kind !== 'prose' && piece.indent > 0 && piece.indent >= textIndent(before)) return false;
  // In the middle of a sentence, small letters follow.
  const apart = /^(?:\s*$|\t|\s{2,}|\s*[:：|·–—-]\s|\s*[,(]?\s*\p{Lu})/u.test(behind);
  return apart && !/^\p{Ll}/u.test(rest) && !/[,(\-­]$/.test(previous.text);
}

/** The first word would have found room on the line above: that line was ended on purpose. */
function hadRoom(text: string, previous: Piece, { broad }: Page): boolean {
  const word = /^\S+/.exec(text)?.[0].length ?? 0;
  return previous.width + 1 + word <= broad * 0.9;
}

/** A line that goes on with the one before it: a bullet or a sentence broken over lines. */
export function continues(row: Row, previous: Row | undefined, next: Piece | undefined, page: Page): boolean {
  if (!previous || row.piece.gap > 0 || row.piece.marker) return false;
  const text = row.piece.text;
  const inText = previous.kind !== 'head';
  if (!inText) return false;
  if (opensWithSpan(row, previous)) return false;
  const dated = row.dates.some((hit) => !hit.single) || isTime(next);
  if (page.small && dated && row.piece.indent <= previous.piece.indent) return false;
  // Below a bullet, at the place its text begins, a year at the head of the line is part of the sentence.
  const carried = previous.piece.width >= page.broad * 0.75 && !/[.!?:;。；！：]$/.test(previous.piece.text);
  const hanging = previous.piece.marker !== '' && row.piece.indent === textIndent(previous) + 1;
  const ranged = row.dates.some((hit) => !hit.single);
  if (
    row.dates.length > 0 &&
    !/^\p{Ll}/u.test(text) &&
    !(hanging && (carried || (!ranged && row.rest.length > 12)))
  )
    return false;
  const deeper =
    previous.piece.marker !== '' || previous.kind === 'more'
      ? row.piece.indent >= textIndent(previous) && row.piece.indent > 0
      : false;
  if (deeper && previous.kind !== 'prose') return true;
  if (/[-­]$/.test(previous.piece.text) || /^[\p{Ll},;)]/u.test(text)) return true;
  // "Cook · Acme", or whatever stands right above a time.
  const headed =
    /\s[|·]\s|\t/.test(text) || isTime(next) || (row.piece.markup.bold && !previous.piece.markup.bold);
  if (headed && !hasHan(text)) return false;
  const wide = previous.piece.width >= page.broad * 0.8 && !namesOnly(text);
  const open = !/[.!?:;。；！：]$/.test(previous.piece.text);
  if (!wide || !open) return false;
  return (
    hasHan(text) ||
    ((page.wraps || previous.piece.width >= usualWidth) && !hadRoom(text, previous.piece, page))
  );
}

/** "MAISON DES JEUNES, Épinay": a name, though the line above is as wide as the page. */
function namesOnly(text: string): boolean {
  const bare = splitPlace(text).text;
  if (isCapitals(bare)) return true;
  const like = likeness(bare);
  return text.length < 60 && /^\p{Lu}/u.test(text) && Math.max(like.organization, like.school) >= 2.6;
}

function textIndent(row: Row): number {
  return row.kind === 'more' ? row.piece.indent : row.piece.indent + (row.piece.marker ? 1 : 0);
}
