import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['de', 'Kollegen geschult', 'Kollegen beschäftigt'],
  ['de', 'Klienten getröstet', 'Klienten betreut'],
  ['de', 'Waschmittel ins Regal geräumt', 'Im Regal gewaschen'],
  ['de', 'Schweißgeräte verliehen', 'Geräte geschweißt'],
  ['de', 'Pflanzen nach Lieferungen ausgepackt', 'Pflanzen geliefert'],
];
test.each(invented)(
  'a person named by what was done, or a thing by what it is for, tells of no doing, %s: %s, %s',
  (...each) => {
    expect(passes(...each)).toBe(false);
  },
);

const honest: Case[] = [
  ['de', 'Mitarbeiter geschult', 'Beschäftigte geschult'],
  ['de', 'Fahrdienst für Senioren gemacht', 'Senioren gefahren'],
  ['de', 'Kundenberatung am Tresen', 'Kunden am Tresen beraten'],
];
test.each(honest)('and may be told in another word for the same, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

test('a noun with a short stem is found at the head of a compound', () => {
  expect(passes('de', 'Futtervorräte geprüft', 'Vorräte an Futter geprüft')).toBe(true);
  expect(passes('de', 'Kellertüren gestrichen', 'Türen im Keller gestrichen')).toBe(true);
  expect(passes('de', 'Kellertüren gestrichen', 'Keller und Böden gestrichen')).toBe(false);
});
