import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const honest: Case[] = [
  ['de', 'Eine Kolonne von sechs Leuten geführt', 'Leitung einer sechsköpfigen Kolonne'],
  ['de', 'Filiale mit vier Mitarbeitern geleitet', 'Filiale mit vier Mitarbeitern geführt'],
  ['de', 'Liefertermine mit Herstellern verhandelt', 'Terminverhandlungen mit Herstellern geführt'],
  ['de', 'Monatliche Treffen mit Händlern geleitet', 'Leitung monatlicher Händlertreffen'],
];
test.each(honest)('leading people, or talks of the line, may be told in two ways, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: Case[] = [
  ['de', 'Lagerbuch geführt', 'Lager geleitet'],
  ['de', 'Bei Verhandlungen Kaffee gekocht', 'Verhandlungen geführt'],
  ['en', 'Took minutes in negotiations', 'Led negotiations'],
];
test.each(invented)('and what was only kept or served is not led, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});
