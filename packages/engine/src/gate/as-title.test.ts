import { expect, test } from 'vitest';
import { passes } from './fixture.ts';

test('who did something did not by that hold a title', () => {
  const point = 'Formé deux apprentis au façonnage du pain';
  expect(passes('fr', point, `En tant que maître d'apprentissage, formé deux apprentis`)).toBe(false);
  expect(passes('fr', point, 'Formé deux apprentis')).toBe(true);
});

test('a name that begins with an article is not said by the word behind it', () => {
  const point = 'Accueilli les visiteurs de la poste centrale';
  expect(passes('fr', point, 'Accueilli les visiteurs de La Poste')).toBe(false);
  expect(passes('fr', `${point} et de La Poste`, 'Accueilli les visiteurs de La Poste')).toBe(true);
});

test('Chinese: a town, what is excepted by "非", and a way of doing it need their own words', () => {
  const point = '与一名同事一起接待旅行团，并介绍非处方药的用法';
  expect(passes('zh', point, '与一名同事一起接待成都旅行团')).toBe(false);
  expect(passes('zh', point, '介绍非处方药和处方药的用法')).toBe(false);
  expect(passes('zh', point, '介绍非处方药的用法')).toBe(true);
  expect(passes('zh', '更换供应商后，退货减少', '通过更换供应商，退货减少')).toBe(false);
  expect(passes('zh', '更换供应商后，退货减少', '更换供应商之后，退货减少')).toBe(true);
});

test('a title that the point names behind a verb of asking or a "when" is another person\'s', () => {
  expect(passes('en', 'Opened letters after asking the director', 'Director opening letters')).toBe(false);
  expect(passes('en', 'Kept the keys while the janitor was away', 'Janitor keeping the keys')).toBe(false);
  expect(
    passes('en', 'Opened letters after asking the director', 'Opened the letters after asking the director'),
  ).toBe(true);
});

test('a title of those whose things the point names is not held', () => {
  expect(passes('en', "Printed directors' programmes", 'Director printing programmes')).toBe(false);
  expect(passes('en', "Printed directors' programmes", 'Printed programmes of the directors')).toBe(true);
});

test('whom a German clause names first and its verb is done to is another person', () => {
  const point = 'Auf Reisen den Direktor begleitet und Briefe getippt';
  expect(passes('de', point, 'Direktor auf Reisen begleitet und Briefe getippt')).toBe(true);
  expect(passes('de', point, 'Direktor: auf Reisen begleitet')).toBe(false);
  expect(passes('de', point, 'Als Direktor Reisen begleitet')).toBe(false);
});

test('who is named as the one that something was done to is no title of one’s own', () => {
  expect(passes('de', 'Klempner beauftragt und Rohre geprüft', 'Als Klempner Rohre geprüft')).toBe(false);
  expect(passes('de', 'Mit dem Gärtner Beete geplant', 'Als Gärtner Beete geplant')).toBe(false);
  expect(passes('de', 'Helfer im Stall, Boxen ausgemistet', 'Als Helfer im Stall Boxen ausgemistet')).toBe(
    true,
  );
});
