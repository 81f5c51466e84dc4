import { expect, it } from 'vitest';
import { allMatches } from './all-matches.ts';

it('finds what the built-in way finds, whether anything is taken or not', () => {
  for (const [text, pattern] of [
    ['a1b22c333', /\d+/gu],
    ['no figure', /\d+/gu],
    ['a😀b', /x*/gu],
    ['', /x*/gu],
    ['2019 – 2021', /(?<year>\d{4})/gu],
  ] as const) {
    const own = allMatches(text, pattern).map((match) => ({ index: match.index, all: [...match] }));
    expect(own).toEqual(
      [...text.matchAll(pattern)].map((match) => ({ index: match.index, all: [...match] })),
    );
  }
});

it('begins at the beginning each time', () => {
  const pattern = /a/gu;
  pattern.lastIndex = 2;
  expect(allMatches('aba', pattern)).toHaveLength(2);
  expect(allMatches('aba', pattern)).toHaveLength(2);
});

it('refuses a pattern that would never end', () => {
  expect(() => allMatches('aba', /a/u)).toThrow(TypeError);
});
