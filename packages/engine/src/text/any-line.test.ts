import { expect, test } from 'vitest';
import type { SourceLine } from '../types.ts';
import { anyLine } from './any-line.ts';
import { changedPart } from './changed-part.ts';

const lines = (...texts: string[]): SourceLine[] => texts.map((text) => ({ text }));

test('the part that differs lies between what both begin and end with', () => {
  const [a = { text: '' }, b = a, c = a, other = a] = lines('a', 'b', 'c', 'other');
  expect(changedPart([a, b, c], [a, other, c])).toEqual({ from: 1, to: 2, earlierTo: 2 });
  expect(changedPart([a, b, c], [a, c])).toEqual({ from: 1, to: 1, earlierTo: 2 });
  expect(changedPart([a, c], [a, b, c])).toEqual({ from: 1, to: 2, earlierTo: 1 });
  expect(changedPart([a, b], [a, b])).toEqual({ from: 2, to: 2, earlierTo: 2 });
});

test('of an edited page only the new lines are asked, and they are asked', () => {
  const asked: string[] = [];
  const anyHash = anyLine(({ text }) => {
    asked.push(text);
    return text.startsWith('#');
  });
  const page = lines('one', 'two', 'three');
  expect(anyHash(page)).toBe(false);
  asked.length = 0;
  const [first, , last] = page as [SourceLine, SourceLine, SourceLine];
  expect(anyHash([first, { text: '# two' }, last])).toBe(true);
  expect(anyHash([first, { text: 'again' }, last])).toBe(false);
  expect(asked).toEqual(['# two', 'again']);
});
