import type { Picture } from '../pdf/render.ts';

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** So wide that it holds several letters, so narrow that lines stay lines on a page that lies askew. */
const stripWidth = 240;
/** Less than the gap between two lines, more than the stroke of a letter. */
const bandHeight = 10;
/** The edge of a dark sidebar is one step, however high; a third of all that a band can hold is a line's. */
const mostStep = (bandHeight / 2) * (stripWidth / 3) * 85;

/**
 * How much darkness changes from one band of a strip to the next, over all strips: line and gap, line and
 * gap. `step` goes to the next row, `across` to the next pixel of a row.
 */
function unrest(
  pixels: Uint8Array,
  [rows, step]: [number, number],
  [width, across]: [number, number],
): number {
  let sum = 0;
  for (let from = 0; from + stripWidth <= width; from += stripWidth) {
    let last = -1;
    for (let band = 0; band + bandHeight <= rows; band += bandHeight) {
      let dark = 0;
      for (let row = band; row < band + bandHeight; row += 2) {
        let at = row * step + from * across;
        for (let x = 0; x < stripWidth; x += 3, at += 3 * across) dark += pixels[at] ?? 255;
      }
      if (last >= 0) sum += Math.min(Math.abs(dark - last), mostStep) ** 2;
      last = dark;
    }
  }
  return sum;
}

/** Whether the lines of text run down the page: it was laid on the glass sideways. */
export function isSideways({ width, height, pixels }: Picture): boolean {
  const upright = unrest(pixels, [height, width], [width, 1]);
  return unrest(pixels, [width, 1], [height, width]) > 1.6 * upright;
}

/** The grey picture, turned. */
export function turnedPicture(picture: Picture, turn: Turn): Picture {
  if (turn === 0) return picture;
  const { width, height, pixels } = picture;
  const [wide, tall] = turn === 180 ? [width, height] : [height, width];
  const result = new Uint8Array(wide * tall);
  // Where the first pixel of the result comes from, and the steps to its right and below.
  const [start, right, below] =
    turn === 90
      ? [(height - 1) * width, -width, 1]
      : turn === 180
        ? [width * height - 1, -1, -width]
        : [width - 1, width, -1];
  for (let y = 0, to = 0; y < tall; y++) {
    let from = start + y * below;
    for (let x = 0; x < wide; x++, to++, from += right) result[to] = pixels[from] ?? 255;
  }
  return { ...picture, width: wide, height: tall, pixels: result };
}
