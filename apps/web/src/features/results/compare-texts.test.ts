import { expect, test } from 'vitest';
import { compareTexts, type Piece } from './compare-texts.ts';
import { diffItems } from './diff.ts';

const show = (lines: Piece[][]) =>
  lines.map((line) =>
    line.map(({ text, mark }) => (mark === 'none' ? text : `[${mark[0]}:${text}]`)).join(''),
  );

test('the shortest script keeps what both have, in order', () => {
  const steps = diffItems(['a', 'b', 'c', 'd'], ['b', 'x', 'd', 'e']);
  expect(steps.map(({ kind }) => kind)).toEqual(['removed', 'same', 'removed', 'added', 'same', 'added']);
  expect(diffItems([], ['a'])).toEqual([{ kind: 'added', a: 0, b: 0 }]);
  expect(diffItems(['a'], [])).toEqual([{ kind: 'removed', a: 0, b: 0 }]);
});

test('a script turns one list into the other, whatever the two are', () => {
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % n;
  };
  for (let round = 0; round < 200; round += 1) {
    const make = () => Array.from({ length: random(12) }, () => 'abcd'[random(4)] ?? 'a');
    const [a, b] = [make(), make()];
    const steps = diffItems(a, b);
    expect(steps.filter(({ kind }) => kind !== 'added').map((step) => a[step.a])).toEqual(a);
    expect(steps.filter(({ kind }) => kind !== 'removed').map((step) => b[step.b])).toEqual(b);
  }
});

test('a reworded line is marked word by word on both sides', () => {
  const { left, right } = compareTexts(
    'Wrote stock reports in SQL\nLed a team',
    'Wrote inventory reports in SQL\nLed a team',
  );
  expect(show(left)).toEqual(['Wrote [c:stock] reports in SQL', 'Led a team']);
  expect(show(right)).toEqual(['Wrote [c:inventory] reports in SQL', 'Led a team']);
});

test('a line that only moved is told apart from one that was written new', () => {
  const { left, right } = compareTexts(
    'Skills: SQL\nExperience\nNurse',
    'Experience\nNurse\nSkills: SQL\nBrand new words here',
  );
  expect(show(left)).toEqual(['[m:Skills: SQL]', 'Experience', 'Nurse']);
  expect(show(right)).toEqual(['Experience', 'Nurse', '[m:Skills: SQL]', '[c:Brand new words here]']);
});

test('Chinese is compared by character', () => {
  const { right } = compareTexts('负责库存报表', '负责存货报表');
  expect(show(right)).toEqual(['负责存[c:货]报表']);
});
