import { expect, test } from 'vitest';
import { headed, jobsByMonth, read, studies, studiesByMonth } from '../../test/reading.ts';

test('the firm of, and attendance of, lead to a name and are no part of it', () => {
  const text = headed(`Schulbildung
1994-2000 Besuch der Realschule Sondershausen

Beruflicher Werdegang
2003-2010 Tischler bei der Firma Holzbau Kranz GmbH, Nordhausen
2010-heute Vorarbeiter bei Fa. Möbel Lutz, Gotha`);
  expect(jobsByMonth(text).map(([, where]) => where)).toEqual(['Holzbau Kranz GmbH', 'Möbel Lutz']);
  expect(studies(text)).toEqual([[undefined, 'Realschule Sondershausen']]);
});

test('in a life listed by years birth is no job and a school that was attended is one', () => {
  const text = headed(`Tabellarischer Lebenslauf

1978        geboren in Güstrow
1985-1995   Besuch der Realschule Bützow
1999-2012   Schlosser, Warnow-Werft Rostock
2013-2020   Schweißer, Stahlbau Nord Wismar`);
  expect(jobsByMonth(text).map(([title]) => title)).toEqual(['Schlosser', 'Schweißer']);
  expect(studies(text)).toEqual([[undefined, 'Realschule Bützow']]);
});

test('a career of doctorate and diploma is a section of studies', () => {
  const text = headed(`BERUFSPRAXIS

Seit 10/2018
Kranz Pharma AG, Darmstadt
Laborleiterin Analytik
- HPLC

WISSENSCHAFTLICHER WERDEGANG

2010 – 2014
Technische Universität Darmstadt
Promotion in Organischer Chemie

2005 – 2010
Johannes Gutenberg-Universität Mainz
Diplomstudiengang Chemie`);
  expect(jobsByMonth(text).map(([title]) => title)).toEqual(['Laborleiterin Analytik']);
  expect(studiesByMonth(text).map(([degree]) => degree)).toEqual([
    'Promotion in Organischer Chemie',
    'Diplomstudiengang Chemie',
  ]);
});

test('what ends like its heading may be the first thing that stands below it', () => {
  const text = headed(`Ausbildung

Generalistische Pflegeausbildung
Pflegeschule am Klinikum Herne
2019 – 2022

Abitur
Gymnasium Wanne
2008`);
  expect(studies(text)[0]).toEqual(['Generalistische Pflegeausbildung', 'Pflegeschule am Klinikum Herne']);
});

test('a form whose second part says the same in another word has two entries', () => {
  const text = headed(`Educational Background
Name of School: Tembisa Secondary School
Highest Grade Passed: Grade 12
Year: 2008

Tertiary Education
Institution: Ekurhuleni College
Course: N4 Electrical Engineering
Year: 2010`);
  expect(studiesByMonth(text)).toEqual([
    ['Grade 12', 'Tembisa Secondary School', null, '2008'],
    ['N4 Electrical Engineering', 'Ekurhuleni College', null, '2010'],
  ]);
});

test('whom somebody on their own worked for is no employer, and how long it took no title', () => {
  const text = headed(`Stationen
2020–heute | Selbstständige Texterin, Berlin
Kunden u. a.: Dürer-Verlag, Brockmann, Stadtmuseum
2015–2020 | Redakteurin bei Stadtblick (Kranz Medien GmbH)

Praktika
Januar 2014, zwei Wochen: Rathaus Goslar, Bürgerbüro`);
  expect(jobsByMonth(text).map(([title, where]) => [title, where])).toEqual([
    ['Selbstständige Texterin', null],
    ['Redakteurin', 'Stadtblick'],
    [null, 'Rathaus Goslar'],
  ]);
});

test('what came after it in the same sentence has a time of its own', () => {
  const { experience } = read(
    headed(
      `J'ai travaillé de 2015 à 2019 comme fleuriste chez Roses et Lin à Brest, puis comme responsable de magasin chez Verdano à Quimper de 2019 à 2023.`,
    ),
  );
  expect(
    experience.map(({ title, organization, dates }) => [
      title?.value,
      organization?.value,
      dates?.start?.year,
    ]),
  ).toEqual([
    ['fleuriste', 'Roses et Lin', 2015],
    ['responsable de magasin', 'Verdano', 2019],
  ]);
});

test('in a Chinese letter each line is a paragraph', () => {
  const text = `尊敬的领导：您好！
我叫赵铁山，今年45岁，家住河北省邯郸市永年区，电话13700000000。
我1998年初中毕业后就出来打工了。1998年到2005年在北京海淀区的一个建筑工地当钢筋工，2005年到2012年在天津滨海新区项目部当钢筋班长，2013年至今在石家庄远山建工有限公司任工长。
我能吃苦，会看图纸。
此致
敬礼
赵铁山`;
  expect(jobsByMonth(text).map(([title]) => title)).toEqual(['钢筋工', '钢筋班长', '工长']);
});

test('behind a Chinese university stands a part of it', () => {
  expect(studies(headed('教育\n\n2014-2018 暨南大学 国际商学院 市场营销（本科）'))[0]?.[1]).toBe('暨南大学');
});
