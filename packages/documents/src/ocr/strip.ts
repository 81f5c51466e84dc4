import type { Picture } from '../pdf/render.ts';

/** A step between two neighbours that is an edge of ink, not the grain of paper. */
const edge = 64;

/** Edges of ink in each row: many where there is text, few in pictures and on empty paper. */
function edgesByRow({ width, height, pixels }: Picture): Uint32Array {
  const rows = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let edges = 0;
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const step = (pixels[at] ?? 0) - (pixels[at - 1] ?? 0);
      if (step > edge || step < -edge) edges++;
    }
    rows[y] = edges;
  }
  return rows;
}

/** The strip of a grey page, of its whole width and a share of its height, that has most letters. */
export function densestStrip(picture: Picture, share: number): Picture {
  const { width, height, pixels } = picture;
  const tall = Math.max(1, Math.round(height * share));
  const rows = edgesByRow(picture);
  let [sum, most, top] = [0, -1, 0];
  for (let y = 0; y < height; y++) {
    sum += (rows[y] ?? 0) - (rows[y - tall] ?? 0);
    if (y >= tall - 1 && sum > most) [most, top] = [sum, y - tall + 1];
  }
  return { ...picture, height: tall, pixels: pixels.subarray(top * width, (top + tall) * width) };
}
