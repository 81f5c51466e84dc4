import type { Picture } from '../pdf/render.ts';

/** A step between two neighbours that is an edge of ink, not the grain of paper. */
const edge = 64;

/** Edges of ink, as x and y in turns: many where there is text, few in pictures and on empty paper. */
function edgesOf({ width, height, pixels }: Picture): Int32Array {
  const found: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) {
      const step = (pixels[y * width + x] ?? 0) - (pixels[y * width + x - 1] ?? 0);
      if (step > edge || step < -edge) found.push(x, y);
    }
  return Int32Array.from(found);
}

/** How far down a line that falls by `drift` over the page's width stands at each column, beside its middle. */
function fallOf(width: number, drift: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => Math.round(drift * (x / width - 0.5)));
}

/** Edges in each row of a page whose lines fall by so much. */
function edgesByRow(edges: Int32Array, { width, height }: Picture, drift: number): Uint32Array {
  const fall = fallOf(width, drift);
  const rows = new Uint32Array(height);
  for (let at = 0; at < edges.length; at += 2) {
    const row = (edges[at + 1] ?? 0) - (fall[edges[at] ?? 0] ?? 0);
    if (row >= 0 && row < height) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows;
}

/** Of the width; about three degrees either way, in steps of a tenth. */
const steepest = 0.05;
const steps = 30;
/** So much sharper must the lines stand out before a page is taken to lie askew. */
const sharper = 1.1;

/** By how much the lines of a page fall from its left to its right: where rows of ink and empty ones part best. */
function driftOf(edges: Int32Array, picture: Picture): number {
  const sharpness = (drift: number) =>
    edgesByRow(edges, picture, drift).reduce((sum, count) => sum + count * count, 0);
  let [best, most] = [0, sharpness(0) * sharper];
  for (let step = -steps; step <= steps; step++) {
    const drift = (steepest * picture.width * step) / steps;
    const found = sharpness(drift);
    if (found > most) [best, most] = [drift, found];
  }
  return best;
}

/** Rows with fewer edges than this share of the width lie between lines of text. */
const between = 0.004;
/** A line that the strip's edge would cut is left out, up to this share of the strip on either side. */
const mostLeftOut = 0.2;

interface Rows {
  first: number;
  last: number;
}

/** So many rows with the most edges, without the lines that would be cut in half. */
function densestRows(rows: Uint32Array, tall: number, least: number): Rows {
  let [sum, most, top] = [0, -1, 0];
  for (let y = 0; y < rows.length; y++) {
    sum += (rows[y] ?? 0) - (rows[y - tall] ?? 0);
    if (y >= tall - 1 && sum > most) [most, top] = [sum, y - tall + 1];
  }
  const inwards = (from: number, step: 1 | -1) => {
    for (let away = 0; away <= tall * mostLeftOut; away++)
      if ((rows[from + step * away] ?? 0) < least) return from + step * away;
    return from;
  };
  return { first: inwards(top, 1), last: inwards(top + tall - 1, -1) };
}

function levelRows(picture: Picture, { first, last }: Rows, drift: number): Picture {
  const { width, height, pixels } = picture;
  const tall = last - first + 1;
  if (drift === 0)
    return { ...picture, height: tall, pixels: pixels.subarray(first * width, (last + 1) * width) };
  const fall = fallOf(width, drift);
  const level = new Uint8Array(width * tall).fill(255);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < width; x++) {
      const from = first + y + (fall[x] ?? 0);
      if (from >= 0 && from < height) level[y * width + x] = pixels[from * width + x] ?? 255;
    }
  return { ...picture, height: tall, pixels: level };
}

/**
 * The strip of a grey page, of its whole width and about a share of its height, that has most letters, its lines
 * level and whole: of halves of letters the recogniser makes a hundred shapes, and takes longer than for a whole line.
 */
export function densestStrip(picture: Picture, share: number): Picture {
  const edges = edgesOf(picture);
  const drift = driftOf(edges, picture);
  const tall = Math.max(1, Math.round(picture.height * share));
  const rows = edgesByRow(edges, picture, drift);
  return levelRows(picture, densestRows(rows, tall, between * picture.width), drift);
}
