import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

test.each<Case>([
  ['en', 'Vice captain of a rowing crew', 'Captain of a rowing crew'],
  ['en', 'Vice-chair of a residents’ council', 'Chair of a residents’ council'],
  ['de', 'Vizemeisterin im Rudern', 'Meisterin im Rudern'],
  ['de', 'Hilfsgärtner im Stadtpark', 'Gärtner im Stadtpark'],
  ['es', 'Acompañé a niños al psicólogo', 'Psicología'],
])('who was less than somebody, or went to one, was not that one (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test.each<Case>([
  ['en', 'Vice captain of a rowing crew', 'Rowing crew vice captain'],
  ['en', 'Held parts in a vice', 'Held parts'],
  ['de', 'Landschaftsgärtner im Stadtpark', 'Gärtner im Stadtpark'],
])('a sort of somebody is one, and a tool takes nothing away (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(true);
});
