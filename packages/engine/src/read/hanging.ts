import { fold, hasHan } from '../text/fold.ts';
import { joinLines } from './bullets.ts';
import type { Piece } from './pieces.ts';
import { isPlace } from './places.ts';
import { dividers, likeness } from './scores.ts';
import { bareOfDates, datesAtEdges, trimEdges } from './strip.ts';
import { labelKind, tables } from './tables.ts';

function joined(above: Piece, below: Piece): Piece {
  return {
    ...above,
    text: joinLines(above.text, below.text),
    width: below.width,
    also: [...(above.also ?? []), below.line],
  };
}

const isDated = (piece: Piece) => datesAtEdges(piece.text).length > 0;
const goesOnBelow = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && piece.gap === 0 && !piece.marker && !piece.opensText && !isDated(piece);

/** The time of an entry stands at its head, what it is at a column of its own. */
function opensHanging(piece: Piece, next: Piece | undefined): boolean {
  if (piece.marker || !next || next.gap > 0 || next.marker || next.indent < piece.indent + 4) return false;
  const [hit] = datesAtEdges(piece.text);
  return hit !== undefined && hit.start < 3 && trimEdges(piece.text.slice(hit.end)).length > 2;
}

/** "Mobility, Leeds, 2018": what goes on may end with the time. */
function endsInTime(piece: Piece | undefined): piece is Piece {
  if (!piece || piece.gap > 0 || piece.marker) return false;
  return datesAtEdges(piece.text).some((hit) => hit.start > 4);
}

/** "2.1 Course of …, Centre for" and, set deeper below it, "Mobility, Leeds, 2018": a line as wide as the page. */
function opensFull(piece: Piece, next: Piece | undefined, broad: number): boolean {
  if (piece.marker || piece.gap === 0 || isDated(piece) || !endsInTime(next)) return false;
  if (next.indent < piece.indent + 2 || !/,\s/.test(piece.text) || /[.!?;:]$/.test(piece.text)) return false;
  return piece.width >= 65 && !piece.also && !hasRoom(piece, next, broad);
}

/** The first word of the line below would have stood in this one too. */
const hasRoom = (piece: Piece, next: Piece, broad: number): boolean =>
  piece.width + 1 + (/^\S+/.exec(next.text)?.[0].length ?? 0) <= broad * 0.98;

/** "Fitter, Acme Works, Leeds": who, where and in which town; nothing is missing. */
function isWhole(text: string): boolean {
  const parts = bareOfDates(text).split(/,\s+/);
  const last = parts.at(-1) ?? '';
  const { title, organization, school, degree } = likeness(last);
  const town = /^\p{Lu}\p{Ll}+$/u.test(last) && Math.max(title, organization, school, degree) < 1.4;
  return parts.length >= 3 && (town || isPlace(last));
}

/** Below a time in the margin, names and text run on over the lines: "2010 - 2018   Acme, Leeds, driver," … */
export function withHanging(pieces: Piece[]): Piece[] {
  const broad = Math.max(0, ...pieces.map((piece) => piece.width));
  const heads = pieces.flatMap((piece, at) => (opensHanging(piece, pieces[at + 1]) ? [at] : []));
  const full = pieces.flatMap((piece, at) => (opensFull(piece, pieces[at + 1], broad) ? [at] : []));
  const open = heads.filter((at) => /,$/.test(pieces[at]?.text ?? '')).length;
  if (open === 0 && full.length === 0) return pieces;
  const opening = new Set(open > 0 ? [...heads, ...full] : full);
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    let piece = pieces[at] as Piece;
    if (!opening.has(at)) {
      result.push(piece);
      continue;
    }
    const isFull = full.includes(at);
    const least = piece.indent + (isFull ? 2 : 4);
    for (
      let next = pieces[at + 1];
      (goesOnBelow(next) || (full.includes(at) && endsInTime(next))) && next.indent >= least;
      next = pieces[at + 1]
    ) {
      const aside = /\([^()]+\)$/.test(piece.text) && bareOfDates(piece.text).startsWith('(');
      const wide = (open > 1 && piece.width >= broad * 0.7) || (isFull && !hasRoom(piece, next, broad));
      const runs = aside || (/[,\p{L}-]$/u.test(piece.text) && (wide || /[,-]$/.test(piece.text)));
      if (isWhole(piece.text) && !/[,-]$/.test(piece.text)) break;
      if (!runs && !(open > 1 && /^\p{Ll}/u.test(next.text))) break;
      piece = joined(piece, next);
      at++;
    }
    result.push(piece);
  }
  return result;
}

