import { expect, test } from 'vitest';
import { subjectScore } from './subject-score.ts';

test('the score of a subject is a tenth of its length, rounded', () => {
  expect(['', 'Four', 'Fifty', 'Your checkout is still open', 'x'.repeat(95)].map(subjectScore)).toEqual([
    0, 0, 1, 3, 10,
  ]);
});
