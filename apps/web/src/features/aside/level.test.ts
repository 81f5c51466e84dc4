import { expect, test } from 'vitest';
import { levelOf } from './level.ts';

test('a level is a hundred points, the first begins at none', () => {
  expect(levelOf(0)).toEqual({ level: 1, into: 0, left: 100 });
  expect(levelOf(99)).toEqual({ level: 1, into: 99, left: 1 });
  expect(levelOf(100)).toEqual({ level: 2, into: 0, left: 100 });
  expect(levelOf(345)).toEqual({ level: 4, into: 45, left: 55 });
});
