import { expect, test } from 'vitest';
import { wordSense } from './words.ts';

const rootsOf = (text: string) =>
  wordSense('zh')
    .words(text)
    .map(({ root }) => root);

test('a Latin name ends where Chinese characters begin', () => {
  expect(rootsOf('GIS数据')).toEqual(['gis', '数据']);
  expect(rootsOf('用Node.js开发')).toEqual(['用', 'node.js', '开发']);
});

test('words that only look alike have roots of their own, words of one meaning share theirs', () => {
  const root = (language: 'en' | 'es' | 'fr' | 'de', word: string) =>
    wordSense(language).words(word)[0]?.root;
  for (const [language, one, other] of [
    ['fr', 'équipe', 'équipements'],
    ['fr', 'couture', 'coûts'],
    ['en', 'county', 'counting'],
    ['en', 'internship', 'internal'],
    ['es', 'personas', 'personal'],
    ['es', 'soldado', 'soldador'],
    ['de', 'Messe', 'Messung'],
    ['de', 'Einrichter', 'Einrichtung'],
  ] as const)
    expect(root(language, one), `${one}, ${other}`).not.toBe(root(language, other));
  expect(root('fr', 'équipes')).toBe(root('fr', 'équipier'));
  expect(root('de', 'Märkten')).toBe(root('de', 'Markt'));
});

test('an English word has one root, whether its last consonant is written once or twice', () => {
  const root = (word: string) => wordSense('en').words(word)[0]?.root;
  for (const [one, other] of [
    ['rigging', 'rig'],
    ['fitted', 'fit'],
    ['labelling', 'label'],
    ['drilling', 'drills'],
    ['trimmers', 'trim'],
  ] as const)
    expect(root(one), `${one}, ${other}`).toBe(root(other));
  expect(root('fitted')).not.toBe(root('fished'));
});
