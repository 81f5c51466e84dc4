import { expect, test } from 'vitest';
import { isOneWord, passes } from './fixture.ts';

test.each([
  ['Schnürte Pakete und brachte sie zur Post', 'Schnürte Päckchen und trug sie zur Post'],
  ['Sammelte verlorene Handschuhe ein', 'Verlorene Handschuhe aufgesammelt'],
  ['Las den Gästen am Kamin Märchen vor', 'Besuchern am Kamin Märchen vorgelesen'],
  ['Notierte die Wasserstände im Hafenbuch', 'Vermerkte die Wasserstände im Hafenbuch'],
  ['Telefonierte mit Imkern', 'Telefonate mit Imkern geführt'],
  ['Bei Zahnspangen am Stuhl assistiert', 'Stuhlassistenz bei Zahnspangen'],
  ['Hieß Segler am Steg willkommen', 'Segler am Steg empfangen'],
])('a careful editor may write otherwise: %s — %s', (point, text) => {
  expect(passes('de', point, text)).toBe(true);
});

test.each([
  ['Führte eine Liste der Boote', 'Führte eine Excel-Liste der Boote'],
  ['Bediente die Seilwinde', 'Betrieb die Seilwinde'],
  ['Stanzen mit Blech bestückt', 'Stanzen mit Blech eingerichtet'],
  ['Skizzen für Laternen gezeichnet', 'Laternen entworfen'],
  ['Pflegte den Kalender der Chefin', 'Pflegte den Kalender als Chefin'],
  ['Sah den Imkern bei der Ernte zu', 'Erntete mit den Imkern'],
])('what claims more is no other word for it: %s — %s', (point, text) => {
  expect(passes('de', point, text)).toBe(false);
});

test.each([
  ['besprach', 'besprechen'],
  ['verbracht', 'verbringen'],
  ['abnahm', 'abnehmen'],
  ['aufzubauen', 'aufbauen'],
  ['eingefroren', 'einfrieren'],
])('a strong form behind a prefix belongs to its verb: %s — %s', (form, verb) => {
  expect(isOneWord('de', form, verb)).toBe(true);
});
