import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['de', 'Mieterversammlungen geleitet', 'Mieter geleitet'],
  ['de', 'Schülerakten geführt', 'Schüler geführt'],
  ['de', 'Bewohnerzimmer gelüftet und gereinigt', 'Reinigung von Bewohnern'],
  ['de', 'Pferdeboxen im Stall gestrichen', 'Pferde im Stall gestrichen'],
  ['de', 'Kellertüren gestrichen', 'Keller gestrichen'],
];
test.each(invented)('the first part of a compound is not what was done to it, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['de', 'Lehrlingsausbildung übernommen', 'Lehrlinge ausgebildet'],
  ['de', 'Stammgäste bedient', 'Gäste bedient'],
  ['de', 'Mieterbriefe geschrieben', 'Briefe an Mieter geschrieben'],
  ['de', 'Wundversorgung bei Bewohnern', 'Wunden von Bewohnern versorgt'],
];
test.each(honest)('and is, where the last part is the doing, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
