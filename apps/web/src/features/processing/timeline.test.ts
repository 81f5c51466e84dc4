import { expect, test } from 'vitest';
import { closesAt, scrollsAt, stageAt } from './timeline.ts';

test('fast work is shown at 0.5, 1.7, 2.9, 4.1 and 5.3 s', () => {
  const seen = [0, 499, 500, 1699, 1700, 2900, 4100, 5299, 5300, 60_000].map((ms) => stageAt(ms, 100));
  expect(seen).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 5, 5]);
});

test('slow work holds a stage until real progress has passed it', () => {
  expect(stageAt(20_000, 0)).toBe(1);
  expect(stageAt(20_000, 19)).toBe(1);
  expect(stageAt(20_000, 20)).toBe(2);
  expect(stageAt(20_000, 79)).toBe(4);
  expect(stageAt(20_000, 80)).toBe(5);
});

test('the dialog closes at 5.8 s, or half a second after slower work ends', () => {
  expect(closesAt(300)).toBe(5800);
  expect(closesAt(9000)).toBe(9500);
});

test('the scroll comes a second after success or at the close, whichever is later', () => {
  expect(scrollsAt(300)).toBe(5800);
  expect(scrollsAt(9000)).toBe(10_000);
});
