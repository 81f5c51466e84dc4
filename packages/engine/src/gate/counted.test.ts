import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const honest: Case[] = [
  [
    'en',
    'Eight years of farming, three years of fishing',
    'Farming for eight years, fishing for three years',
  ],
  [
    'en',
    'Two years as a florist, four years as a gardener',
    'Two years as a florist and four years as a gardener',
  ],
  ['de', 'Sechs Jahre Werkstatt, zwei Jahre Außendienst', 'Zwei Jahre Außendienst und sechs Jahre Werkstatt'],
  [
    'de',
    '14 Kinder vormittags, 9 Kinder nachmittags betreut',
    'Betreuung von 14 Kindern vormittags und 9 Kindern nachmittags',
  ],
  ['es', 'Cuatro años en cocina, dos años en sala', 'Dos años en sala y cuatro años en cocina'],
  ['es', '12 camas en planta y 6 camas en urgencias', 'Planta de 12 camas y urgencias de 6 camas'],
  ['fr', 'Cinq ans en fournil, deux ans en boutique', 'Deux ans en boutique et cinq ans en fournil'],
  ['fr', '30 élèves le matin et 18 élèves le soir', 'Le matin 30 élèves, le soir 18 élèves'],
];
test.each(honest)('a word that a line has twice stands behind each of its figures, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: Case[] = [
  ['en', 'Eight years of farming, three boats', 'Three years of farming'],
  ['en', 'Trained 3 cooks and 5 waiters', 'Trained 5 cooks'],
  ['en', 'Counted 12 lamps in 4 halls', 'Counted lamps in 12 halls'],
  ['de', 'Sechs Jahre Werkstatt, zwei Lehrlinge', 'Zwei Jahre Werkstatt'],
  ['de', '14 Kinder und 9 Eltern beraten', '9 Kinder beraten'],
  ['es', 'Cuatro años en cocina, dos ayudantes', 'Dos años en cocina'],
  ['es', '12 camas y 6 sillas limpiadas', 'Limpieza de 6 camas'],
  ['fr', 'Cinq ans en fournil, deux apprentis', 'Deux ans en fournil'],
  ['fr', '30 élèves et 18 parents reçus', 'Accueil de 18 élèves'],
];
test.each(invented)('and each figure counts its own thing, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});
