import { expect, test } from 'vitest';
import { allMatches } from '../text/all-matches.ts';
import type { Language } from '../types.ts';
import { openGate } from './check.ts';
import { resumeWith } from './fixture.ts';
import type { Names } from './names.ts';

const products = ['Excel', 'Lexware', 'Revit', 'Winmotor'];
const names: Names = {
  find: (text) =>
    products.flatMap((name, concept) =>
      allMatches(text, new RegExp(name, 'gu')).map(({ index }) => ({
        concept,
        exact: true,
        start: index,
        end: index + name.length,
      })),
    ),
  kind: () => 'tool',
};

const passes = (language: Language, points: string[], text: string): boolean =>
  openGate(resumeWith(language, points), [], names).check(text, {}).passed;

test.each<[Language, string[], string]>([
  ['en', ['Reports in Excel with pivot tables'], 'Reports in Excel (pivot tables)'],
  ['en', ['Reports of hail damage in Excel', 'Drove a van'], 'Excel (reports of hail damage)'],
  ['de', ['Mahnungen in Lexware geschrieben'], 'Mahnungen in Lexware (Mahnungen)'],
  ['fr', ['Devis de freins dans Winmotor'], 'Winmotor (devis de freins)'],
  ['es', ['Planos de escaleras en Revit'], 'Revit (planos de escaleras)'],
])('what was done with a program stands behind it, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

test.each<[Language, string[], string]>([
  ['en', ['Reports in Excel', 'Paid wages of nine clerks'], 'Reports in Excel (wages)'],
  ['en', ['Plans of stairs in Revit', 'Wrote bills'], 'Revit (bills)'],
  ['de', ['Mahnungen in Lexware geschrieben', 'Lager gezählt'], 'Mahnungen in Lexware (Lager)'],
  ['fr', ['Devis de freins dans Winmotor', 'Tenue de la caisse'], 'Winmotor (caisse)'],
  ['es', ['Planos de escaleras en Revit', 'Facturas de la obra'], 'Revit (facturas)'],
])('what was done beside it does not, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});
