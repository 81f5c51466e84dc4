import { expect, test } from 'vitest';
import { sameButOne } from './same-but-one.ts';

test('one word takes the place of another where all the others are the same and nothing has to change with it', () => {
  expect(sameButOne('monthly close', 'month-end close', 'en')).toBe(true);
  expect(sameButOne('vorbeugende Wartung', 'vorbeugende Instandhaltung', 'de')).toBe(true);
});

test('another head, another gender or more words than one keep their places', () => {
  expect(sameButOne('care plans', 'care planning', 'en')).toBe(false);
  expect(sameButOne('jährlicher Bericht', 'jährlicher Abschluss', 'de')).toBe(false);
  expect(sameButOne('review pull requests', 'code reviews', 'en')).toBe(false);
});
