import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['de', 'Pläne mit dem Bauamt abgestimmt', 'Im Bauamt Pläne abgestimmt'],
  ['de', 'Motoren an die Werkstatt geschickt und geprüft', 'In der Werkstatt Motoren geprüft'],
];
test.each(invented)('who dealt with a body did not work in it, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['de', 'Pläne mit dem Bauamt abgestimmt', 'Abstimmung der Pläne mit dem Bauamt'],
  ['de', 'Im Bauamt Pläne geprüft', 'Pläne im Bauamt geprüft'],
];
test.each(honest)('and may tell both, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
