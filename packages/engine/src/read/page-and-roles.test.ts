import { expect, test } from 'vitest';
import { answer, jobsByMonth } from '../../test/reading.ts';

test('a page mark and the title of the whole page stand above the person, and are no section of theirs', () => {
  const { contact, experience } = answer(`Seite 1/2

B E R U F L I C H E R   L E B E N S L A U F

Ruth Halbeck
Konditorin

Am Anger 3
39104 Magdeburg
0176 04069055
r.halbeck@example.org

Beruf

05.2020 – heute
Konditorin
Backhaus Elbaue GmbH, Magdeburg
- Torten für Hochzeiten
`);
  expect(contact.name).toBe('Ruth Halbeck');
  expect(contact.phone).toBe('0176 04069055');
  expect(experience.map(({ organization }) => organization)).toEqual(['Backhaus Elbaue GmbH']);
});

test('parts of a name and of an address in LaTeX are one name and one address', () => {
  const { contact } = answer(`\\documentclass[11pt]{moderncv}
\\name{Samir}{El Ouafi}
\\address{12 rue des Lilas}{69003 Lyon}
\\email{s.elouafi@example.com}
`);
  expect(contact.name).toBe('Samir El Ouafi');
  expect(contact.location).toBe('12 rue des Lilas, 69003 Lyon');
});

test('the number of the file is no telephone', () => {
  const { contact } = answer(`简历编号：000000417        更新时间：2025/06/18

周慧敏
手机：13900000000
邮箱：zhouhm@example.com
`);
  expect(contact.phone).toBe('13900000000');
});

test('a comma inside a role parts no employer off, where the employer stands above with the whole time', () => {
  const found = jobsByMonth(`MARTHE LAVIGNE
marthe.lavigne@example.com

EXPÉRIENCE

Garderie Les Mésanges, Sherbrooke                         2014 à 2022

Éducatrice, pouponnière (mai 2018 à août 2022)
- Routines et repas de cinq poupons

Éducatrice remplaçante (novembre 2014 à avril 2018)
- Sorties au parc
`);
  expect(found.map(([title, organization]) => [title, organization])).toEqual([
    ['Éducatrice, pouponnière', 'Garderie Les Mésanges'],
    ['Éducatrice remplaçante', 'Garderie Les Mésanges'],
  ]);
});
