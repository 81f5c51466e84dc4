import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/support.ts';
import { compoundPlaces } from './compounds.ts';

const lexis = lexisOf('de');
const says = (bullet: string, word: string) =>
  compoundPlaces(word, statement(bullet, 'text', lexis), lexis) !== undefined;

test('a German compound is said by its two parts in other words', () => {
  expect(says('Fahrräder repariert und Ersatzteile verkauft', 'fahrradreparatur')).toBe(true);
  expect(says('Messen in drei Ländern organisiert', 'messeorganisation')).toBe(true);
});

test('a verb behind "und" has its own object', () => {
  expect(says('Dächer gedeckt und Rinnen montiert', 'dachmontage')).toBe(false);
  expect(says('Kleider entworfen und genäht', 'schmuckherstellung')).toBe(false);
});
