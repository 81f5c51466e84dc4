import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import type { Language } from '../types.ts';
import { amountBehind } from './amount-behind.ts';

const named = (language: Language, said: string, rest: string, say: string) =>
  amountBehind(say, said + rest, said.length, lexisOf(language));

test('how much of the thing it was stands behind the thing, with how often', () => {
  expect(named('fr', 'Fauché six hectares de luzerne', ' en Vendée', 'fauche de luzerne')).toBe(
    'Fauche de luzerne (six hectares) en Vendée',
  );
  expect(named('fr', 'Récolté 30 tonnes de navets', ' par jour', 'récolte de navets')).toBe(
    'Récolte de navets (30 tonnes par jour)',
  );
  expect(named('es', 'Podé unas 4 hectáreas de kiwis', ', sin ayuda', 'poda de kiwis')).toBe(
    'Poda de kiwis (unas 4 hectáreas), sin ayuda',
  );
});

test('nothing of the thing goes, and no second verb is left hanging', () => {
  expect(named('fr', 'Fauché six hectares de luzerne bio', '', 'fauche de luzerne')).toBeUndefined();
  expect(
    named('fr', 'Fauché six hectares de luzerne', ' et rentré le foin', 'fauche de luzerne'),
  ).toBeUndefined();
  expect(named('en', 'Mowed six hectares of clover', '', 'clover mowing')).toBeUndefined();
});

test('English points keep a verb before the noun, and the thing as the point has it', () => {
  expect(named('en', 'Vaccinated about 90 calves', ' a month on two farms', 'vaccination of calves')).toBe(
    'Carried out vaccination of calves (about 90 a month) on two farms',
  );
  expect(named('en', 'Inspected twelve lifts', '', 'inspection of lifts')).toBe(
    'Carried out inspection of lifts (twelve)',
  );
  expect(named('en', 'Inspected 12 hospital lifts', '', 'inspection of lifts')).toBeUndefined();
  expect(named('en', 'Inspected 12 lifts', ' and wrote reports', 'inspection of lifts')).toBeUndefined();
});
