import type { Piece } from './pieces.ts';
import { aligned, headingLike, type Row, rowsOf, usualSize } from './rows.ts';

export interface Split {
  at: number;
  top: number;
  bottom: number;
  left: Piece[];
  right: Piece[];
  score: number;
}

const leftEdge = (row: Row) => Math.min(...row.pieces.map((piece) => piece.x0));

/**
 * Boxes side by side, and below them the page goes on: its next heading and short lines cross no gutter,
 * but they belong to the full line that they lead to, not to the left box.
 */
export function withoutTail(pieces: Piece[], split: Split): Split {
  const below = rowsOf(pieces.filter((piece) => Math.abs(piece.baseline - split.bottom) < 1))[0];
  const [left, right] = [rowsOf(split.left), rowsOf(split.right)];
  const usual = usualSize([...left, ...right]);
  const start = left.findIndex((row, at) => at > 0 && headingLike(row, usual) && opensTail(left, right, at));
  const tail = start > 0 ? left.slice(start) : [];
  const first = tail[0];
  if (!below || !first || Math.abs(leftEdge(below) - leftEdge(first)) > 5 * usual) return split;
  const heights = [...tail.map((row) => row.baseline), split.bottom];
  if (heights.some((height, at) => height - (heights[at - 1] ?? height) > 3 * usual)) return split;
  const bottom = first.baseline - 0.4 * first.size;
  const above = (some: Piece[]) => some.filter((piece) => piece.baseline < bottom);
  return { ...split, bottom, left: above(split.left), right: above(split.right) };
}

/** Above it a gap through both sides; to the right of it and of what follows nothing but their dates and places. */
function opensTail(left: Row[], right: Row[], at: number): boolean {
  const [row, before] = [left[at], left[at - 1]];
  if (!row || !before) return false;
  const above = right.filter((other) => other.baseline < row.baseline - 0.3 * row.size);
  const beside = right.slice(above.length);
  const last = Math.max(before.baseline, above.at(-1)?.baseline ?? Number.NEGATIVE_INFINITY);
  return (
    above.length > 0 &&
    row.baseline - last > 1.5 * row.size &&
    aligned(beside, left.slice(at)).length === beside.length
  );
}

const textOf = (pieces: Piece[]) => pieces.flatMap((piece) => piece.words.map((word) => word.text)).join(' ');
const dated = /(?:19|20)\d\d|\d{1,2}[./]\d{2,4}/;

/** "01/2018 – today", and nothing else. */
function isOnlyDates(pieces: Piece[]): boolean {
  const text = textOf(pieces);
  const names = text.match(/\p{L}+/gu) ?? [];
  return pieces.length === 1 && text.length < 30 && dated.test(text) && names.length < 4;
}

/**
 * A text in columns within a page of one: the titles above and below it stand to the left of the gutter, and their
 * dates, flush right, to the right of it, but they are lines of the whole page. The stretches between such titles,
 * outside of which nothing on the right stands at a height of its own.
 */
export function betweenTitles(split: Split): { top: number; bottom: number }[] {
  const all = [...split.left, ...split.right];
  const edge = Math.max(...all.map((piece) => piece.x1)) - 3;
  const titles = rowsOf(all).filter(({ pieces }) => {
    const dates = pieces.filter((piece) => piece.x0 >= split.at);
    return dates.length < pieces.length && isOnlyDates(dates) && (dates[0]?.x1 ?? 0) > edge;
  });
  if (titles.length === 0) return [];
  const tops = [split.top, ...titles.map((row) => row.baseline + 0.1 * row.size)];
  const bottoms = [...titles.map((row) => row.baseline - 0.5 * row.size), split.bottom];
  const [left, right] = [rowsOf(split.left), rowsOf(split.right)];
  const lone = right.filter((row) => !aligned([row], left).includes(row));
  return tops.flatMap((top, at) => {
    const bottom = bottoms[at] ?? split.bottom;
    return lone.every((row) => row.baseline > top && row.baseline < bottom) ? [{ top, bottom }] : [];
  });
}
