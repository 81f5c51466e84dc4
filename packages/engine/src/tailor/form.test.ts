import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const job = {
  title: 'Shop Manager',
  description: 'Requirements\n- Training staff\n- Microsoft Excel\n- Stock control',
};

const roles = (first: string[], second: string[], heading = 'Experience', more = '') =>
  `Mara Linden\nmara.linden@example.com\n\n${heading}\n\nShop Manager, Fen & Field Ltd, Ely\nMarch 2019 - present\n${first
    .map((point) => `- ${point}`)
    .join('\n')}\n\nSales Assistant, Old Mill Stores, Ely\nMay 2014 - February 2019\n${second
    .map((point) => `- ${point}`)
    .join('\n')}\n\nEducation\nBA History, University of Lynn, 2011 - 2014\n${more}`;
const edited = (resume: string) => tailor(engine, { resume, job, asOf });
const kinds = (resume: string, kind: string) => edited(resume).edits.filter((edit) => edit.kind === kind);

test('a heading of one’s own takes the name that readers and filters look for; a known one stays', () => {
  const points = ['Trained new staff', 'Counted the stock each week'];
  expect(kinds(roles(points, ['Served customers'], "Where I've worked"), 'heading')).toMatchObject([
    { before: "Where I've worked", after: 'Work experience' },
  ]);
  expect(edited(roles(points, ['Served customers'], 'JOBS')).text).toContain('\nWORK EXPERIENCE\n');
  expect(kinds(roles(points, ['Served customers'], 'Employment history'), 'heading')).toEqual([]);
});

test('ranges of dates follow the form that most have, and no digit changes', () => {
  const resume = roles(['Trained new staff'], ['Served customers']).replace('2011 - 2014', '2011 to 2014');
  const [edit, ...more] = kinds(resume, 'date-form');
  expect(more).toEqual([]);
  expect(edit).toMatchObject({ before: '2011 to 2014', after: '2011 - 2014' });
});

test('all ranges in another form follow in one edit', () => {
  const resume = roles(['Trained new staff'], ['Served customers'])
    .replace(
      '2011 - 2014',
      '2011 - 2014\nGCSE, Lynn School, 2004 - 2009\nNVQ Retail, Lynn College, 2010 to 2011',
    )
    .replace(/(\w+ 2\d{3}) - (February 2019)/, '$1 to $2');
  const [edit, ...more] = kinds(resume, 'date-form');
  expect(more).toEqual([]);
  expect(edit?.after.split('\n')).toHaveLength(2);
  expect(edit?.after).toContain('2010 - 2011');
  expect(edited(resume).text).not.toContain(' to ');
});

test('an arrow between two dates becomes the dash that every reader knows', () => {
  const arrowed = roles(['Trained new staff'], ['Served customers'])
    .replace('March 2019 - present', 'March 2019 -> present')
    .replace('May 2014 - February 2019', 'May 2014 → February 2019');
  const [edit, ...more] = kinds(arrowed, 'date-form');
  expect(more).toEqual([]);
  expect(edit?.after).toBe('March 2019 – present\nMay 2014 – February 2019');
});

test('a range in words follows the dashes of the others', () => {
  const resume = roles(['Trained new staff'], ['Served customers'])
    .replace('2011 - 2014', '2011 - 2014\nGCSE, Lynn School, 2004 - 2009')
    .replace(/\w+ 2\d{3} - February 2019/, 'from July 2016 to February 2019');
  expect(resume).toContain('from July 2016 to February 2019');
  expect(edited(resume).text).toContain('July 2016 - February 2019');
  expect(edited(resume).text).not.toContain('from July');
});

test('a present verb among past ones in a role that has ended follows them; a noun does not', () => {
  const past = ['Served customers', 'Counted the stock each week', 'Train new staff'];
  expect(edited(roles(['Lead a team'], past)).text).toContain('- Trained new staff');
  const noun = ['Served customers', 'Counted the stock each week', 'Support of the till team'];
  expect(kinds(roles(['Lead a team'], noun), 'tense')).toEqual([]);
});

test('a verb that is a noun too is one where something stands behind it that no noun has', () => {
  const of = (point: string) =>
    kinds(roles(['Lead a team'], ['Served customers', 'Sold toys', point]), 'tense');
  expect(of('Stock the shelves')).toMatchObject([{ after: 'Stocked the shelves' }]);
  expect(of('Stock count every quarter')).toEqual([]);
});

test('“I” goes where the other points begin with their verb', () => {
  const points = ['Trained new staff', 'Reduced waste by 12%', 'I order the stock'];
  expect(edited(roles(points, ['Served customers', 'Counted the stock'])).text).toContain(
    '- Order the stock',
  );
});

test('“I” stays where the same point says it twice', () => {
  const points = ['Trained new staff', 'Reduced waste by 12%', 'I order the stock and I check the till'];
  expect(edited(roles(points, ['Served customers', 'Counted the stock'])).text).toContain(
    'I order the stock and I check the till',
  );
});

test('points end alike, as most of them did', () => {
  const points = ['Trained new staff', 'Reduced waste by 12%', 'Ordered the stock.'];
  const { text } = edited(roles(points, ['Served customers', 'Counted the stock']));
  expect(text).toMatch(/- Ordered the stock$/m);
});

test('a long way round is shortened, and the point says the same', () => {
  const points = ['Trained new staff in order to reduce waste', 'Counted the stock on a weekly basis'];
  const { text } = edited(roles(points, ['Served customers']));
  expect(text).toContain('- Trained new staff to reduce waste');
  expect(text).toContain('- Counted the stock weekly');
});

test('of two points that say the same the fuller one stays', () => {
  const points = [
    'Trained new staff for the tills',
    'Trained new staff for the tills and the bakery counter',
    'Ordered stock',
  ];
  const { text, edits } = edited(roles(points, ['Served customers']));
  expect(text.match(/Trained new staff/g)).toHaveLength(1);
  expect(edits.find((edit) => edit.kind === 'merge')).toMatchObject({ before: points[0] });
});

test('Chinese takes Chinese marks on the whole line, figures keep theirs', () => {
  const resume =
    '林小雨\n北京,135 0000 1268,lin@example.com\n\n工作经历\n\n北京某超市有限公司 店长 2019.03 - 至今\n- 培训新员工(12 人),年销售 1,200 万元;\n\n证书\n中级会计师(2019),初级会计师(2014)\n';
  const { text } = tailor(engine, {
    resume,
    job: { title: '店长', description: '岗位要求\n- 员工培训' },
    asOf,
  });
  expect(text).toContain('北京，135 0000 1268，lin@example.com');
  expect(text).toContain('培训新员工（12 人），年销售 1,200 万元；');
  expect(text).toContain('中级会计师（2019），初级会计师（2014）');
});
