import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

test.each<Case>([
  ['en', 'Washed boat sails', 'Washed boats'],
  ['en', 'Measured the water pressure every morning', 'Measured water every morning'],
  ['en', 'Repaired piano lids', 'Piano repairs'],
  ['en', 'Delivered newspaper adverts to the printer', 'Newspaper delivery'],
  ['en', 'Tidied up and filed the supplier leaflets', 'Filed suppliers'],
])('who did it to one thing did not do it to what only tells its sort (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test.each<Case>([
  ['en', 'Repaired piano lids and pianos', 'Piano repairs'],
  ['en', 'Washed boat sails', 'Washed the sails of boats'],
  ['en', 'Polished marble tops', 'Marble polishing'],
  ['en', 'Fed guests and staff members', 'Fed guests and staff'],
  ['en', 'Washed cars outside', 'Car washing'],
  ['en', 'Analysed rent figures for the council', 'Analysed rents for the council'],
])('what stands for itself, a material or behind a light word is said (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(true);
});
