import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { allBullets } from './context.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

const page = (told: string[]) =>
  `Mara Linden\nmara.linden@example.com\n\nExperience\n\nShop Assistant, Fen & Field Ltd, Ely\nMarch 2019 - present\n${told.join('\n')}\n\nEducation\nGCSE, Lynn School, 2009\n`;
const points = (told: string[]) =>
  allBullets(engine.read(page(told)).resume).map(({ bullet }) => [bullet.text, bullet.lines.length]);

test('lines without marks below a role are its points, and a full line goes on in the next', () => {
  expect(
    points([
      'Counted the stock of both branches at the end of each month and',
      'wrote down what was missing',
      'Served customers',
      'Tills',
      'Write to shop@example.com',
    ]),
  ).toEqual([
    ['Counted the stock of both branches at the end of each month and wrote down what was missing', 2],
    ['Served customers', 1],
  ]);
});

test('what such a line says is said in the words of the posting', () => {
  const job = { title: 'Shop Assistant', description: 'Requirements\n- Stocktaking\n- Customer service' };
  const plain = ['Served customers at two tills', 'Counted the stock each month'];
  const edited = (told: string[]) =>
    tailor(engine, { resume: page(told), job, asOf }).edits.filter(({ kind }) => kind === 'posting-words');
  const marked = edited(plain.map((line) => `- ${line}`)).map(({ after }) => after);
  expect(marked.length).toBeGreaterThan(0);
  expect(edited(plain).map(({ after }) => after)).toEqual(marked);
});

test('such lines say too in which tense the others stand', () => {
  const job = { title: 'Shop Assistant', description: 'X' };
  const opened = (others: string[]) =>
    tailor(engine, { resume: page(['Responsible for managing two tills', ...others]), job, asOf }).text;
  expect(opened(['Counted the stock', 'Trained two newcomers'])).toContain('\nManaged two tills');
  expect(opened(['Count the stock', 'Train newcomers'])).toContain('\nManage two tills');
});

test('a mark that no list knows is no part of the point', () => {
  const [first] = allBullets(
    engine.read(page(['☞ Served customers', '☞ Counted the stock each month'])).resume,
  );
  expect(first?.bullet.text).toBe('Served customers');
});
