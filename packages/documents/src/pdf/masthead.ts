import type { Piece } from './pieces.ts';

const wordsIn = (piece: Piece) => piece.words.map((word) => word.text).join(' ');
const contactLike = /@|\+?\d[\d ()/-]{6,}|www\.|\.com\b/;
const longest = 45;

/** Heights that nothing stands in, from the top, at least so high. */
function gapsOf(pieces: Piece[], least: number): number[] {
  const gaps: number[] = [];
  let reach: number | undefined;
  for (const { y0, y1 } of [...pieces].sort((a, b) => a.y0 - b.y0)) {
    if (reach !== undefined && y0 > reach + least) gaps.push((y0 + reach) / 2);
    reach = Math.max(reach ?? y1, y1);
  }
  return gaps;
}

const mostRows = 6;

export interface Masthead {
  name: Piece[];
  beside: Piece[];
  below: Piece[];
}

/**
 * Name to the left, contact data to the right of it, and below both an empty band: the head of the page
 * comes before its columns, though no line of it crosses their gutter. Undefined: there is none.
 */
export function mastheadOf(pieces: Piece[], usual: number): Masthead | undefined {
  const name = pieces.reduce<Piece | undefined>(
    (most, piece) => (most && most.size >= piece.size ? most : piece),
    undefined,
  );
  if (!name || name.size < 1.5 * usual) return undefined;
  const end = gapsOf(pieces, 0.9 * usual).find((gap) => gap > name.baseline);
  if (end === undefined) return undefined;
  const head = pieces.filter((piece) => piece.baseline < end);
  const [left, beside] = [
    head.filter((piece) => piece.x0 <= name.x1 + usual),
    head.filter((piece) => piece.x0 > name.x1 + usual),
  ];
  const apart = Math.max(...left.map((piece) => piece.x1)) < Math.min(...beside.map((piece) => piece.x0));
  const top = Math.min(...pieces.map((piece) => piece.y0));
  const low = Math.max(...pieces.map((piece) => piece.y1));
  if (!apart || end - top > Math.min(160, 0.4 * (low - top)) || beside.length < 2 || beside.length > mostRows)
    return undefined;
  const texts = beside.map(wordsIn);
  const isContact =
    texts.some((text) => contactLike.test(text)) && texts.every((text) => text.length < longest);
  return isContact
    ? { name: left, beside, below: pieces.filter((piece) => piece.baseline >= end) }
    : undefined;
}
