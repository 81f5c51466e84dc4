import { describe, expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { openGate } from './check.ts';
import { passes, resumeWith } from './fixture.ts';

describe('a year may be called a year, and tells of no figure of each year', () => {
  const cases: [Language, string, string][] = [
    ['de', '2019 mit der Meisterschule begonnen', 'Im Jahr 2019 mit der Meisterschule begonnen'],
    ['en', 'Opened a second bakery in 2019', 'Opened a second bakery in the year 2019'],
    ['es', 'Abrí una segunda panadería en 2019', 'En el año 2019 abrí una segunda panadería'],
  ];
  test.each(cases)('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(true);
  });
  test('which the line does not name', () => {
    expect(passes('de', '2019 eine Bäckerei eröffnet', 'Im Jahr 2018 eine Bäckerei eröffnet')).toBe(false);
    expect(passes('de', '40 Brote gebacken', 'Jedes Jahr 40 Brote gebacken')).toBe(false);
  });
});

describe('of two points made one, each has its own figures and times', () => {
  const cases: [Language, string[], string][] = [
    ['es', ['Lavé 20 coches', 'Atendí llamadas cada día'], 'Lavé 20 coches y atendí llamadas cada día'],
    ['en', ['Washed 20 cars', 'Answered calls every day'], 'Washed 20 cars and answered calls every day'],
  ];
  test.each(cases)('%s: %s — %s', (language, points, text) => {
    expect(openGate(resumeWith(language, points), []).check(text, { entryId: 'job' }).passed).toBe(true);
  });
  test('and the times of one are not those of the other', () => {
    const gate = openGate(resumeWith('en', ['Washed 20 cars', 'Answered calls every day']), []);
    expect(gate.check('Washed 20 cars every day and answered calls', { entryId: 'job' }).passed).toBe(false);
  });
});

describe('one person called as several would be is one', () => {
  test.each([
    ['de', 'Eine Studierende betreut', 'Studierende betreut'],
    ['de', 'Einen Reisenden begleitet', 'Reisende begleitet'],
  ] as [Language, string, string][])('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(false);
  });
  test('and several are several', () => {
    expect(passes('de', 'Studierende betreut', 'Studierende beraten und betreut')).toBe(false);
    expect(passes('de', 'Studierende im Labor betreut', 'Im Labor Studierende betreut')).toBe(true);
  });
});

describe('a figure within a name counts nothing, and an order followed is no doing of others', () => {
  const cases: [Language, string, string][] = [
    ['zh', '用3DMax为展馆建模', '用3DMax（3DMax）为展馆建模'],
    [
      'de',
      'Wohnungen nach der Heizkostenverordnung abgerechnet',
      'Nach der Heizkostenverordnung Wohnungen abgerechnet',
    ],
    ['fr', 'Traité les appels du service après-vente', 'Traité les appels SAV'],
  ];
  test.each(cases)('%s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(true);
  });
});

describe('"up" before a figure belongs to the verb, unless "to" stands between', () => {
  test.each([
    ['Put up 12 tents for the fair', 'Erected 12 tents for the fair', true],
    ['Picked up 30 crates from the quay', 'Collected 30 crates from the quay', true],
    ['Erected up to 12 tents for the fair', 'Put up 12 tents for the fair', false],
  ])('%s — %s', (point, text, passed) => {
    expect(passes('en', point, text)).toBe(passed);
  });
});
