import { type Language, languages } from '@tailor/engine';
import { expect, test } from 'vitest';
import { says, unlikeCases, usefulCases, usefulSets } from './material.ts';

const all = (language: Language) => usefulSets.flatMap((set) => usefulCases(set, language));
const sorted = (values: string[]): string[] => [...values].sort();

test('a hundred cases a language are open, fifty were opened and fifty are sealed, of fifty trades, the same ones', () => {
  for (const language of languages) {
    const [open, opened, sealed] = usefulSets.map((set) =>
      usefulCases(set, language).map(({ trade }) => trade),
    );
    expect([open?.length, new Set(open).size]).toEqual([100, 50]);
    expect([opened?.length, sealed?.length]).toEqual([50, 50]);
    expect(sorted([...(opened ?? []), ...(sealed ?? [])])).toEqual(sorted(open ?? []));
  }
});

test('twice forty and twice twenty more a language were written by other people', () => {
  for (const language of languages) {
    expect(usefulCases('third', language).length).toBe(40);
    expect(usefulCases('fourth', language).length).toBe(40);
    expect(usefulCases('fifth', language).length).toBe(20);
    expect(usefulCases('sixth', language).length).toBe(20);
  }
});

test('no bullet says its phrase already, and no phrase is asked for twice by one hand', () => {
  for (const language of languages) {
    const said = all(language).filter(({ bullet, phrase }) => says(bullet, phrase));
    expect(said.map(({ bullet }) => bullet)).toEqual([]);
    const byOneHand = (['open', 'opened', 'sealed'] as const).flatMap((set) => usefulCases(set, language));
    const phrases = byOneHand.map(({ phrase }) => phrase.toLowerCase());
    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) < i)).toEqual([]);
  }
});

test('ten look-alikes a language or more, and those of a set beside them, are not said by their bullets', () => {
  for (const language of languages) {
    const [first, ninth, tenth, eleventh, trial] = (
      ['open', 'ninth', 'tenth', 'eleventh', 'trial'] as const
    ).map((set) => unlikeCases(language, set));
    expect(first?.length).toBeGreaterThanOrEqual(10);
    expect([ninth?.length ?? 0, tenth?.length ?? 0].map((count) => count >= 15)).toEqual([true, true]);
    expect((eleventh?.length ?? 0) >= 29).toBe(true);
    const all = [ninth, tenth, eleventh, trial].flatMap((cases) => cases ?? []);
    const said = all.filter(({ bullet, phrase }) => says(bullet, phrase));
    expect(said).toEqual([]);
  }
});

test('a phrase is said as words of its own, in Chinese anywhere', () => {
  expect(says('Wrote JavaScript', 'Java')).toBe(false);
  expect(says('Wrote JavaScript and Java.', 'java')).toBe(true);
  expect(says('负责支付单元测试工作', '单元测试')).toBe(true);
  expect(says('用API对接', 'API')).toBe(true);
});
