import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import type { Language } from '../types.ts';
import { doingOf, isPartOfPhrase } from './doing-of.ts';

const doing = (language: Language, verb: string, rest: string, say: string) =>
  doingOf(say, verb + rest, verb.length, lexisOf(language));

test('the noun of the verb at the head of a point takes its thing with it', () => {
  expect(doing('fr', 'Sablé', ' des volets en chêne', 'sablage')).toBe('Sablage de volets en chêne');
  expect(doing('fr', 'Sablé', ' les volets', 'sablage')).toBe('Sablage des volets');
  expect(doing('fr', 'Étamé', ' des ustensiles', 'étamage')).toBe("Étamage d'ustensiles");
  expect(doing('fr', 'Tondu', ' 40 moutons', 'tonte')).toBe('Tonte de 40 moutons');
  expect(doing('es', 'Talé', ' pinos enfermos', 'tala')).toBe('Tala de pinos enfermos');
  expect(doing('es', 'Trillé', ' el trigo de dos fincas', 'trilla')).toBe('Trilla del trigo de dos fincas');
});

test('a time, a second thing or a second verb would be left hanging', () => {
  expect(doing('fr', 'Sablé', ' la nuit', 'sablage')).toBeUndefined();
  expect(doing('fr', 'Sablé', ' des volets et des portails', 'sablage')).toBeUndefined();
  expect(doing('fr', 'Sablé', ' des volets et peint des grilles', 'sablage')).toBeUndefined();
  expect(doing('es', 'Talé', ' cada invierno pinos, encinas', 'tala')).toBeUndefined();
  expect(doing('es', 'Talé', ' pinos y limpié cunetas', 'tala')).toBeUndefined();
});

test('where and for whom stand right behind the noun, how often behind its thing', () => {
  expect(doing('fr', 'Sablé', ' chaque mois les volets du port', 'sablage')).toBe(
    'Sablage des volets du port chaque mois',
  );
  expect(doing('es', 'Talé', ' en los montes de Soria', 'tala')).toBe('Tala en los montes de Soria');
});

test('English points keep a verb: what was done is carried out', () => {
  expect(doing('en', 'Milled', ' brackets to drawing', 'milling')).toBe(
    'Carried out milling of brackets to drawing',
  );
  expect(doing('en', 'Catered', ' for weddings', 'catering')).toBe('Carried out catering for weddings');
  expect(doing('en', 'Milled', ' and drilled brackets', 'milling')).toBeUndefined();
  expect(doing('en', 'Filled', ' in forms', 'filling')).toBeUndefined();
  expect(doing('en', 'Mill', ' brackets', 'milling')).toBeUndefined();
  expect(doing('en', 'Jet washed', ' patios', 'jet washing')).toBe('Carried out jet washing of patios');
  expect(doing('en', 'Tig-welded', ' pipes for boilers', 'TIG welding')).toBe(
    'Carried out TIG welding of pipes for boilers',
  );
  expect(doing('en', 'Hand washed', ' patios', 'jet washing')).toBeUndefined();
  expect(doing('en', 'Mopped', ' up spills', 'mopping')).toBeUndefined();
});

test('a verb in "-ing" with the thing of the verb at the head of the point takes both their places', () => {
  expect(doing('en', 'Greeted visitors', ' and sorted the post', 'greeting visitors')).toBe(
    'Handled greeting visitors and sorted the post',
  );
  expect(doing('en', 'Analysed soil samples', ' from farms', 'analyzing soil samples')).toBe(
    'Handled analyzing soil samples from farms',
  );
  expect(doing('en', 'Greeted hotel visitors', '', 'greeting visitors')).toBeUndefined();
  expect(doing('en', 'Greet visitors', '', 'greeting visitors')).toBe('Handle greeting visitors');
});

test('a noun that goes on in the posting is only a part of what is asked', () => {
  expect(isPartOfPhrase('tala', 'Tala de pinos', lexisOf('es'))).toBe(true);
  expect(isPartOfPhrase('taille', "Taille d'arbres fruitiers", lexisOf('fr'))).toBe(true);
  expect(isPartOfPhrase('sablage', 'Sablage et peinture', lexisOf('fr'))).toBe(false);
});
