import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

test.each([
  ['Lederhäute auf Farbechtheit geprüft', 'Farbechtheitsprüfung'],
  ['Untersuchte Brunnen auf Keime', 'Keimuntersuchung'],
  ['Koffer auf Sprengstoff kontrolliert', 'Sprengstoffkontrolle'],
])('what a thing was looked through for was checked: %s', (point, asked) => {
  expect(pointFor('de', point, asked)).toContain(asked);
});

test.each([
  ['Geräte auf Baustellen geprüft', 'Baustellenprüfung'],
  ['Maschinen auf Schiffen kontrolliert', 'Schiffskontrolle'],
  ['Hinweise auf Mängel verteilt', 'Mängelverteilung'],
])('and no place where it was done, nor by another verb: %s', (point, asked) => {
  expect(pointFor('de', point, asked)).not.toContain(asked);
});

test.each([
  ['Regale für Schuhe montiert', 'Schuhmontage'],
  ['Kataloge über Pumpen verschickt', 'Pumpenversand'],
  ['Kabel für Lampen verlegt', 'Lampenverlegung'],
])(
  'what another thing is for or about was not what the verb was done to, however near: %s',
  (point, asked) => {
    expect(pointFor('de', point, asked)).not.toContain(asked);
  },
);
