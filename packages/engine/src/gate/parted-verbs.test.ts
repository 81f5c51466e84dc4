import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const honest: Case[] = [
  [
    'de',
    'Stelle zwei Zelte auf (Mehler), Bühne und Bänke',
    'Aufstellen von zwei Zelten (Mehler), Bühne und Bänke',
  ],
  ['de', 'Lege Akten ab, Postausgang', 'Ablegen von Akten, Postausgang'],
  ['de', 'Baute fünf Pumpen ein (KSB), auch nachts', 'Einbau von fünf Pumpen (KSB), auch nachts'],
  ['de', 'Rufe Kunden an (Bestand), täglich', 'Anrufen von Kunden (Bestand), täglich'],
];
test.each(honest)('a verb may be closed before a bracket or a comma, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: Case[] = [
  ['de', 'Stelle zwei Zelte auf (Mehler), Bühne und Bänke', 'Herstellen von zwei Zelten (Mehler)'],
  ['de', 'Baute fünf Pumpen ein (KSB), auch nachts', 'Ausbau von fünf Pumpen (KSB)'],
  ['de', 'Rufe Kunden an (Bestand), täglich', 'Abrufen von Kunden (Bestand)'],
];
test.each(invented)('and it is the verb with that particle alone, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});
