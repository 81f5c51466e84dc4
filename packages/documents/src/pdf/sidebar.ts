import type { Box } from './frame.ts';
import type { Piece } from './pieces.ts';

export interface Sidebar {
  box: Box;
  left: boolean;
}

/** So high that it is no box around a section, so wide that it holds text, so narrow that it is no page. */
const leastHeight = 0.6;
const [leastWidth, mostWidth] = [0.15, 0.48];

/** A strip of another ground along one side of the page, as templates and exported profiles paint it. */
export function sidebarOf(grounds: Box[], page: { width: number; height: number }): Sidebar | undefined {
  for (const ground of grounds) {
    const [x0, x1] = [Math.max(0, ground.x0), Math.min(page.width, ground.x1)];
    const [y0, y1] = [Math.max(0, ground.y0), Math.min(page.height, ground.y1)];
    const share = (x1 - x0) / page.width;
    if (share < leastWidth || share > mostWidth || y1 - y0 < leastHeight * page.height) continue;
    const left = x0 < 0.06 * page.width;
    if (left || x1 > 0.94 * page.width) return { box: { x0, x1, y0, y1 }, left };
  }
  return undefined;
}

export interface Parts {
  above: Piece[];
  side: Piece[];
  main: Piece[];
  below: Piece[];
}

/** What stands on the strip and what beside it; undefined where a line runs over its edge: then it parts nothing. */
export function partsBy({ box, left }: Sidebar, pieces: Piece[]): Parts | undefined {
  const edge = left ? box.x1 : box.x0;
  const within = (piece: Piece) => piece.baseline > box.y0 && piece.baseline < box.y1;
  const inner = pieces.filter(within);
  if (inner.some((piece) => piece.x0 < edge - 1 && piece.x1 > edge + 1)) return undefined;
  const onStrip = (piece: Piece) => (piece.x0 + piece.x1) / 2 < edge === left;
  const [side, main] = [inner.filter(onStrip), inner.filter((piece) => !onStrip(piece))];
  if (side.length < 3 || main.length < 3) return undefined;
  const above = pieces.filter((piece) => piece.baseline <= box.y0);
  return { above, side, main, below: pieces.filter((piece) => piece.baseline >= box.y1) };
}
