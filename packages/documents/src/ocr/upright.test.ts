import { expect, test } from 'vitest';
import { isSideways, turnedPicture } from './upright.ts';

const grey = (width: number, height: number, at: (x: number, y: number) => number) => ({
  width,
  height,
  scale: 1,
  bytesPerPixel: 1 as const,
  pixels: Uint8Array.from({ length: width * height }, (_, index) =>
    at(index % width, Math.floor(index / width)),
  ),
});

test('a page whose lines run down it lies sideways, also where it is askew', () => {
  const lines = (slope: number) =>
    grey(720, 960, (x, y) => (Math.floor(y + x * slope) % 40 < 16 && (x * 7 + y) % 5 < 3 ? 0 : 255));
  for (const slope of [0, 0.05, -0.08]) {
    expect(isSideways(lines(slope))).toBe(false);
    expect(isSideways(turnedPicture(lines(slope), 90))).toBe(true);
  }
});

test('turning goes clockwise, and four quarters are a whole', () => {
  const picture = grey(3, 2, (x, y) => y * 3 + x);
  const quarter = turnedPicture(picture, 90);
  expect([quarter.width, quarter.height, [...quarter.pixels]]).toEqual([2, 3, [3, 0, 4, 1, 5, 2]]);
  expect([...turnedPicture(picture, 180).pixels]).toEqual([5, 4, 3, 2, 1, 0]);
  expect([...turnedPicture(picture, 270).pixels]).toEqual([2, 5, 1, 4, 0, 3]);
  expect([...turnedPicture(quarter, 270).pixels]).toEqual([...picture.pixels]);
});
