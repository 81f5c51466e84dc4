import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

test('of two doings both become nouns where the posting has the noun of one', () => {
  expect(pointFor('es', 'Barnicé puertas y reparé persianas', 'barnizado de puertas')).toBe(
    'Barnizado de puertas y reparación de persianas',
  );
  expect(pointFor('fr', 'Rempoté des plantes et désherbé les allées', 'rempotage de plantes')).toBe(
    'Rempotage de plantes et désherbage des allées',
  );
});

test('the second of two doings may be the one that the posting asks for', () => {
  expect(pointFor('fr', 'Vidangé des moteurs et équilibré les roues', 'équilibrage de roues')).toBe(
    'Vidange de moteurs et équilibrage de roues',
  );
});

test('a verb whose noun depends on its thing stays, and so does the other', () => {
  expect(pointFor('fr', 'Doublé les ventes et taillé des haies', 'taille de haies')).not.toContain('oublage');
  expect(pointFor('es', 'Conté cuentos y podé rosales', 'poda de rosales')).not.toContain('onteo');
});
