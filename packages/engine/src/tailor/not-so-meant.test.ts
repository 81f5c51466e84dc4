import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

test('a verb without the usual ending has its thing, and no sort of it', () => {
  expect(pointFor('en', 'Cut grass seed bags open', 'grass cutting')).not.toContain('rass cutting');
  expect(pointFor('en', 'Built wall clocks', 'wall building')).not.toContain('all building');
  expect(pointFor('en', 'Cut grass in three parks', 'grass cutting')).toContain('rass cutting');
});

test('who checked what belongs to somebody has not checked that one', () => {
  expect(pointFor('es', 'Revisé contratos de proveedores', 'revisión de proveedores')).not.toContain(
    'evisión',
  );
  expect(
    pointFor('fr', 'Contrôlé les livraisons des fournisseurs', 'contrôle des fournisseurs'),
  ).not.toContain('ontrôle des');
  expect(pointFor('es', 'Revisé motores de tractores', 'revisión de tractores')).toContain('evisión de t');
});

test('a small word that closes the line belongs to its verb', () => {
  expect(pointFor('en', 'Took orders off', 'order taking')).not.toContain('rder taking');
  expect(pointFor('en', 'Took orders at tables', 'order taking')).toContain('rder taking');
});

test('a point keeps its verb where a name without one is another word for its thing', () => {
  expect(pointFor('en', 'Read plans and laid out frames', 'construction drawings')).not.toMatch(
    /^Construction drawings and/,
  );
  expect(pointFor('en', 'Read drawings and laid out frames', 'engineering drawings')).toContain(
    'read drawings and',
  );
});
