import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import type { Language } from '../types.ts';

const said: [Language, string, string][] = [
  ['en', 'Took on welders and porters for the yard', 'recruitment'],
  ['en', 'Minded infants in a crèche of twelve', 'childcare'],
  ['es', 'Busqué y contraté albañiles para tres obras', 'selección de personal'],
  ['fr', 'Embauché des saisonniers pour la cueillette', 'recrutement'],
  ['de', 'Monteure gesucht und eingestellt', 'Personalgewinnung'],
  ['zh', '为工地招焊工二十名', '人员招聘'],
  ['zh', '照料两名幼儿的饮食起居', '幼儿照护'],
];
test.each(said)(
  'hiring and minding said in plain words are what postings call them, %s: %s',
  (language, point, asked) => {
    expect(pointFor(language, point, asked)).toContain(asked[0]?.toUpperCase() + asked.slice(1));
  },
);

const unlike: [Language, string, string][] = [
  ['en', 'Found drivers’ keys on the yard', 'recruitment'],
  ['en', 'Sold prams to parents of infants', 'childcare'],
  ['fr', 'Réveillé les chauffeurs à quatre heures', 'recrutement'],
  ['de', 'Fahrer zum Bahnhof gebracht', 'Personalgewinnung'],
  ['zh', '带孩子们参观消防站', '幼儿照护'],
];
test.each(unlike)('and who only had to do with such people has not, %s: %s', (language, point, asked) => {
  expect(pointFor(language, point, asked).toLowerCase()).not.toContain(asked.toLowerCase());
});
