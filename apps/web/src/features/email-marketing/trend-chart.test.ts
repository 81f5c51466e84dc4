import { expect, test } from 'vitest';
import { scaleTop } from './trend-chart.tsx';

test('the scale ends at a round number that nothing exceeds, and halves without a fraction', () => {
  expect([0, 1, 3, 5, 7, 11, 38, 60, 99, 1001].map(scaleTop)).toEqual([4, 4, 4, 6, 8, 20, 40, 60, 100, 2000]);
});
