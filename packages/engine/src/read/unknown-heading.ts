import { fold, hasHan } from '../text/fold.ts';
import { type Heading, isCapitals, looseKind, saysWho } from './headings.ts';
import { isColloquial } from './infer.ts';
import { drawing, isNumbered, isOutdented, type Looks, roman, standsAlone } from './looks.ts';
import { entryKinds } from './opens.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import type { Block } from './sections.ts';
import { datesAtEdges, saysOnlyTime } from './strip.ts';
import { tables } from './tables.ts';

/** Inside a section of entries, a line alone may name an employer too: then its entries decide. */
function headsSection(piece: Piece, next: Piece, current: Block): boolean {
  if (/[:：].|[()（）]/.test(piece.text) || piece.markup.headingLevel || piece.markup.bold) return false;
  if (!current.kind || !entryKinds.has(current.kind)) return true;
  const dated = (text: string) => datesAtEdges(text).some((hit) => hit.start < 3);
  return dated(next.text) && dated(current.pieces[0]?.text ?? '');
}

/** A line that looks like the known headings of its page heads a section too. */
export function unknownHeading(
  piece: Piece,
  next: Piece | undefined,
  current: Block,
  looks: Looks,
): Heading | undefined {
  if (
    looks.drawn.size > 0 &&
    looks.drawn.has(drawing(piece)) &&
    next &&
    piece.text.length < 40 &&
    !/[@\d]/.test(piece.text)
  ) {
    const { title, organization, degree } = likeness(piece.text);
    if (Math.max(title, organization, degree) < 2 || piece.markup.headingLevel)
      return { kind: looseKind(piece.text) ?? 'other', text: piece.text, known: true, loose: true };
  }
  const numbered = looks.numbered && isNumbered(piece) && (roman.test(piece.text) || isCapitals(piece.text));
  if (
    piece.gap === 0 ||
    (piece.marker && !numbered) ||
    !next ||
    tables.languageNames.has(fold(piece.text)) ||
    /[@\d,;]|[.。！]$|\s{3,}|\t/.test(piece.text) ||
    piece.text.length > (isCapitals(piece.text) ? 80 : 45) ||
    saysWho(piece.text)
  )
    return undefined;
  const own = numbered || isColloquial(piece, next, tables.pronouns);
  // One known heading says less: then the line must stand alone.
  const alike = looks.capitals || (looks.single && next.gap > 0 && !/\s.*\s/.test(piece.text));
  const alone = looks.alone && standsAlone(piece, next) && headsSection(piece, next, current);
  const set = (looks.outdented && isOutdented(piece, next)) || (looks.ruled && piece.ruledUnder);
  const close = looks.apart && next.gap === 0 && !own;
  const shouted = !close && isCapitals(piece.text) && (hasHan(piece.text) || piece.text.length > 3);
  if (!own && !alone && !set && !(alike && shouted)) return undefined;
  const { title, degree } = likeness(piece.text);
  const told = (set || (alike && shouted)) && Math.max(title, degree) < 2 ? looseKind(piece.text) : undefined;
  if (told) return { kind: told, text: piece.text.replace(/\s*[:：]$/, ''), known: true, loose: true };
  const like = likeness(piece.text);
  if (!own && Math.max(like.title, like.organization, like.degree, like.school, like.place) >= 2)
    return undefined;
  return { kind: 'other', text: piece.text.replace(/\s*[:：]$/, ''), known: false };
}

/** How far below a line is looked to tell what it is. */
export const linesAhead = 4;

/** How many lines below a line in capitals its time stands alone, if nothing parts them. */
function timeBelow([first, ...below]: Piece[]): number {
  if (!first || !isCapitals(first.text)) return -1;
  return below.findIndex(
    (piece, at) => saysOnlyTime(piece.text) && below.slice(0, at + 1).every(({ gap }) => gap === 0),
  );
}

/** "PORTER" in capitals over an employer and a time, in a section whose first line is "WAITER" over the same. */
export function opensAnEntry(pieces: Piece[], at: number, { kind, pieces: own }: Block): boolean {
  if (kind === undefined || !entryKinds.has(kind)) return false;
  const below = timeBelow(pieces.slice(at, at + linesAhead));
  return below >= 0 && below === timeBelow(own.slice(0, linesAhead));
}