/** "Diploma in", "Lycée de la": no name ends so. */
function endsOpen(text: string): boolean {
  if (/[([（][^)\]）]{0,60}$/.test(text) || /\p{L}-,?$/u.test(text)) return true;
  const last = /(?:^|\s)(\p{Ll}{1,4}|&)$/u.exec(text)?.[1];
  if (!last) return false;
  return last === '&' || dividers.has(fold(last)) || tables.sentenceWords.has(fold(last));
}

/** "… Acme College. Attended between" and, below it, "2009 and 2010": the small word stands before a time. */
function endsBeforeTime(piece: Piece, next: Piece): boolean {
  const word = /\s(\p{Ll}{3,9})$/u.exec(piece.text)?.[1];
  if (!word || next.gap > 0 || next.marker || !tables.from.has(fold(word)) || isDated(piece)) return false;
  return datesAtEdges(next.text).some((hit) => hit.start === 0);
}

/** "Period: 2019 - 2021" begins anew, however wide the line above. */
const isLabelled = (text: string): boolean =>
  labelKind(/^([^:：]{2,40}?)\s*[:：]/.exec(text)?.[1] ?? '') !== undefined;

/** "Colegio Cumbres" and, below it, "de Llaima, Temuco": no line of its own begins so. */
function goesOnSmall(text: string): boolean {
  const [word, name] = /^(\p{Ll}{1,4})\s+(\S+)/u.exec(text)?.slice(1) ?? [];
  return word !== undefined && /^\p{Lu}/u.test(name ?? '') && tables.told.joiners.has(fold(word));
}

function isNarrow(text: string, open: boolean): boolean {
  const bare = bareOfDates(text);
  return bare.length < (open ? 90 : 60) && /^[\p{Lu}\d]/u.test(bare);
}

/** A name broken over two lines of a narrow column, right behind a gap or a time. */
export function withBrokenNames(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  const broad = Math.max(0, ...pieces.map((piece) => piece.width));
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const next = pieces[at + 1];
    const above = pieces[at - 1];
    if (!next || piece.marker) {
      result.push(piece);
      continue;
    }
    const timeBelow = endsBeforeTime(piece, next);
    const open = timeBelow || endsOpen(piece.text);
    // "… and systems of", and below it "fluids (2014 – 2016)": small letters go on with it, whatever stands above.
    const runsOn = open && /^\p{Ll}/u.test(next.text) && endsInTime(next) && /^\p{Lu}/u.test(piece.text);
    const opens = !above || piece.gap > 0 || isDated(above) || isDated(piece) || runsOn;
    const small = piece.gap === 0 && goesOnSmall(next.text) && !/[.!?:;,]$/.test(piece.text);
    // A line as wide as the page, and below it the time that it lacks.
    const wide =
      piece.gap > 0 &&
      piece.width >= 70 &&
      !/\s{3}|\t/.test(piece.text) &&
      !isDated(piece) &&
      endsInTime(next) &&
      !isLabelled(next.text) &&
      !hasRoom(piece, next, broad);
    const fits = opens && (open || small) && !piece.opensText && !hasHan(piece.text);
    const broken =
      fits &&
      (goesOnBelow(next) || (open && endsInTime(next) && !isDated(piece))) &&
      next.text.length < 60 &&
      !/[.!?]$/.test(next.text) &&
      isNarrow(piece.text, open);
    if (broken || timeBelow || (wide && /\p{L}$/u.test(piece.text))) {
      result.push(joined(piece, next));
      at++;
    } else result.push(piece);
  }
  return result;
}
