import { expect, test } from 'vitest';
import { passes } from './fixture.ts';

test.each([
  ['Mowed lawns and weeded beds for a village school', 'Garden maintenance for a village school', true],
  ['Took X-rays of teeth in two practices', 'Dental radiography in two practices', true],
  ['Travelled with tour groups', 'Tour management', false],
  ['Kept the meeting room tidy', '5S in the meeting room', false],
])('what postings ask is said by what proves it, and not by less: %s, %s', (point, text, isPassed) => {
  expect(passes('en', point, text)).toBe(isPassed);
});
