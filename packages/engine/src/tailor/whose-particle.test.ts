import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import type { Language } from '../types.ts';

const parted: [string, string][] = [
  ['Polierte Gläser und räumte Tische ab', 'Gläserpolitur'],
  ['Reparierte Zäune und grub Pfosten ein', 'Zaunreparatur'],
  ['Putzte Fenster und hängte Vorhänge auf', 'Fensterreinigung'],
];
test.each(parted)(
  'a particle belongs to the verb behind "und", not to the one before it: %s',
  (point, asked) => {
    expect(pointFor('de', point, asked)).toContain(asked);
  },
);

test('a particle of the verb itself makes it another verb', () => {
  expect(pointFor('de', 'Baute alte Küchen um', 'Küchenbau')).not.toContain('Küchenbau');
});

const asked: [Language, string, string][] = [
  ['fr', 'Expliqué aux parents où inscrire leurs enfants', 'inscription des enfants'],
  ['es', 'Expliqué a los padres dónde inscribir a sus hijos', 'inscripción de hijos'],
  ['es', 'Enseñé un vídeo sobre cómo podar olivos', 'poda de olivos'],
  ['en', 'Sent coats to a shop for cleaning', 'coat cleaning'],
  ['es', 'Llevé sillas al taller para tapizar', 'tapizado de sillas'],
  ['fr', 'Porté des vestes à Lyon pour teindre', 'teinture de vestes'],
  ['de', 'Nachbarn erklärt, wie man Hecken schneidet', 'Heckenschnitt'],
];
test.each(asked)('what others were told or given to do was not done, %s: %s', (language, point, phrase) => {
  expect(pointFor(language, point, phrase).toLowerCase()).not.toContain(phrase.toLowerCase());
});

const listed: [Language, string, string, string][] = [
  [
    'es',
    'Lijé puertas, ventanas y persianas',
    'lijado de persianas',
    'Lijado de persianas: puertas, ventanas y persianas',
  ],
  [
    'fr',
    'Poncé les portes et les volets',
    'ponçage de portes',
    'Ponçage de portes : les portes et les volets',
  ],
  ['en', 'Sanded doors, floors and banisters', 'door sanding', 'Door sanding: doors, floors and banisters'],
];
test.each(listed)(
  'of several things none is left hanging behind the noun of one, %s: %s',
  (language, point, phrase, after) => {
    expect(pointFor(language, point, phrase)).toBe(after);
  },
);

test('the thing that a label names is told with its verb, unless others stand beside it', () => {
  expect(pointFor('en', 'Plan routes and hotel stays', 'route planning')).toBe(
    'Route planning: plan routes and hotel stays',
  );
  expect(pointFor('en', 'Sanded doors, floors and banisters', 'door sanding')).not.toContain('sanded');
});
