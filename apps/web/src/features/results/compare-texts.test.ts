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

test('a list that was put in another order and grew keeps what it kept', () => {
  const { left, right } = compareTexts('Excel, Tableau, SQL', 'Tableau, SQL, Excel, Kubernetes');
  expect(show(left)).toEqual(['[c:Excel,] Tableau, SQL']);
  expect(show(right)).toEqual(['Tableau, SQL[c:, Excel, Kubernetes]']);
});

test('what only separates words makes no two lines alike', () => {
  const { right } = compareTexts('a, b, c, d', 'Led, built, sold, ran');
  expect(show(right)).toEqual(['[c:Led, built, sold, ran]']);
});

test('Chinese is compared by character', () => {
  const { right } = compareTexts('负责库存报表', '负责存货报表');
  expect(show(right)).toEqual(['负责存[c:货]报表']);
});

test('marking loses and adds no character on either side', () => {
  const texts = [
    '- Led 3 teams; C++, .NET\n\nSkills:  SQL',
    'Skills: SQL, C#\n• Led (three) teams — C++\n',
    '负责 Java 开发，SQL\n',
    '  indented\ttabs\n?!',
    '',
  ];
  for (const a of texts)
    for (const b of texts) {
      const { left, right } = compareTexts(a, b);
      const plain = (lines: Piece[][]) =>
        lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
      expect(plain(left)).toBe(a);
      expect(plain(right)).toBe(b);
    }
});
