import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', 'Took bookings in PetExec', 'Took bookings for PetExec'],
  ['en', 'Milked cows with a DeLaval parlour', 'Milked cows for DeLaval'],
  ['es', 'Apunté pedidos en Opera', 'Apunté pedidos para Opera'],
  ['fr', 'Noté les commandes dans Zelty', 'Noté les commandes pour Zelty'],
  ['de', 'Stückzahlen in proAlpha eingetragen', 'Stückzahlen für proAlpha eingetragen'],
  ['zh', '在金蝶系统里登记件数', '为金蝶登记件数'],
];
test.each(invented)('what a thing was done in is nobody it was done for, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['de', 'Kurse in Rückengymnastik geleitet', 'Leitung von Kursen für Rückengymnastik'],
  ['en', 'Wrote Excel reports for Siemens', 'Wrote reports for Siemens in Excel'],
  ['zh', '为金蝶公司在用友系统里登记件数', '为金蝶公司登记件数'],
  ['de', 'Wäsche für Protel in Excel eingetragen', 'Für Protel Wäsche in Excel eingetragen'],
];
test.each(honest)('and who it was done for stays so, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
