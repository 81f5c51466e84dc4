import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
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

test('what a verb far behind or far before is done to is its object, and nothing that another word governs is', () => {
  const bills = 'Betriebskosten für 320 Mietwohnungen in Leipzig und Halle jährlich abgerechnet';
  expect(says(bills, 'betriebskostenabrechnung')).toBe(true);
  expect(says(bills, 'mietwohnungsabrechnung')).toBe(false);
  expect(
    says(
      'Löhne, Spesen und Zulagen von 140 Leuten im Baugewerbe sorgfältig abgerechnet',
      'zulagenabrechnung',
    ),
  ).toBe(true);
  expect(
    says('Hecken und Obstbäume in den Privatgärten der ganzen Siedlung geschnitten', 'heckenschnitt'),
  ).toBe(true);
  expect(says('Gäste aus aller Welt am Empfang begrüßt und die Schlüssel ausgegeben', 'gasteausgabe')).toBe(
    false,
  );
  expect(says('Stimmte jeden Montag mit der Bank in Kiel die Konten ab', 'kontenabstimmung')).toBe(true);
  expect(says('Stimmte jeden Montag in Kiel und Bremen Fragen der Konten ab', 'kontenabstimmung')).toBe(
    false,
  );
});

test('the last part of a compound says what sort of thing it is, also behind a hyphen and "und"', () => {
  expect(says('Prüfte Miet- und Lizenzverträge vor der Unterschrift', 'vertragsprufung')).toBe(true);
  expect(says('Prüfte Vertreter vor der Unterschrift', 'vertragsprufung')).toBe(false);
  expect(says('Begleitung von Gästen und Planung', 'leitungsplanung')).toBe(false);
});

test('a verb in two parts is found in the lists of equal words', () => {
  const said = statement('Baute Getriebe nach Zeichnung zusammen', 'text', lexis).sayings;
  const joined = statement('Getriebe zusammenbauen', 'text', lexis).sayings;
  const alone = joined.filter(({ at }) => at.length === 1 && at[0] === 1).map(({ group }) => group);
  expect(alone.length).toBeGreaterThan(0);
  expect(said.filter(({ at }) => at[0] === 0).map(({ group }) => group)).toEqual(
    expect.arrayContaining(alone),
  );
});
