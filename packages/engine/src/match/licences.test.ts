import { expect, test } from 'vitest';
import { licenceCovers, licencesIn } from './licences.ts';

const held = (text: string, language: 'de' | 'en' | 'es' | 'fr' | 'zh') => licencesIn(text, language);

test('licences are read with their classes, however they are called', () => {
  expect(held('Führerschein B, etwa 60.000 Kilometer im Jahr', 'de')).toEqual(new Set(['B']));
  expect(held('Führerschein Klasse B', 'de')).toEqual(new Set(['B']));
  expect(held('Carné B, furgoneta no tengo', 'es')).toEqual(new Set(['B']));
  expect(held('Euskera y carnet de coche', 'es')).toEqual(new Set());
  expect(held('Permis A, B et BE', 'fr')).toEqual(new Set(['A', 'B', 'BE']));
  expect(held('持有C1驾照', 'zh')).toEqual(new Set(['C1']));
  expect(held('A driving licence', 'en')).toEqual(new Set());
  expect(held('B driving licence', 'en')).toEqual(new Set(['B']));
});

test('what is no driving licence, or is not held, is none', () => {
  expect(held('Carné de carretillero', 'es')).toBeUndefined();
  expect(held('Permis de construire', 'fr')).toBeUndefined();
  expect(held('Kein Führerschein', 'de')).toBeUndefined();
});

test('a licence that is not held yet, or no more, is none', () => {
  expect(held('Driving licence: provisional', 'en')).toBeUndefined();
  expect(held('Provisional driving licence', 'en')).toBeUndefined();
  expect(held('Führerschein Klasse B in Arbeit', 'de')).toBeUndefined();
  expect(held('Führerschein (wird gerade gemacht)', 'de')).toBeUndefined();
  expect(held('Permis B en cours', 'fr')).toBeUndefined();
  expect(held('Carnet de conducir (sacándolo)', 'es')).toBeUndefined();
  expect(held('驾照（考取中）', 'zh')).toBeUndefined();
  expect(held('Permis B en cours de validité', 'fr')).toEqual(new Set(['B']));
  expect(held('Full driving licence, own car', 'en')).toEqual(new Set());
  expect(held('Führerschein B, begonnen als Fahrer 2010', 'de')).toEqual(new Set(['B']));
});

test('a wider class will do for the narrower one, never the other way round', () => {
  const covers = (asked: string[], own: string[]) => licenceCovers(new Set(asked), new Set(own), 'de');
  expect(covers(['B'], ['CE'])).toBe(true);
  expect(covers(['CE'], ['B'])).toBe(false);
  expect(covers(['B'], [])).toBe(true);
  expect(covers(['C'], [])).toBe(false);
  expect(covers([], ['B'])).toBe(true);
});

test('a licence for what drives on no road is none, though its name holds the other', () => {
  for (const other of ['无人机驾驶证', '船舶驾驶执照', '叉车驾驶证', '列车驾驶证'])
    expect(held(other, 'zh')).toBeUndefined();
  expect(held('机动车驾驶证C1', 'zh')).toEqual(new Set(['C1']));
});
