import { describe, expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', 'Listened to calls handled by colleagues', 'Handled calls'],
  ['en', 'Almost won the regional prize', 'Won the regional prize'],
  ['en', 'Prepared files for assessments', 'Wrote assessments'],
  ['en', 'Trained managers in Excel', 'Manager with Excel training'],
  ['de', 'Tiere gehalten, während der Tierarzt sie behandelte', 'Behandlung von Tieren'],
  ['de', 'Vertragsentwürfe zur Prüfung vorgelegt', 'Prüfung von Vertragsentwürfen'],
  ['de', 'Kundinnen zur Kosmetikberatung geschickt', 'Kosmetikberatung für Kundinnen'],
  ['de', 'Beinahe den Landespreis gewonnen', 'Landespreis gewonnen'],
  ['de', 'Praktikanten betreut', 'Als Praktikant betreut'],
  ['de', 'Unter Leitung der Chefin Sitzungen vorbereitet', 'Leitung von Sitzungen'],
];
test.each(invented)('what others did, or almost came about, is not done, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['en', 'Supported families in debt and spoke to creditors', 'Support for families; talks with creditors'],
  ['en', 'Helped residents eat and washed dishes', 'Washed dishes'],
  ['en', 'Nearly doubled sales in two years', 'Sales nearly doubled in two years'],
  ['en', 'Rang policyholders about missing documents', 'Called policy holders about missing documents'],
  ['de', 'War dafür zuständig, den Laden abzuschließen', 'Abschließen des Ladens'],
  ['de', 'Störungen sofort gemeldet', 'Sofortige Meldung von Störungen'],
  ['de', 'Modelle gebaut', 'Modellbau'],
  ['de', 'Fast täglich Kunden beraten', 'Beratung von Kunden fast jeden Tag'],
];
test.each(honest)('it takes nothing from what was done, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

describe('who helped', () => {
  test('has not done alone what only goes on behind "and"', () => {
    expect(passes('en', 'Helped clean and cook', 'Cooked')).toBe(false);
    expect(passes('en', 'Assisted in cutting and sewing costumes', 'Sewing of costumes')).toBe(false);
  });
});

test('the thing that only others had to do with is not one’s own, and the other one is', () => {
  const en = 'Checked rafts, and a colleague checked life jackets';
  expect(passes('en', en, 'Checked life jackets')).toBe(false);
  expect(passes('en', en, 'Check of rafts')).toBe(true);
  const de = 'Rettungsinseln geprüft, während ein Kollege die Westen prüfte';
  expect(passes('de', de, 'Prüfung von Westen')).toBe(false);
  expect(passes('de', de, 'Prüfung von Rettungsinseln')).toBe(true);
});
