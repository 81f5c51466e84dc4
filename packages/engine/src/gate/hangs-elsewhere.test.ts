import { expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

type Case = [Language, string, string];

const told: Case[] = [
  ['en', 'Booked musicians for harbour festivals', 'Booked harbour festivals'],
  ['en', 'Put up tents during the regatta', 'Put up the regatta'],
  ['en', 'Painted scenery at two operas', 'Painting of two operas'],
  ['de', 'Auf Hafenfesten Musiker gebucht', 'Hafenfeste gebucht'],
  ['de', 'Während der Regatta Zelte aufgebaut', 'Regatta aufgebaut'],
  ['de', 'Für Opern Kulissen gemalt', 'Opern gemalt'],
  ['de', 'Beim Segelmacher Lecks gemeldet', 'Den Segelmacher gemeldet'],
  ['de', 'Mithilfe beim Zuschneiden der Segel', 'Segel zugeschnitten'],
];

test.each(told)('what stands beside behind a small word was not done: %s, %s', (language, line, text) => {
  expect(passes(language, line, text)).toBe(false);
});

const kept: Case[] = [
  ['en', 'Booked musicians for harbour festivals', 'For harbour festivals, booked musicians'],
  ['en', 'Booked musicians for harbour festivals', 'Booked harbour festival musicians'],
  ['en', 'Checked sails for mistakes', 'Checked for mistakes in sails'],
  ['en', 'Booked harbour festivals and musicians', 'Booked musicians and harbour festivals'],
  ['en', 'Loaded barrels onto barges', 'Loaded barges'],
  ['en', 'Put up tents during the regatta', 'Put up tents at the regatta'],
  ['de', 'Auf Hafenfesten Musiker gebucht', 'Musiker auf Hafenfesten gebucht'],
  ['de', 'Segel auf Festigkeit geprüft', 'Prüfung der Festigkeit von Segeln'],
  ['de', 'Barkassen mit Fässern beladen', 'Fässer auf Barkassen geladen'],
  ['en', 'Drew sails in Sailmaker', 'Drew sails using Sailmaker'],
  ['de', 'Lecks an den Bootsmann gemeldet', 'Lecks dem Bootsmann gemeldet'],
  [
    'de',
    'Segel mit dem Schablonenmesser zugeschnitten',
    'Segel mithilfe des Schablonenmessers zugeschnitten',
  ],
];

test.each(kept)(
  'a thing of the own verb, and one that is loaded or looked for, may be told: %s, %s',
  (language, line, text) => {
    expect(passes(language, line, text)).toBe(true);
  },
);
