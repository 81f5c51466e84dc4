import { findDates } from './dates.ts';
import type { Piece } from './pieces.ts';

/** Longer than any single date by itself ("September 2019"). */
const longest = 16;

const isShort = ({ text, marker }: Piece): boolean => text.length <= longest && !marker;

/** Both as one time with beginning and end, if they are nothing else. */
function joined(first: string, second: string): string | undefined {
  const text = `${first} – ${second}`;
  const [hit, other] = findDates(text);
  const whole = hit && !other && !hit.single && hit.start === 0 && hit.end === text.length;
  return whole && hit.from?.month !== undefined ? text : undefined;
}

const isBelow = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && piece.gap === 0 && isShort(piece);

/** Two lines that are one time, and no column of times. */
function spanOf(piece: Piece, next: Piece | undefined, third: Piece | undefined): Piece | undefined {
  if (!isShort(piece) || !/\d/.test(piece.text) || !isBelow(next)) return undefined;
  const text = joined(piece.text, next.text);
  if (!text || (isBelow(third) && findDates(third.text).length > 0)) return undefined;
  return { ...piece, text, also: [next.line] };
}

/** "03/2019" over "02/2021" or over "today": columns of a table pasted line by line part a time in two. */
export function withSplitSpans(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const span = spanOf(piece, pieces[at + 1], pieces[at + 2]);
    result.push(span ?? piece);
    if (span) at++;
  }
  return result;
}
