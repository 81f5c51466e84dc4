import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import type { Language } from '../types.ts';
import { inPlace } from './in-place.ts';

function replaced(language: Language, bullet: string, source: string, say: string): string | undefined {
  const start = bullet.indexOf(source);
  const change = inPlace(bullet, { start, end: start + source.length }, say, lexisOf(language));
  return change && bullet.slice(0, change.start) + change.text + bullet.slice(change.end);
}

test.each<[Language, string, string, string, string]>([
  ['en', 'Grew maize on 80 hectares', 'maize', 'corn', 'Grew corn on 80 hectares'],
  ['es', 'Hice postres con duraznos', 'duraznos', 'melocotones', 'Hice postres con melocotones'],
  ['fr', 'Changé les pneus de 60 cars', 'pneus', 'pneumatiques', 'Changé les pneumatiques de 60 cars'],
  ['de', 'Baute Karotten an', 'Karotten', 'Möhren', 'Baute Möhren an'],
  ['zh', '种番薯 60 亩', '番薯', '红薯', '种红薯 60 亩'],
  ['zh', '完成招标和投标工作', '招标和投标', '招投标', '完成招投标工作'],
])(
  'a plain name takes the place of another where nothing beside it has to change, %s',
  (language, bullet, source, say, after) => {
    expect(replaced(language, bullet, source, say)).toBe(after);
  },
);

test('beside an article or an adjective that agrees with it the old name stays', () => {
  expect(replaced('es', 'Vendí el durazno', 'durazno', 'melocotón')).toBeUndefined();
  expect(replaced('es', 'Vendí autos usados', 'autos', 'coches')).toBeUndefined();
  expect(replaced('fr', 'Réparé le placo', 'placo', 'plaques')).toBeUndefined();
  expect(replaced('de', 'Schälte die Karotten', 'Karotten', 'Möhren')).toBeUndefined();
});

test('letters, names, titles and another number of things are not put in place', () => {
  expect(replaced('en', 'Sold ADAS sensors', 'ADAS', 'driver assistance')).toBeUndefined();
  expect(replaced('en', 'Drove an auto', 'auto', 'car')).toBeUndefined();
  expect(replaced('en', 'Drove lorries', 'lorries', 'truck')).toBeUndefined();
  expect(replaced('de', 'Arbeitete als Schreiner', 'Schreiner', 'Tischler')).toBeUndefined();
  expect(replaced('zh', '办理公积金提取', '公积金', '住房公积金')).toBe('办理住房公积金提取');
});

test('half of an English name of several words is left alone', () => {
  expect(replaced('en', 'Cut grass samples for the lab', 'Cut grass', 'mowing')).toBeUndefined();
  expect(replaced('en', 'Cut grass for the parish', 'Cut grass', 'mowing')).toBe('Mowing for the parish');
});

test('beside other doings of the same point an English doing keeps its verb', () => {
  expect(replaced('en', 'Chopped wood, stacked logs', 'Chopped wood', 'woodcutting')).toBeUndefined();
  expect(replaced('en', 'Chopped wood and carried logs', 'Chopped wood', 'woodcutting')).toBeUndefined();
  expect(replaced('en', 'Chopped wood for a school and the parish', 'Chopped wood', 'woodcutting')).toBe(
    'Woodcutting for a school and the parish',
  );
});
