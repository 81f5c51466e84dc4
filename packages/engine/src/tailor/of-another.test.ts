import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
import type { Language } from '../types.ts';
import { placesIn } from './fixture.ts';
import { isFromThere, isOfAnother } from './of-another.ts';

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
  expect(isOther('en', 'Sold boat varnish at fairs', 'Sold', 'boat')).toBe(true);
  expect(isOther('en', 'Bought guitar cases', 'Bought', 'guitar')).toBe(true);
  expect(isOther('en', 'Sold glass online', 'Sold', 'glass')).toBe(false);
  expect(isOther('en', 'Processed visa queries', 'Processed', 'visa')).toBe(true);
});

test('Spanish and French hang a thing of another on it', () => {
  expect(isOther('es', 'Vendí seguros de coche', 'Vendí', 'coche')).toBe(true);
  expect(isOther('es', 'Vendí una docena de coches', 'Vendí', 'coches')).toBe(false);
});

test('where a thing was put is not what was put there', () => {
  expect(isOther('fr', 'Posé des stickers sur les portes', 'Posé', 'portes')).toBe(true);
  expect(isOther('fr', 'Posé des portes sur mesure', 'Posé', 'portes')).toBe(false);
  expect(isOther('es', 'Pegué avisos en las puertas', 'Pegué', 'puertas')).toBe(true);
  expect(isOther('en', 'Painted numbers on kerbs', 'Painted', 'kerbs')).toBe(true);
  expect(isOther('en', 'Painted kerbs on estates', 'Painted', 'kerbs')).toBe(false);
});

test('who translates from a language does not translate into it', () => {
  const turned = (language: Language, text: string, say: string) =>
    isFromThere(say, statement(text, 'text', lexisOf(language)), lexisOf(language));
  expect(turned('es', 'Traduje al catalán cuentos en gallego', 'traducción al gallego')).toBe(true);
  expect(turned('es', 'Traduje al catalán cuentos en gallego', 'traducción al catalán')).toBe(false);
  expect(turned('en', 'Translated Dutch leaflets into Welsh', 'translation into Dutch')).toBe(true);
  expect(turned('en', 'Translated Dutch leaflets into Welsh', 'translation into Welsh')).toBe(false);
  expect(turned('fr', 'Traduit du basque en breton', 'traduction en basque')).toBe(true);
  expect(turned('fr', 'Traduit du basque en breton', 'traduction vers le breton')).toBe(false);
  expect(turned('de', 'Dänische Märchen übersetzt', 'Übersetzungen ins Dänische')).toBe(true);
  expect(turned('de', 'Märchen ins Dänische übersetzt', 'Übersetzungen ins Dänische')).toBe(false);
});

test('what stands behind a second verb with a thing of its own was not done by the first', () => {
  expect(isOther('fr', 'Sculpté des zorbes et verni des lampes', 'Sculpté', 'lampes')).toBe(true);
  expect(isOther('fr', 'Sculpté et verni des lampes', 'Sculpté', 'lampes')).toBe(false);
  expect(isOther('fr', 'Photographié des lampes à vendre', 'lampes', 'vendre')).toBe(true);
  expect(isOther('en', 'Carved zorbs and polished brass lamps', 'Carved', 'lamps')).toBe(true);
  expect(isOther('en', 'Carved and polished brass lamps', 'Carved', 'lamps')).toBe(false);
  expect(isOther('de', 'Lampen poliert und Zorben verkauft', 'Lampen', 'Zorben', 'verkauft')).toBe(true);
});

test('a German verb that an article makes a noun was done to nothing before it', () => {
  expect(isOther('de', 'Zorben nach dem Schälen gewogen', 'Zorben', 'Schälen')).toBe(true);
  expect(isOther('de', 'Beim Schälen von Zorben geholfen', 'Schälen', 'Zorben')).toBe(false);
});
