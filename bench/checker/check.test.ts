import { expect, test } from 'vitest';
import { check } from './check.ts';
import { honestRefused, plantedMissed, plantedTotal } from './planted.ts';

test('every planted error is found', () => {
  expect(plantedTotal).toBe(75);
  expect(plantedMissed()).toEqual([]);
});

test('a line that is only reworded raises no alarm', () => {
  expect(honestRefused()).toEqual([]);
});

test('a declared synonym counts only if its source stands at its line and a person approved the pair', () => {
  const original = 'Accounts\n- Did the monthly close for two plants';
  const tailored = 'Accounts\n- Did the monthly close for two plants (month-end close)';
  const kinds = (source: string, line: number) =>
    check({
      language: 'en',
      original,
      tailored,
      declared: [{ added: 'month-end close', source, line }],
    }).unsupported.map(({ kind }) => kind);
  expect(kinds('monthly close', 1)).toEqual([]);
  expect(kinds('yearly close', 1)).toEqual(['source']);
  expect(kinds('monthly', 1)).toEqual(['synonym']);
  expect(kinds('two plants', 1)).toEqual(['synonym']);
});

test('a fact that the person confirmed supports what it says', () => {
  const original = 'Skills\nExcel';
  const tailored = 'Skills\nExcel, Kubernetes';
  expect(check({ language: 'en', original, tailored }).unsupported).toHaveLength(1);
  expect(check({ language: 'en', original, tailored, facts: ['Kubernetes'] }).unsupported).toEqual([]);
});

test('a doubled letter before an ending makes no other word', () => {
  const original = 'Kitchen\n- Plan and run the kitchen';
  const declared = [
    { added: 'planning and running the kitchen', source: 'Plan and run the kitchen', line: 1 },
  ];
  const tailored = `Experience in planning and running the kitchen.\n${original}`;
  expect(check({ language: 'en', original, tailored, declared }).unsupported).toEqual([]);
});

test('both halves of a parted verb say it, one of them does not', () => {
  const read = (original: string, tailored: string) =>
    check({ language: 'de', original, tailored }).unsupported;
  expect(read('Büro\n- Hole Angebote von Malern ein', 'Büro\n- Angebote von Malern einholen')).toEqual([]);
  expect(read('Büro\n- Hole Angebote von Malern', 'Büro\n- Angebote von Malern einholen')).toHaveLength(1);
  expect(read('Büro\n- Lade Kunden ein', 'Büro\n- Kunden einholen')).toHaveLength(1);
});
