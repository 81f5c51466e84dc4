import { expect, test } from 'vitest';
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
