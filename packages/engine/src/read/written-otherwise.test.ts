import { expect, test } from 'vitest';
import { answer, headed, jobsByMonth, roles, studiesByMonth } from '../../test/reading.ts';

test.each([
  ['Experience\n\nWarehouse Manager (Fenwold Storage), 2015 - 2019', 'Warehouse Manager', 'Fenwold Storage'],
  ['Experience\n\nClerk. Oakhollow Council. 2015-2019', 'Clerk', 'Oakhollow Council'],
  ['EXPERIENCIA\n\nAuxiliar (Residencia Los Olmos) | 2015 - 2019', 'Auxiliar', 'Residencia Los Olmos'],
  ['EXPERIENCIA\n\nCamarera. Bar El Puente. 2015-2019', 'Camarera', 'Bar El Puente'],
  ['Expérience\n\n2015 - 2019 Vendeuse (Boulangerie Le Goff)', 'Vendeuse', 'Boulangerie Le Goff'],
  ['Berufserfahrung\n\nBauzeichnerin (Planbüro Ahrens), 2015–2019', 'Bauzeichnerin', 'Planbüro Ahrens'],
  ['工作经历\n\n会计(济南鲁泰商贸有限公司),2015-2019', '会计', '济南鲁泰商贸有限公司'],
])('a bracket or a full stop parts title and employer: %j', (text, title, employer) => {
  expect(jobsByMonth(headed(text))).toEqual([[title, employer, '2015', '2019']]);
});

test.each([
  ['Experience\n\nWaitress, Café Lark, Leeds, 2015 to 2019. Part time during my degree, mostly weekends.'],
  ['Experience\n\n2015–2019. Waitress, Café Lark. Served twenty tables, took cash and trained new staff.'],
  ['Experience\n\nWaitress at Café Lark (2015 - 2019): served twenty tables and trained new staff'],
  ['Experience\n\nWaitress, Café Lark, 2015 - 2019 - serving twenty tables and training new staff.'],
])('an entry of one paragraph has a header and a text: %j', (text) => {
  expect(jobsByMonth(headed(text))).toEqual([['Waitress', 'Café Lark', '2015', '2019']]);
});

test.each(['2015 · · · 2019', '2015 ..... 2019', '2015 … 2019', "'15 - '19", '2015 -- 2019'])(
  'points between two years make a range: %s',
  (dates) => {
    expect(jobsByMonth(headed(`Experience\n\n${dates}   Shift Lead, Brackley Parcels Ltd`))).toEqual([
      ['Shift Lead', 'Brackley Parcels Ltd', '2015', '2019'],
    ]);
  },
);

test('numbers of an outline are part of no name', () => {
  const text = headed(
    `1 Experience\n1.1 Clerk at Oakhollow Council – 2015 - 2019\n2 Education\n2.1 Diploma – Northmarsh College – 2012\n2.2 A-levels – Fell School – 2010`,
  );
  expect(jobsByMonth(text)).toEqual([['Clerk', 'Oakhollow Council', '2015', '2019']]);
  expect(studiesByMonth(text).map(([degree, school]) => [degree, school])).toEqual([
    ['Diploma', 'Northmarsh College'],
    ['A-levels', 'Fell School'],
  ]);
});

test('a decimal at the head of a line is no number of an outline', () => {
  const text = headed(`Summary\n2.5 million parcels a year, sorted by hand and by machine.`);
  expect(answer(text).summary).toContain('2.5 million');
});

test('the head of a Markdown table is no entry', () => {
  const text = headed(
    `## Experience\n\n| Dates | Title | Company | Where |\n|---|---|---|---|\n| 2015 - 2019 | Data Scientist | Fenwold Storage | Leeds |`,
  );
  expect(jobsByMonth(text)).toEqual([['Data Scientist', 'Fenwold Storage', '2015', '2019']]);
});

test('two digits behind a year are years where the section counts in school years', () => {
  const text = headed(
    `Education\n\nMSc History, University of Southmere, 2012-13\nBA History, University of Southmere, 2008-12`,
  );
  expect(studiesByMonth(text).map(([, , start, end]) => [start, end])).toEqual([
    ['2012', '2013'],
    ['2008', '2012'],
  ]);
});

test.each([
  ['Oonagh ní Bhriain\noonagh@example.com', 'Oonagh ní Bhriain'],
  ['MARÍA DE LOS ÁNGELES RÍOS Y SOTO\nangeles@example.com', 'MARÍA DE LOS ÁNGELES RÍOS Y SOTO'],
  ['郁文博 男 29岁 手机 139-0000-4512\nyu@example.com', '郁文博'],
  ['闻人清 丨 女 丨 138-0000-2211 丨 wenren@example.com', '闻人清'],
])('a name is found between particles, labels and bars: %j', (text, name) => {
  expect(answer(text).contact.name).toBe(name);
});

test('an employer further left than its roles heads those below it', () => {
  const text = headed(
    `Employment\n\nHALDEN BRIDGE LTD\n   Team Leader        2018 - now\n   Operator           2012 - 2018\nMERROW FOODS\n   Packer             2008 - 2012`,
  );
  expect(roles(text)).toEqual([
    ['Team Leader', 'HALDEN BRIDGE LTD'],
    ['Operator', 'HALDEN BRIDGE LTD'],
    ['Packer', 'MERROW FOODS'],
  ]);
});

test('numbered entries keep their dates, and marks of another kind tell of them', () => {
  const text =
    '诸葛明远\nzhuge@example.com\n\n工作经验\n1、2020/05-至今  深圳市蓝鲸科技有限公司  产品经理\n(1)负责需求调研\n(2)推动版本上线\n2、2017/07-2020/04  广州云帆贸易有限公司  运营专员\n(1)负责店铺运营';
  expect(jobsByMonth(text)).toEqual([
    ['产品经理', '深圳市蓝鲸科技有限公司', '2020-05', 'now'],
    ['运营专员', '广州云帆贸易有限公司', '2017-07', '2020-04'],
  ]);
});
