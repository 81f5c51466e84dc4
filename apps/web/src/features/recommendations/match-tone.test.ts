import { expect, test } from 'vitest';
import { cutDescription, cutSkills, matchTone } from './match-tone.ts';

test('the match is green from 80, blue from 60, yellow from 40, grey below', () => {
  expect([100, 80, 79, 60, 59, 40, 39, 0].map(matchTone)).toEqual([
    'good',
    'good',
    'info',
    'info',
    'tape',
    'tape',
    'plain',
    'plain',
  ]);
});

test('six skills are shown, the rest is a number', () => {
  expect(cutSkills(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
    shown: ['a', 'b', 'c', 'd', 'e', 'f'],
    more: 0,
  });
  expect(cutSkills(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).more).toBe(2);
});

test('a description is cut at 150 characters, none of them in half', () => {
  expect(cutDescription('x'.repeat(150))).toBe('x'.repeat(150));
  expect(cutDescription('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(cutDescription(`${'x'.repeat(149)}👩‍👩‍👧y`)).toBe(`${'x'.repeat(149)}👩‍👩‍👧…`);
});
