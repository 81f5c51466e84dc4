import { fold, hasHan } from '../text/fold.ts';
import { joinLines } from './bullets.ts';
import type { Piece } from './pieces.ts';
import { dividers } from './scores.ts';
import { datesAtEdges, trimEdges, withoutDates } from './strip.ts';
import { tables } from './tables.ts';

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

/** Below a time in the margin, names and text run on over the lines: "2010 - 2018   Acme, Leeds, driver," … */
export function withHanging(pieces: Piece[]): Piece[] {
  const heads = pieces.flatMap((piece, at) => (opensHanging(piece, pieces[at + 1]) ? [at] : []));
  const open = heads.filter((at) => /,$/.test(pieces[at]?.text ?? '')).length;
  if (open === 0) return pieces;
  const broad = Math.max(...pieces.map((piece) => piece.width));
  const opening = new Set(heads);
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    let piece = pieces[at] as Piece;
    if (!opening.has(at)) {
      result.push(piece);
      continue;
    }
    const least = piece.indent + 4;
    for (let next = pieces[at + 1]; goesOnBelow(next) && next.indent >= least; next = pieces[at + 1]) {
      const aside =
        /\([^()]+\)$/.test(piece.text) &&
        trimEdges(withoutDates(piece.text, datesAtEdges(piece.text))).startsWith('(');
      const full = (open > 1 && piece.width >= broad * 0.7) || /[,-]$/.test(piece.text);
      const runs = aside || (/[,\p{L}-]$/u.test(piece.text) && full);
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
  if (/[([（][^)\]）]{0,60}$/.test(text)) return true;
  const last = /(?:^|\s)(\p{Ll}{1,4}|&)$/u.exec(text)?.[1];
  if (!last) return false;
  return last === '&' || dividers.has(fold(last)) || tables.sentenceWords.has(fold(last));
}

/** A name broken over two lines of a narrow column, right behind a gap or a time. */
export function withBrokenNames(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const next = pieces[at + 1];
    const above = pieces[at - 1];
    const opens = !above || piece.gap > 0 || isDated(above) || isDated(piece);
    const narrow =
      piece.text.length < 60 &&
      /^[\p{Lu}\d]/u.test(trimEdges(withoutDates(piece.text, datesAtEdges(piece.text))));
    const fits = opens && narrow && !piece.marker && !piece.opensText && !hasHan(piece.text);
    if (
      fits &&
      goesOnBelow(next) &&
      next.text.length < 60 &&
      endsOpen(piece.text) &&
      !/[.!?]$/.test(next.text)
    ) {
      result.push(joined(piece, next));
      at++;
    } else result.push(piece);
  }
  return result;
}
