import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import type { Language } from '../types.ts';
import { placesIn } from './fixture.ts';
import { isOfAnother } from './of-another.ts';

function isOther(language: Language, text: string, ...words: string[]): boolean {
  const { line, places } = placesIn(language, text, words);
  return isOfAnother(places, line, lexisOf(language));
}

test('a verb behind "and" has its own object', () => {
  expect(isOther('en', 'Cleaned gutters and installed windows', 'gutters', 'installed')).toBe(true);
  expect(isOther('en', 'Cleaned and installed gutters', 'Cleaned', 'gutters')).toBe(false);
  expect(isOther('fr', 'Nettoyé les gouttières et posé des fenêtres', 'gouttières', 'posé')).toBe(true);
  expect(isOther('de', 'Dachrinnen gereinigt und Fenster montiert', 'Dachrinnen', 'montiert')).toBe(true);
  expect(isOther('de', 'Dachrinnen gereinigt und montiert', 'Dachrinnen', 'montiert')).toBe(false);
});

test('what hangs beside the own object of a verb was not done', () => {
  expect(isOther('en', 'Booked rooms and couriers for the sales team', 'Booked', 'sales')).toBe(true);
  expect(isOther('en', 'Cared for patients', 'Cared', 'patients')).toBe(false);
  expect(isOther('es', 'Reservé salas para ventas', 'Reservé', 'ventas')).toBe(true);
  expect(isOther('fr', 'Préparé des salles pour les ventes', 'Préparé', 'ventes')).toBe(true);
  expect(isOther('de', 'Bei Gesprächen das Protokoll geführt', 'Gesprächen', 'geführt')).toBe(true);
  expect(isOther('de', 'Bei Gesprächen für den Leiter Protokoll geführt', 'Gesprächen', 'geführt')).toBe(
    true,
  );
  expect(isOther('de', 'Mit Kunden Gespräche geführt', 'Gespräche', 'geführt')).toBe(false);
});

test('in English a noun before another is only what that one is of', () => {
  expect(isOther('en', 'Replaced windscreen wipers', 'Replaced', 'windscreen')).toBe(true);
  expect(isOther('en', 'Replaced windscreens daily', 'Replaced', 'windscreens')).toBe(false);
  expect(isOther('en', 'Managed inventory levels', 'Managed', 'inventory')).toBe(false);
});

test('Spanish and French hang a thing of another on it', () => {
  expect(isOther('es', 'Vendí seguros de coche', 'Vendí', 'coche')).toBe(true);
  expect(isOther('es', 'Vendí una docena de coches', 'Vendí', 'coches')).toBe(false);
});
