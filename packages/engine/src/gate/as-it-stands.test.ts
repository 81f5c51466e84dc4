import { expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

test.each<[Language, string]>([
  ['en', 'Ran the night desk; no complaint in two winters'],
  ['en', 'Weighing, labelling, observations of the ovens'],
  ['es', 'Responsable del almacén de piezas y de su recuento'],
  ['fr', 'Durée moyenne d’un contrôle passée de 3 h 15 à 1 h 40'],
  ['zh', '配合供应商验货,连续三年没有退货'],
])('%s: what stands in the resume may stand there: %s', (language, line) => {
  expect(passes(language, line, line)).toBe(true);
  expect(passes(language, line, `${line}.`)).toBe(true);
});

test('a title of another person has as many words as it likes', () => {
  const line = 'Helped the front office manager draw up the weekly rota';
  expect(passes('en', line, 'Helped the front office manager with the weekly rota')).toBe(true);
  expect(passes('en', line, 'Drew up the weekly rota as front office manager')).toBe(false);
  expect(passes('en', line, 'Front office manager: weekly rota')).toBe(false);
});

test('who is responsible for a thing stays so in other words, and for that thing only', () => {
  const line = 'Responsable del almacén de piezas y de su recuento mensual';
  expect(passes('es', line, 'Responsable del almacén de piezas')).toBe(true);
  expect(passes('es', line, 'Responsable de compras y del almacén de piezas')).toBe(false);
});
