import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import { claimsOf } from '../gate/items.ts';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
import type { Language } from '../types.ts';
import { compoundPlaces } from './compounds.ts';
import { isDoneBefore } from './done-before.ts';
import { placesIn } from './fixture.ts';
import { isOfAnother } from './of-another.ts';
import { isOnlyWhere, wordsAsked } from './only-where.ts';

function isWhere(language: Language, say: string, text: string, ...words: string[]): boolean {
  const lexis = lexisOf(language);
  const { line, places } = placesIn(language, text, words);
  return isOnlyWhere(places, wordsAsked(claimsOf(say, lexis)), line, lexis);
}

function isLike(language: Language, text: string, ...words: string[]): boolean {
  const { line, places } = placesIn(language, text, words);
  return isDoneBefore(places, line, lexisOf(language));
}

test('where a thing of its own was done is not what it was done to', () => {
  expect(isWhere('en', 'kiosk repair', 'Repaired clocks in kiosks', 'Repaired', 'kiosks')).toBe(true);
  expect(isWhere('en', 'repair of clocks', 'Repaired clocks in kiosks', 'Repaired', 'clocks')).toBe(false);
  expect(isWhere('fr', 'vente de kiosques', 'Vendu des glaces dans les kiosques', 'Vendu', 'kiosques')).toBe(
    true,
  );
  expect(isWhere('es', 'pintura de kioscos', 'Pinté rótulos en kioscos', 'Pinté', 'kioscos')).toBe(true);
  expect(isWhere('de', 'Verkauf von Kiosken', 'Eis in Kiosken verkauft', 'Kiosken', 'verkauft')).toBe(true);
  expect(isWhere('de', 'Verkauf von Eis', 'Eis in Kiosken verkauft', 'Eis', 'verkauft')).toBe(false);
  const line = statement('Vorhänge in Kabinen gereinigt', 'text', lexisOf('de'));
  expect(compoundPlaces('kabinenreinigung', line, lexisOf('de'))).toBe(undefined);
});

test('who asks for a place, for what was taught or for what it was made with is answered by it', () => {
  expect(isWhere('fr', 'vente sur les quais', 'Vendu des glaces sur les quais', 'Vendu', 'quais')).toBe(
    false,
  );
  expect(isWhere('en', 'origami training', 'Trained clerks in origami', 'Trained', 'origami')).toBe(false);
  expect(isWhere('en', 'drawing of Inkscape', 'Drew maps in Inkscape', 'Drew', 'Inkscape')).toBe(false);
  expect(isWhere('de', 'Faltschulung', 'Gäste im Falten geschult', 'Falten', 'geschult')).toBe(false);
});

test('the place one goes to is no doing, whatever doing it looks like', () => {
  expect(pointFor('en', 'Took campers to the river walks', 'walking campers')).not.toContain('alking');
  expect(pointFor('en', 'Rowed swimmers to the old rinks', 'rinking swimmers')).not.toContain('inking');
  expect(pointFor('en', 'Trained campers at river walks', 'training campers')).toContain('raining campers');
});

test('what one had in hand is no doing, whatever doing it looks like', () => {
  expect(pointFor('en', 'Sold tins of varnish for boats', 'boat varnishing')).not.toContain('arnishing');
  expect(pointFor('en', 'Ordered wax for skis', 'ski waxing')).not.toContain('axing');
  expect(pointFor('en', 'Varnished boats for a club', 'boat varnishing')).toContain('oat varnishing');
  expect(pointFor('de', 'Lacke für Boote verkauft', 'Lackieren von Booten')).not.toContain('Lackieren');
  expect(pointFor('de', 'Boote in Kiel lackiert', 'Lackieren von Booten')).toContain('Lackieren von Booten');
});

test('a participle that tells what a thing is like says nothing of who did it', () => {
  expect(isLike('en', 'Sold mended kites at fairs', 'mended', 'kites')).toBe(true);
  expect(isLike('en', 'Cleaned and mended kites', 'mended', 'kites')).toBe(false);
  expect(isLike('fr', 'Vendu des kayaks vernis à la main', 'vernis', 'main')).toBe(true);
  expect(isLike('fr', 'Réalisé des kayaks vernis à la main', 'vernis', 'main')).toBe(false);
  expect(isLike('es', 'Repartí cometas pintadas', 'pintadas', 'cometas')).toBe(true);
  expect(isLike('de', 'Reparierte Drachen auf Märkten verkauft', 'Reparierte', 'Drachen')).toBe(true);
  expect(isLike('de', 'Reparierte Drachen und Schirme', 'Reparierte', 'Drachen')).toBe(false);
});

test('in French what stands right behind an office is its name', () => {
  const line = placesIn('fr', 'Rangé la réserve du rayon vaisselle', ['Rangé', 'vaisselle']);
  expect(isOfAnother(line.places, line.line, lexisOf('fr'))).toBe(true);
});
