import { expect, test } from 'vitest';
import { passes } from './fixture.ts';

test.each([
  ['Dem Arzt bei der Blutentnahme assistiert', 'Blut abgenommen'],
  ['Bei der Inventur geholfen', 'Bestände gezählt'],
  ['Die Disponentin bei der Tourenplanung unterstützt', 'Touren geplant'],
  ['An der Preisverhandlung teilgenommen', 'Preise verhandelt'],
])('who helped with a doing named in one word has not done it in two: %s', (point, text) => {
  expect(passes('de', point, text)).toBe(false);
});

test.each([
  ['Bei der Tourenplanung unterstützt', 'Unterstützung beim Planen der Touren'],
  ['Dem Arzt bei der Blutentnahme assistiert', 'Assistenz des Arztes bei der Blutentnahme'],
  ['Bei der Inventur geholfen', 'Mithilfe bei der Inventur'],
])('and may say so in other words with the help: %s', (point, text) => {
  expect(passes('de', point, text)).toBe(true);
});
