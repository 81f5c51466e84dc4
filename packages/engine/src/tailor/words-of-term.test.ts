import { expect, test } from 'vitest';
import { claimsOf } from '../gate/items.ts';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
import type { Language } from '../types.ts';
import { familyWithName, sameFamily } from './same-family.ts';

function isSaid(language: Language, bullet: string, term: string): boolean {
  const lexis = lexisOf(language);
  const line = statement(bullet, 'text', lexis);
  const claims = claimsOf(term, lexis);
  return (sameFamily(claims, line, lexis) ?? familyWithName(claims, line, lexis)) !== undefined;
}

test('a thing with another name and another word for what is done with it are the term together', () => {
  expect(isSaid('de', 'Trottoirs vor zwei Läden gefegt', 'Kehren von Gehwegen')).toBe(true);
  expect(isSaid('de', 'Ansichtskarten nach Motiven sortiert', 'Sortierung von Ansichtskarten')).toBe(true);
  expect(isSaid('fr', 'Installé des verrières et vidé des caves', 'montage de verrières')).toBe(true);
  expect(isSaid('fr', 'Remis en état des bicyclettes', 'réparation de vélos')).toBe(true);
});

test('the one of two things, and the other of two doings, are not the term', () => {
  expect(isSaid('de', 'Trottoirs geräumt und Höfe gefegt', 'Kehren von Gehwegen')).toBe(false);
  expect(isSaid('fr', 'Vidé des verrières et installé des caves', 'montage de verrières')).toBe(false);
  expect(isSaid('fr', 'Préparé des pianos pour le transport', 'acheminement de pianos')).toBe(false);
  expect(isSaid('de', 'Fahrgäste zum Transport von Hunden befragt', 'Beförderung von Passagieren')).toBe(
    false,
  );
});

test('the participle that closes the clause of its own thing says its noun', () => {
  expect(isSaid('de', 'Landkarten der Stadt verschlagwortet', 'Verschlagwortung')).toBe(true);
  expect(isSaid('de', 'Standuhren zerlegt, gereinigt und geölt', 'Reinigung von Standuhren')).toBe(true);
  expect(isSaid('de', 'Frei von Verschlagwortung', 'Verschlagwortung')).toBe(false);
});

test('two right spellings of a German word are one word', () => {
  expect(isSaid('de', 'Joghurt gerührt', 'Rühren von Jogurt')).toBe(true);
  expect(isSaid('de', 'Frisöre beraten', 'Beratung von Friseuren')).toBe(true);
  expect(isSaid('de', 'Schilehrer geschult', 'Schulung von Skilehrern')).toBe(true);
  expect(isSaid('de', 'Schilder geprüft', 'Prüfung von Skiern')).toBe(false);
  expect(isSaid('de', 'Wilde Yachtclubs besucht', 'Besuch von Jachtklubs')).toBe(true);
});

test('a hyphen inside a short word changes nothing, and two words side by side are not one', () => {
  expect(isSaid('en', 'Taught on-line drawing classes', 'online drawing classes')).toBe(true);
  expect(isSaid('en', 'Taught classes on line drawing', 'online drawing classes')).toBe(false);
});
