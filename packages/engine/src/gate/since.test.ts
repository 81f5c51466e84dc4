import { expect, test } from 'vitest';
import { passes } from './fixture.ts';

test('what was done in a year did not go on from then', () => {
  expect(passes('en', 'Repaired the mill wheel in 2018', 'Repaired the mill wheel from 2018')).toBe(false);
  expect(passes('es', 'Reparé la rueda en 2018', 'Reparé la rueda desde 2018')).toBe(false);
  expect(passes('fr', 'Réparé la roue en 2018', 'Réparé la roue depuis 2018')).toBe(false);
  expect(passes('de', 'Reparierte 2018 das Mühlrad', 'Reparierte ab 2018 das Mühlrad')).toBe(false);
  expect(passes('zh', '2018年维修水车', '2018年起维修水车')).toBe(false);
  expect(passes('en', 'Repaired the mill wheel since 2018', 'From 2018, repaired the mill wheel')).toBe(true);
});

test('small words that mean something together are a rewording', () => {
  expect(passes('de', 'Fütterte gelegentlich die Ziegen', 'Fütterte ab und zu die Ziegen')).toBe(true);
  expect(passes('es', 'Alimenté sobre todo las cabras', 'Alimenté principalmente las cabras')).toBe(true);
});

test('at some times only is not always', () => {
  expect(passes('en', 'Fed the goats when the farmer was away', 'Fed the goats every day')).toBe(false);
});
