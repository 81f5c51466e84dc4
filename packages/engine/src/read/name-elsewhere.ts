import { hasHan } from '../text/fold.ts';
import { bareName } from './bare-name.ts';
import { partHan } from './contact-line.ts';
import { headingKind, isCapitals } from './headings.ts';
import { isHeadline } from './headline.ts';
import { mailHits, nameScore } from './names.ts';
import type { Piece } from './pieces.ts';
import { isPlace, townShaped } from './places.ts';
import { isTrade, likeness } from './scores.ts';
import { signedName } from './signature.ts';
import { localPart, type Top } from './top-name.ts';

/** Near the top, a Chinese name by itself that is nothing else. */
function isHanName(text: string, at: number): boolean {
  if (at > 15 || !/^\p{Script=Han}{2,4}$/u.test(text.length > 8 ? text : bareName(text))) return false;
  const { title, organization, degree, school, place } = likeness(text);
  return Math.max(title, organization, degree, school, place) < 1.4;
}

/** "郑晓山｜男｜1990.11": of several cells the first is the name. */
function firstCell(text: string): string {
  const cells = text.split(/\s*[|｜\t]\s*/);
  const parted = cells.length >= 3 ? cells : partHan(text).split('\t');
  return parted[0] ?? text;
}

/** A name elsewhere: in a contact section, or signed at the foot. */
export function readName(top: Top, pieces: Piece[], strict: boolean): void {
  if (top.reader.contact.name) return;
  const mail = localPart(top);
  const own = strict ? pieces.findIndex((_, at) => headsPerson(pieces.slice(at, at + 4), mail)) : -1;
  const signed = strict && own < 0 ? signedName(pieces, mail) : undefined;
  if (signed) {
    setName(top, signed.piece, signed.name);
    return;
  }
  for (const [at, piece] of pieces.entries()) {
    const long = piece.text.length > (strict || at > 0 ? 60 : 120);
    if (long || piece.marker || (own >= 0 && at !== own)) continue;
    if (at === own) {
      setName(top, piece);
      readBelow(top, pieces, at);
      return;
    }
    // A section of contact data begins with the name, also with one whose family no list has.
    const sure = isHanName(piece.text, at) ? 3.4 : headsTitle(piece, pieces[at + 1]) ? 3 : 3.8;
    const least = strict ? sure : at === 0 && hasHan(piece.text) ? 1 : 2.2;
    const said = strict ? piece.text : withoutAge(at === 0 ? firstCell(piece.text) : piece.text);
    if (nameScore(said, mail) < least) continue;
    setName(top, piece, said);
    readBelow(top, pieces, pieces.indexOf(piece));
    return;
  }
  const apart = strict ? nameSetApart(pieces, mail) : undefined;
  if (apart) setName(top, apart);
}

/** How far from the top a name may stand by itself, where nothing else is one. */
const firstPieces = 8;

/** Above the first heading that a list knows, a whole name set apart: "Jane Roe" below an address. */
function nameSetApart(pieces: Piece[], mail: string | undefined): Piece | undefined {
  const known = pieces.findIndex(({ text }) => headingKind(text) !== undefined);
  return pieces.slice(0, Math.min(firstPieces, known < 0 ? 0 : known)).find(({ text, marker, gap }, at) => {
    if (marker || (gap === 0 && at > 0) || !/^\p{Lu}\S*(?:\s\S+){1,4}$/u.test(text)) return false;
    const { title, organization, degree, school, place } = likeness(text);
    return Math.max(title, organization, degree, school, place) < 1 && nameScore(text, mail) >= 2.8;
  });
}

/** Set apart, in capitals, and right below it what one is. */
function headsTitle(piece: Piece, next: Piece | undefined): boolean {
  if (piece.gap === 0 || !isCapitals(piece.text) || !next || next.gap > 0 || next.marker) return false;
  return isHeadline(next.text) && isTrade(next.text) && likeness(piece.text).title < 1.4;
}

/** Behind a margin column: a name set apart, below it what one is, and below that where. */
function headsPerson([name, what, where, next]: Piece[], mail: string | undefined): boolean {
  if (!name || !what || !where || name.gap === 0 || what.gap > 0 || where.gap > 0) return false;
  if ([name, what, where].some((piece) => piece.marker) || name.text.length > 50) return false;
  const town = townShaped(where.text) && !isHeadline(where.text) && (next?.gap ?? 1) > 0;
  const placed = town || isPlace(where.text) || isPlace(where.text.split(/,\s/).slice(1).join(', '));
  return (
    placed && isHeadline(what.text) && likeness(name.text).title < 1.4 && nameScore(name.text, mail) >= 2.6
  );
}

/** "Jane Roe, 29 years old, single": what else a line of personal data says stands behind the name. */
const withoutAge = (text: string): string => /^([^,\d]{4,40}),\s+(?:\p{L}+\s)?\d/u.exec(text)?.[1] ?? text;

function setName(top: Top, piece: Piece, said = piece.text): void {
  top.reader.contact.name = { value: bareName(said), lines: [piece.line] };
}

/**
 * Beside a margin column the name may stand far below: a name that the address repeats is better than
 * one at the top that it does not. What stands right below it is read with it.
 */
export function readNameByMail(top: Top, pieces: Piece[]): void {
  const mail = localPart(top);
  const { name } = top.reader.contact;
  const known = name?.value;
  if (!mail || (known && mailHits(known, mail) > 0)) return;
  // "郑婉清 Wanqing Zheng": the address repeats the letters beside it.
  const own = pieces.find(({ line }) => line === name?.lines[0]);
  if (known && hasHan(known) && own && mailHits(own.text, mail) > 0) return;
  const whole = known !== undefined && known === bareName(pieces[0]?.text ?? '');
  if (whole && nameScore(known, undefined) >= 3) return;
  const at = pieces.findIndex(
    (piece) =>
      piece.text.length <= 60 &&
      !piece.marker &&
      mailHits(piece.text, mail) > 0 &&
      nameScore(piece.text, mail) >= 4.2,
  );
  const piece = pieces[at];
  if (!piece) return;
  setName(top, piece);
  readBelow(top, pieces, at);
}

/** What stands right below a name far from the top: headline and place. */
function readBelow(top: Top, pieces: Piece[], at: number): void {
  for (const next of pieces.slice(at + 1, at + 4)) {
    if (next.gap > 1 || next.marker) return;
    const line = top.reader.read(next, true);
    if (!line.found && !top.headline && isHeadline(next.text))
      top.headline = { value: next.text, lines: [next.line] };
  }
}
