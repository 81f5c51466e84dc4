import { expect, test } from 'vitest';
import { writingPack } from '../locales/writing-packs.ts';

const { dative } = writingPack('de').naming;

test('German plurals that are the same in each case may stand by themselves, others only behind their small word', () => {
  expect(dative?.same.test('uhrenreparaturen')).toBe(true);
  expect(dative?.same.test('packlisten')).toBe(true);
  expect(dative?.same.test('zaunbauten')).toBe(false);
  expect(dative?.same.test('Elegien')).toBe(true);
  expect(dative?.same.test('Bodenproben')).toBe(true);
  expect(dative?.doing.test('Kochen und Backen von Kuchen')).toBe(true);
  expect(dative?.same.test('dachern')).toBe(false);
});
