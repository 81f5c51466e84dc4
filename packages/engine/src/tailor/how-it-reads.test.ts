import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { tailor } from './tailor.ts';

const data = new URL('../../data/', import.meta.url);
const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));
const asOf = { year: 2026, month: 11 };
const tailored = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf });

const baker = (top: string) =>
  `Titouan Le Goaster\nBoulanger\ntitouan@example.org\n\n${top}Expérience professionnelle\n\nBoulanger, Maison Kerbiriou, Lorient\nmars 2018 – aujourd'hui\n- Pains au levain naturel, viennoiseries\n- Fiches de recettes pour deux apprentis\n\nFormation\nCAP Boulanger, CFA de la Laïta, 2013\n`;
const bakery =
  'Profil recherché\n- Maîtrise du levain naturel\n- Viennoiseries\n- Respect des recettes\n- CAP boulanger';

test('who has told of their trade under a name of their own gets no second profile', () => {
  const own =
    'Mon métier\nJe fais du pain depuis huit ans, de la farine au comptoir. La nuit ne me fait pas peur.\n\n';
  const codes = tailored(baker(own), 'Boulanger', bakery).edits.map(({ reason }) => reason.code);
  expect(codes).not.toContain('edit.summary');
});

test('two words make no section of skills', () => {
  const { text } = tailored(baker(''), 'Boulanger', 'Profil recherché\n- Levain naturel\n- Viennoiseries');
  expect(text).not.toContain('Compétences');
});

const roofer = `Ole Brodersen
Am Ziegelhof 9, 24837 Schleswig
ole@example.org

Berufserfahrung

01/2010 – 12/2018 Dachdeckergeselle
Bedachungen Carstens, Bredstedt
- Gauben und Dachfenster eingebaut

01/2019 – heute Vorarbeiter
Dachtechnik Petersen, Eggebek
- Kolonne mit vier Mann

Kenntnisse
Führerschein B, BE, C1E

Ich suche einen Betrieb, in dem ich den Meisterkurs machen kann.
Schleswig, den 4. August 2025
`;

test('nothing is added behind licences or in a sentence, and where one lives is no knowledge', () => {
  const { text } = tailored(
    roofer,
    'Vorarbeiter',
    'Für Schleswig gesucht.\nAufgaben\n- Einbau von Dachfenstern\n- Führerschein BE\n- Leitung einer Kolonne',
  );
  expect(text).toContain('den Meisterkurs machen kann.\n');
  expect(text).toMatch(/^Führerschein B, BE, C1E$/m);
  expect(text).not.toMatch(/Kenntnisse:.*Schleswig/);
});

test('an internship is not renamed to a position', () => {
  const { edits } = tailored(
    '陈雨\n电话：13800000000\n\n实习\n\n2024年6月 – 2024年9月 设计实习生\n杭州某设计公司\n- 绘制施工图\n\n教育经历\n浙江某学院 环境设计 本科 2021 – 2025\n',
    '室内设计师',
    '任职要求\n- 绘制施工图\n- 本科',
  );
  expect(edits.filter(({ kind }) => kind === 'heading')).toEqual([]);
});

test('who stands in for somebody is not said to be that one', () => {
  const { text } = tailored(
    '李航\n电话：13800000000\n\n工作经历\n\n2020年9月 – 至今 教师\n合肥某中学\n- 担任初一（4）班副班主任\n- 组织秋季运动会\n',
    '英语教师',
    '岗位职责\n- 担任班主任\n- 组织活动',
  );
  expect(text).not.toContain('担任班主任');
});

test('of two kinds of work neither is written away', () => {
  const { text } = tailored(
    'Sam Ash\nElectrician\nsam@example.org\n\nExperience\n\nElectrician, Fen Council, Ely\nMarch 2019 - present\n- Planned and reactive maintenance on 31 buildings\n- Fault finding\n',
    'Maintenance Electrician',
    'Requirements\n- Preventive maintenance\n- Fault finding',
  );
  expect(text).toContain('Planned and reactive maintenance');
});

test('behind an abbreviation the sentence goes on: it is dropped whole or stays whole', () => {
  const { text } = tailored(
    `${roofer}\nIch suche ab dem Sommer eine Stelle, max. 12 Stunden die Woche.\n`,
    'Dachdecker',
    'Aufgaben\n- Einbau von Dachfenstern',
  );
  const halves = ['Ich suche ab dem Sommer', '12 Stunden die Woche'].map((half) => text.includes(half));
  expect(halves[0]).toBe(halves[1]);
});
