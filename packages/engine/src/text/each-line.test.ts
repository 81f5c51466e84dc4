import { expect, test } from 'vitest';
import type { SourceLine } from '../types.ts';
import { eachLine } from './each-line.ts';

const lines = (...texts: string[]): SourceLine[] => texts.map((text) => ({ text }));

test('of an edited page, wherever it was changed, only new lines are read, and all answers stand in order', () => {
  const read: string[] = [];
  const loud = eachLine(({ text }) => {
    read.push(text);
    return text.toUpperCase();
  });
  const page = lines('one', 'two', 'three', 'four');
  expect(loud(page)).toEqual(['ONE', 'TWO', 'THREE', 'FOUR']);
  const [one, two, three, four] = page as [SourceLine, SourceLine, SourceLine, SourceLine];
  const five = { text: 'five' };
  expect(loud([one, five, two, three, four])).toEqual(['ONE', 'FIVE', 'TWO', 'THREE', 'FOUR']);
  expect(loud([one, three])).toEqual(['ONE', 'THREE']);
  expect(loud([four, two, one])).toEqual(['FOUR', 'TWO', 'ONE']);
  expect(loud([one, two, three, four, five])).toEqual(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
  expect(loud([])).toEqual([]);
  expect(read).toEqual(['one', 'two', 'three', 'four', 'five']);
});
