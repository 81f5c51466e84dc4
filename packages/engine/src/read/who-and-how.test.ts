import { expect, test } from 'vitest';
import { read } from '../../test/reading.ts';

const person = (top: string) => read(`${top}\n\nExperience\n\nCook, Acme Ltd, 2019 – 2021\n`).contact;
const nameOf = (top: string) => person(top).name?.value;

test('a family name that is a trade is a name below the title of the person, if the first name is one', () => {
  expect(nameOf('Dental Hygienist\nHunter Baker\nq7x@example.org')).toBe('Hunter Baker');
  expect(nameOf('Mechatroniker\n\nLea Meister\nq7x@example.org')).toBe('Lea Meister');
});

test('a surname in capitals before the comma keeps the first name behind it, letters of a degree go', () => {
  expect(nameOf('ROE, JANE\nq7x@example.org')).toBe('JANE ROE');
  expect(nameOf('Jane Roe, RN, BSN\nq7x@example.org')).toBe('Jane Roe');
});

test('a first name and a surname each in a line of its own at the very top are one name', () => {
  expect(nameOf('Oona\nAshgrove\nDental Hygienist\nq7x@example.org')).toBe('Oona Ashgrove');
});

test('the point inside a Chinese name parts nothing, wherever the name stands; how one is addressed is no part of it', () => {
  expect(nameOf('行政主管 | 阿依努尔·买买提\nq7x@example.org')).toBe('阿依努尔·买买提');
  expect(nameOf('阿依努尔·买买提的简历\nq7x@example.org')).toBe('阿依努尔·买买提');
  expect(nameOf('陈静女士\nq7x@example.org')).toBe('陈静');
});

test('a number at the foot is read beside the address, not from a referee; of two addresses the one with the name', () => {
  const { contact } = read(
    'Jane Roe\n\nExperience\n\nCook, Acme Ltd, 2019 – 2021\n\nReferees\n\nMr Poe: 020 7946 0018, poe@example.org\n\njane.roe@example.org\n07700 900123\n',
  );
  expect(contact.email?.value).toBe('jane.roe@example.org');
  expect(contact.phone?.value).toBe('07700 900123');
});

test('a code in brackets at the head of a line counts nothing, and Chinese letters may touch a number or an address', () => {
  expect(person('Jane Roe\n(02) 5550 0123').phone?.value).toBe('(02) 5550 0123');
  const { phone, email } = person('王伟\n手机17700000000，邮箱wang@example.org');
  expect([phone?.value, email?.value]).toEqual(['17700000000', 'wang@example.org']);
});

test('a mark that stands before every line of a quoted text says nothing', () => {
  const text =
    'Jane Roe\njane@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 – 2021\n- soups\n- sauces\n\nEducation\n\nBA History, Leeds University, 2016';
  const { experience, education, contact } = read(text.replaceAll(/^/gm, '> '));
  expect(contact.name?.value).toBe('Jane Roe');
  expect(experience.map(({ title, bullets }) => [title?.value, bullets.length])).toEqual([['Cook', 2]]);
  expect(education.map(({ degree }) => degree?.value)).toEqual(['BA History']);
});

test('blanks that do not break part no columns', () => {
  const text =
    'Jane Roe\njane@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 – 2021\n\nDriver, Mill Ltd, 2016 – 2019';
  const titles = read(text.replaceAll(' ', '\u00a0')).experience.map(({ title }) => title?.value);
  expect(titles).toEqual(['Cook', 'Driver']);
});

test('a table with a column for each entry and its labels at the margin is read down its columns', () => {
  const { experience } = read(
    'Jane Roe\njane@example.org\n\nExperience\n\n           | Job 1    | Job 2\nEmployer   | Acme Ltd | Mill Ltd\nPosition   | Cook     | Driver\nFrom       | 03/2020  | 05/2015\nTo         | present  | 02/2020\n',
  );
  expect(experience.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([
    ['Cook', 'Acme Ltd'],
    ['Driver', 'Mill Ltd'],
  ]);
  expect(experience.map(({ dates }) => [dates?.start?.year, dates?.end?.year, dates?.current])).toEqual([
    [2020, undefined, true],
    [2015, 2020, false],
  ]);
});

test('the first line of a section of contact data is the name, though no list has its family', () => {
  const { contact } = read(
    '【基本信息】\n阿依努尔\n电话：18600000000\n\n【工作经历】\n上海恒信有限公司　会计　2019.01-2021.02',
  );
  expect(contact.name?.value).toBe('阿依努尔');
});

const resumeWithoutHeadings = `Jane Roe
jane@example.org

Line cook
Acme Kitchens Ltd, 2019 – 2021
- soups and sauces

Kitchen porter
Mill House Hotel, 2015 – 2018
- pots, floors, deliveries

Diploma in Catering, Leeds City College, 2012 – 2014
`;

const kinds = (text: string) => read(text).sections.map(({ kind }) => kind);
const told = (text: string) => {
  const { experience, education } = read(text);
  return [experience.map(({ title }) => title?.value), education.map(({ degree }) => degree?.value)];
};
const both = [['Line cook', 'Kitchen porter'], ['Diploma in Catering']];

test('work and study without headings are told by all entries together', () => {
  expect(told(resumeWithoutHeadings)).toEqual(both);
});

test('a text without any blank line is parted by its entries, and one with a blank line behind each line too', () => {
  const tight = resumeWithoutHeadings.replaceAll(/\n+/g, '\n');
  expect(told(tight)).toEqual(both);
  const headed = tight
    .replace('Line cook', 'WHERE I STOOD AT THE STOVE\nLine cook')
    .replace('Diploma', 'LEARNT\nDiploma');
  expect(kinds(headed)).toEqual(['experience', 'education']);
  expect(told(headed.replaceAll('\n', '\n\n'))).toEqual(both);
});

test('work whose heading is missing is found under the heading before it', () => {
  const text = resumeWithoutHeadings.replace(
    'Line cook',
    'LICENCES\n\nFood hygiene level 3, 2016\n\n\nLine cook',
  );
  expect(told(`${text}\nEDUCATION\n\nGCSEs, Mill School, 2010`)[0]).toEqual(['Line cook', 'Kitchen porter']);
});

test('study whose heading is missing is found below the work', () => {
  const text = resumeWithoutHeadings.replace('Line cook', 'EXPERIENCE\n\nLine cook');
  expect(told(text)).toEqual(both);
});
