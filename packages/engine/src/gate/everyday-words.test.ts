import { expect, test } from 'vitest';
import { passes } from './fixture.ts';

test('an everyday Spanish word may stand for another that says the same', () => {
  expect(passes('es', 'Friego las ollas por la noche', 'Fregado de cazuelas de noche')).toBe(true);
  expect(passes('es', 'Solventé dudas de vecinos', 'Resolví consultas de residentes')).toBe(true);
});

test('a Spanish word that says more takes nobody’s place', () => {
  expect(passes('es', 'Observé la sala', 'Vigilé la sala')).toBe(false);
  expect(passes('es', 'Trasladé quejas al encargado', 'Resolví quejas')).toBe(false);
});
