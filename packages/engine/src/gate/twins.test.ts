import { expect, test } from 'vitest';
import { isHeadOf } from './heads.ts';
import { lexisOf } from './lexis.ts';
import { tokenize } from './tokens.ts';
import { isTwin } from './twins.ts';

const lexis = lexisOf('de');

test('two compounds with one part in common say the same where the lists know the other parts as one', () => {
  expect(isTwin('kortisoninjektion', 'kortisonspritze', lexis)).toBe(true);
  expect(isTwin('filtertausch', 'filterwechsel', lexis)).toBe(true);
  expect(isTwin('filtertausch', 'filterverkauf', lexis)).toBe(false);
  expect(isTwin('autowasche', 'kinderwagenwasche', lexis)).toBe(false);
});

test('a compound with one short part is a sort of what it ends with, a verb with its prefix is none', () => {
  expect(isHeadOf('akten', 'bauakten', lexis)).toBe(true);
  expect(isHeadOf('haute', 'schweinehaute', lexis)).toBe(true);
  expect(isHeadOf('leiter', 'begleiter', lexis)).toBe(false);
  expect(isHeadOf('kaufe', 'verkaufe', lexis)).toBe(false);
});

test('a prefix that stands for a whole verb says that verb', () => {
  const keysOf = (text: string) => tokenize(text, lexis)[0]?.keys;
  expect(keysOf('be- und entladen')).toEqual(lexis.forms.keys('beladen'));
  expect(keysOf('auf- und abgebaut')).toEqual(lexis.forms.keys('aufgebaut'));
  expect(keysOf('Bau- und Möbelholz')).toEqual(lexis.forms.keys('bau'));
});

test.each([
  ['fensterreinigung', 'fensterputzer', false],
  ['waldpflege', 'waldarbeiter', false],
  ['fensterreinigung', 'fensterputzen', true],
  ['reifentausch', 'reifenwechsel', true],
])('who does it is not the doing: %s and %s', (term, own, twin) => {
  expect(isTwin(term, own, lexisOf('de'))).toBe(twin);
});
