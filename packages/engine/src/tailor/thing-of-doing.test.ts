import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const turned: [string, string, string][] = [
  ['Schichtpläne geschrieben', 'Schichtplanung', 'Schichtplanung'],
  ['Schrieb Dienstpläne', 'Dienstplanung', 'Dienstplanung'],
  [
    'Dienstpläne für 20 Wachleute geschrieben',
    'Dienstplanung',
    'Dienstplanung: Dienstpläne für 20 Wachleute geschrieben',
  ],
];
test.each(turned)(
  'a thing with the stem of a doing leaves the doing to say where a list knows it so: %s',
  (point, asked, after) => {
    expect(pointFor('de', point, asked)).toBe(after);
  },
);

test.each([
  ['Dienstpläne am schwarzen Brett ausgehängt', 'Dienstplanung'],
  ['Gemüse angebaut und Anbaupläne gelesen', 'Anbauplanung'],
  ['Baupläne ins Archiv gebracht', 'Bauplanung'],
])('and nothing that was done to the thing otherwise: %s', (point, asked) => {
  expect(pointFor('de', point, asked)).not.toContain(asked);
});

test.each([
  ['Angebote geschrieben', 'Angebotserstellung'],
  ['Texte für Prospekte geschrieben', 'Texterstellung'],
])('a thing with the ending of a verb is the thing and not the verb: %s', (point, asked) => {
  expect(pointFor('de', point, asked)).toContain(asked);
});

test('the thing of a French label in two words is not said again behind it', () => {
  const french = (point: string, asked: string): string => pointFor('fr', point, asked);
  expect(french('Accompagné les patients après l’opération', 'accompagnement patient')).toContain(
    'Accompagnement patient après l’opération',
  );
  expect(french('Conseillé les clients et les voisins', 'conseil client')).not.toContain('Conseil client et');
});
