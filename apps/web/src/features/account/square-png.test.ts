import { expect, test } from 'vitest';
import { middleSquare } from './square-png.ts';

test('the square of a picture is its middle, whichever side is longer', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleSquare(300, 401)).toEqual({ x: 0, y: 50, side: 300 });
  expect(middleSquare(7, 7)).toEqual({ x: 0, y: 0, side: 7 });
});
