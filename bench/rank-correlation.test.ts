import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';
import { cosineOver, keywordOverlap } from './word-baselines.ts';

test('the same order is 1, the reverse is -1, and equals share their place', () => {
  expect(rankCorrelation([1, 2, 3], [10, 200, 201])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 × 5).
  expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 3);
});

test('word baselines see shared words and nothing else', () => {
  const cosine = cosineOver(['java spring', 'java sql', 'nurse ward']);
  expect(cosine('java spring', 'java spring')).toBeCloseTo(1);
  expect(cosine('java spring', 'nurse ward')).toBe(0);
  expect(keywordOverlap('We use Java daily', 'Java and Spring')).toBeCloseTo(0.5);
});
