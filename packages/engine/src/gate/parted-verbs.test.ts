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
  ['de', 'Reklamationen am Telefon entgegengenommen', 'Am Telefon nahm ich Reklamationen entgegen'],
  ['de', 'Bestellungen telefonisch aufgenommen', 'Telefonisch nahm ich Bestellungen auf'],
  ['de', 'Paketannahme am Empfang', 'Am Empfang nahm ich Pakete an'],
];
test.each(honest)('a verb may be closed before a bracket or a comma, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: Case[] = [
  ['de', 'Stelle zwei Zelte auf (Mehler), Bühne und Bänke', 'Herstellen von zwei Zelten (Mehler)'],
  ['de', 'Baute fünf Pumpen ein (KSB), auch nachts', 'Ausbau von fünf Pumpen (KSB)'],
  ['de', 'Rufe Kunden an (Bestand), täglich', 'Abrufen von Kunden (Bestand)'],
  ['de', 'Angebote eingeholt', 'Ich holte Angebote ab'],
  ['de', 'Aufträge abgelehnt', 'Ich nahm Aufträge an'],
  ['de', 'Waren am Tor ausgeliefert', 'Am Tor nahm ich Waren entgegen'],
];
test.each(invented)('and it is the verb with that particle alone, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

test('a figure with its point ends no clause before what it counts, and whom one looked after is no less for it', () => {
  const point = 'Betreuung eines Auszubildenden im zweiten Lehrjahr';
  expect(passes('de', point, 'Betreuung eines Azubis im 2. Lehrjahr')).toBe(true);
  expect(passes('de', point, 'Betreuung eines Azubis im 3. Lehrjahr')).toBe(false);
});

test('who only helped before "und" has done alone what stands behind it', () => {
  const point = 'Bei der Inventur geholfen und Regale eingeräumt';
  expect(passes('de', point, 'Einräumen von Regalen')).toBe(true);
  expect(passes('de', point, 'Inventur durchgeführt')).toBe(false);
});
