import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', ['Greeted campers', 'Built sheds'], 'Built sheds for campers'],
  ['en', ['Drew maps', 'Instructed apprentices'], 'Drew maps with apprentices'],
  ['es', ['Recibí a turistas', 'Construí casetas'], 'Construí casetas para turistas'],
  ['fr', ['Accueilli des campeurs', 'Construit des cabanes'], 'Construit des cabanes pour les campeurs'],
  ['de', ['Camper begrüßt', 'Hütten gebaut'], 'Hütten für Camper gebaut'],
];
test.each(invented)('a thing and whom it was for are said by one line, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['en', ['Built sheds for campers'], 'Sheds for campers built'],
  ['en', ['Drew maps on screen', 'Learned AutoCAD'], 'Drew maps with AutoCAD'],
  ['es', ['Construí casetas para turistas'], 'Casetas para turistas'],
  ['fr', ['Construit les cabanes des campeurs'], 'Construit des cabanes pour les campeurs'],
  ['de', ['Hütten für Camper gebaut'], 'Bau von Hütten für Camper'],
];
test.each(honest)('and are where they stand together, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
