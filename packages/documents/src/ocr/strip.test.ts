import { expect, test } from 'vitest';
import type { Picture } from '../pdf/render.ts';
import { densestStrip } from './strip.ts';

test('the strip with most edges of ink is taken, whole width, as high as asked', () => {
  const [width, height] = [8, 60];
  const pixels = new Uint8Array(width * height).fill(255);
  // A solid block has few edges; stripes at 40 to 49 look like letters.
  pixels.fill(0, 0, 20 * width);
  for (let y = 40; y < 50; y++) for (let x = 0; x < width; x += 2) pixels[y * width + x] = 0;
  const strip = densestStrip({ width, height, scale: 1, bytesPerPixel: 1, pixels }, 1 / 6);
  expect([strip.width, strip.height]).toEqual([8, 10]);
  expect([...strip.pixels]).toEqual([...pixels.subarray(40 * width, 50 * width)]);
});

/** Lines of letters, ten rows high with ten between them, that fall by so many rows over the page's width. */
function pageOf(width: number, height: number, fall: number): Picture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let x = 0; x < width; x += 2) {
    const down = Math.round(fall * (x / width - 0.5));
    for (let y = 20; y < height - 20; y++)
      if (y % 20 < 10) pixels[Math.min(height - 1, y + down) * width + x] = 0;
  }
  return { width, height, scale: 1, bytesPerPixel: 1, pixels };
}

const inkOf = ({ width, height, pixels }: Picture) =>
  Array.from({ length: height }, (_, y) => pixels.subarray(y * width, (y + 1) * width).includes(0));

test('a line that the edge would cut is left out', () => {
  const strip = densestStrip(pageOf(400, 400, 0), 1 / 8);
  expect(inkOf(strip).filter(Boolean).length % 10).toBe(0);
  expect([inkOf(strip)[0], inkOf(strip).at(-1)]).toEqual([false, false]);
});

test('lines of a page that lies askew are level in the strip', () => {
  const strip = densestStrip(pageOf(400, 400, 12), 1 / 8);
  const ink = inkOf(strip);
  expect(ink.filter(Boolean).length).toBeGreaterThan(10);
  expect(ink.filter((dark) => !dark).length).toBeGreaterThan(10);
});
