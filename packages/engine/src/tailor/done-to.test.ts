import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { isDoneTo, isOneDoing } from './done-to.ts';
import { placesIn } from './fixture.ts';

const lexis = lexisOf('de');

function isDone(text: string, object: string, verb: string): boolean {
  const { line, places } = placesIn('de', text, [object, verb]);
  return isDoneTo(places[0] ?? -1, places[1] ?? -1, line, lexis);
}

function isOne(text: string, ...words: string[]): boolean {
  const { line, places } = placesIn('de', text, words);
  return isOneDoing(places, line, lexis);
}

test('a German object that opens the clause belongs to the verb that closes it', () => {
  expect(
    isDone('Zorben für 320 Höfe in Leipzig und Halle jährlich abgerechnet', 'Zorben', 'abgerechnet'),
  ).toBe(true);
  expect(isDone('Täglich Zorben für alte Kunden in einer Kantine beraten', 'Zorben', 'beraten')).toBe(true);
  expect(isDone('Zorben von vier Höfen monatlich prüfen', 'Zorben', 'prüfen')).toBe(true);
});

test('another verb or a preposition before it parts them', () => {
  expect(isDone('Zorben an Höfen gereinigt und Lampen montiert', 'Zorben', 'montiert')).toBe(false);
  expect(isDone('Mit Zorben aus Asien im Herbst gehandelt', 'Zorben', 'gehandelt')).toBe(false);
  expect(isDone('Zorben für Höfe in Leipzig abgerechnet', 'Höfe', 'abgerechnet')).toBe(false);
});

test('a verb that opens its clause is done to what stands behind it without a preposition', () => {
  expect(isDone('Prüfte und verkaufte in Leipzig die Zorben', 'Zorben', 'Prüfte')).toBe(true);
  expect(isDone('Prüfte Lampen für die Zorben', 'Zorben', 'Prüfte')).toBe(false);
});

test('words are one doing where every noun of them is an object of the verb among them', () => {
  expect(isOne('Zorben und Lampen für Höfe in Leipzig montiert', 'Zorben', 'Lampen', 'montiert')).toBe(true);
  expect(isOne('Zorben für Höfe in Leipzig montiert', 'Zorben', 'Höfe', 'montiert')).toBe(false);
  expect(isOne('Zorben für Höfe in Leipzig montiert', 'montiert')).toBe(false);
});
