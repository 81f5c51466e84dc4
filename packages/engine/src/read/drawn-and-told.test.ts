import { expect, test } from 'vitest';
import { headed, jobs, read, roles } from '../../test/reading.ts';

test('the same sign on both sides draws a heading, also over how one is reached', () => {
  const resume = read(`~ Parcours ~

03/2021 – 2023 : retoucheuse, Maison Clairval, Liège
• ourlets et ceintures

~ Langues ~

français

~ Où je perche ~

Fatou Vandenberghe
rue des Moulins 8, 4020 Liège
f.vandenberghe@example.net`);
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience', 'languages', 'contact']);
  expect(resume.experience.map(({ bullets }) => bullets.length)).toEqual([1]);
});

test('two arrows before lines one below the other are bullets', () => {
  const resume = read(
    headed(`BERUFSERFAHRUNG

2017 – heute
Einrichter
Thalbach Präzision AG, Uster
>> Umrüsten von acht Automaten
>> Werkzeugverwaltung`),
  );
  expect(resume.experience[0]?.bullets.map(({ text }) => text)).toEqual([
    'Umrüsten von acht Automaten',
    'Werkzeugverwaltung',
  ]);
});

test('what the head of each page says with its number is no entry, in Chinese either', () => {
  const page = `缪知行的简历　第1页

缪知行
图书编辑
miao@example.org

【工作经历】

2017年4月—2020年8月
北京汀岸文化传播有限公司，责任编辑

缪知行的简历　第2页

2013年7月—2016年6月
石家庄滹水出版社，助理编辑

2016年7月到2017年3月，陪同家人在外地，没有工作。`;
  expect(roles(page)).toEqual([
    ['责任编辑', '北京汀岸文化传播有限公司'],
    ['助理编辑', '石家庄滹水出版社'],
  ]);
});

test('title, employer and town parted by full stops head an entry, however long', () => {
  const page = headed(`EXPERIENCIA LABORAL

Profesora asociada. Universidad Nacional del Valle Medio, Santa Fe. Marzo 2017 -
actualidad. Cursos de grado.

Becaria doctoral. Instituto de Estudios Comarcales del Litoral, Santa Fe. Abril 2011 - marzo 2016.

Encuestadora. Consultora Margen & Cía, Rosario. Febrero - noviembre 2008.`);
  expect(roles(page)).toContainEqual(['Becaria doctoral', 'Instituto de Estudios Comarcales del Litoral']);
});

test('a sentence that begins with a time and a word for oneself is no entry, nor is time spent at home', () => {
  const page = headed(`EMPLOYMENT HISTORY

June 2018 to date
Tram Driver
Northside Tramways, Preston
Two routes, nine hours a shift.
Since 2021 I also show new drivers their first lines. No
collision in five years.

Sept 2012 to Jan 2014
At home caring for my mother

2009 to 2012
Fruit Picker
Tarra Orchards, Shepparton`);
  expect(jobs(page).map(([title]) => title)).toEqual(['Tram Driver', 'Fruit Picker']);
});

test('letters that are a state in one country are a legal form in another', () => {
  expect(roles(headed(`EXPÉRIENCE\n\n2012 – 2016 : piqueuse, Confection Zeemode NV, Saint-Trond`))).toEqual([
    ['piqueuse', 'Confection Zeemode NV'],
  ]);
});
