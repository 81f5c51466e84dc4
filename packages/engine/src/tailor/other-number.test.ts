import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { isOtherNumber, makesMany } from './other-number.ts';

test('one thing is not made several, whatever small words stand between', () => {
  expect(isOtherNumber('Tableau de bord', 'tableaux de bord', lexisOf('fr'))).toBe(true);
  expect(isOtherNumber('Informe anual', 'informes anuales', lexisOf('es'))).toBe(true);
  expect(isOtherNumber('Contrôle des accès', "contrôle d'accès", lexisOf('fr'))).toBe(false);
  expect(isOtherNumber('Parte de avería', 'informe de avería', lexisOf('es'))).toBe(false);
});

test('a verb with its one thing is no doing with several', () => {
  expect(makesMany('Reparé la avería', 'reparación de averías', lexisOf('es'))).toBe(true);
  expect(makesMany('Organisé la fête', 'organisation de fêtes', lexisOf('fr'))).toBe(true);
  expect(makesMany('Reparé averías', 'reparación de averías', lexisOf('es'))).toBe(false);
});
