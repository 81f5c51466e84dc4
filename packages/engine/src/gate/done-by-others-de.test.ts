import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['de', 'Von Ärztinnen beraten worden', 'Ärztinnen beraten'],
  ['de', 'Durch zwei Gesellen unterstützt worden', 'Zwei Gesellen unterstützt'],
  ['de', 'Wurde von Gästen weiterempfohlen', 'Gäste weiterempfohlen'],
  ['de', 'Von Lehrlingen abgelöst worden', 'Lehrlinge abgelöst'],
];
test.each(invented)('what others did to somebody was not done to them, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['de', 'Von mir sind zwei Gesellen unterstützt worden', 'Zwei Gesellen unterstützt'],
  ['de', 'Lehrlinge abgelöst', 'Ablösung von Lehrlingen'],
  ['de', 'Gäste beraten und weiterempfohlen worden', 'Gäste beraten'],
];
test.each(honest)('and is, where one did it oneself, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
