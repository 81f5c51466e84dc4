import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const honest: Case[] = [
  ['de', 'Stromkosten berechnet', 'Stromkostenberechnungen erstellt'],
  ['de', 'Fässer bestellt', 'Bestellungen von Fässern aufgegeben'],
  ['de', 'Bauherren in der Planung begleitet', 'Begleitung der Bauherren in der Planungsphase'],
  ['de', 'Reisende beraten', 'Beratungstätigkeit für Reisende'],
];
test.each(honest)('a noun of doing with a verb that adds nothing says the verb, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: Case[] = [
  ['de', 'Zeichnungen ausgedruckt', 'Zeichnungen erstellt'],
  ['de', 'Rechnungen bezahlt', 'Rechnungen erstellt'],
];
test.each(invented)('and a thing with it says that it was made, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});
