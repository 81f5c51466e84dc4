import { expect, test } from 'vitest';
import { countWords, cutGraphemes, cutWords } from './words.ts';

test('words are white-space tokens, and empty text has none', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('  \n\t ')).toBe(0);
  expect(countWords('one two\nthree\tfour')).toBe(4);
  expect(countWords("don't stop-me — now")).toBe(4);
});

test('a run of Han characters counts one word per two characters', () => {
  expect(countWords('软件工程师')).toBe(3);
  expect(countWords('负责 Java 开发')).toBe(3);
  expect(countWords('使用React开发')).toBe(3);
});

test('a cut by characters never splits what a person sees as one', () => {
  expect(cutGraphemes('naïve', 3)).toBe('naï');
  expect(cutGraphemes('👩‍👩‍👧abc', 2)).toBe('👩‍👩‍👧a');
  expect(cutGraphemes('short', 10)).toBe('short');
});

test('a cut by words keeps lines and never exceeds the count', () => {
  expect(cutWords('a b\nc d', 3)).toBe('a b\nc');
  expect(cutWords('软件工程师', 2)).toBe('软件工程');
  expect(cutWords('a b', 5)).toBe('a b');
});
