import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/support.ts';
import { framesClause } from './such-as.ts';

const lexis = lexisOf('de');

function frames(text: string, ...words: string[]): boolean {
  const line = statement(text, 'text', lexis);
  const places = words.map((word) => line.tokens.findIndex((token) => token.text === word));
  return framesClause(places, line, lexis);
}

test('a German object that opens the clause belongs to the verb that closes it', () => {
  expect(
    frames('Zorben für 320 Höfe in Leipzig und Halle jährlich abgerechnet', 'Zorben', 'abgerechnet'),
  ).toBe(true);
  expect(frames('Täglich Zorben für alte Kunden in einer Kantine beraten', 'Zorben', 'beraten')).toBe(true);
});

test('another object, another verb or a preposition before it parts them', () => {
  expect(frames('Zorben für Höfe in Leipzig Lampen montiert', 'Zorben', 'montiert')).toBe(false);
  expect(frames('Zorben an Höfen gereinigt und Lampen montiert', 'Zorben', 'montiert')).toBe(false);
  expect(frames('Mit Zorben aus Asien im Herbst gehandelt', 'Zorben', 'gehandelt')).toBe(false);
  expect(frames('Zorben für Höfe abgerechnet in Leipzig', 'Zorben', 'abgerechnet')).toBe(false);
});
