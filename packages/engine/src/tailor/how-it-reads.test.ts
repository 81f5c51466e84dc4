import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { lexisOf } from '../gate/lexis.ts';
import { joined } from './summary.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const tailored = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf });

const duties = ['Account reconciliation', 'Accounts payable', 'Payroll processing', 'Budgeting'];
const accounts = (top: string, asked: number) =>
  tailored(
    `Ann Lee\nAccountant\nann@example.org\n\n${top}Experience\n\nAccountant, Fen Foods, Ely\nMarch 2019 - present\n- Account reconciliation of 40 accounts\n- Accounts payable for 300 vendors\n- Payroll processing for 80 people\n- Budgeting with two plants\n\nEducation\nBBA, Lynn College, 2015\n`,
    'Accountant',
    `Requirements\n${duties
      .slice(0, asked)
      .map((each) => `- ${each}`)
      .join('\n')}`,
  );

test('who has told of their trade under a name of their own gets no second profile', () => {
  const own =
    'My trade\nI have kept the books of food makers for ten years, from the till to the balance sheet. Numbers calm me.\n\n';
  const codes = (top: string) => accounts(top, 4).edits.map(({ reason }) => reason.code);
  expect(codes('')).toContain('edit.summary');
  expect(codes(own)).not.toContain('edit.summary');
});

test('a Chinese page that ends with an appraisal of one’s own gets no second one above', () => {
  const page = (end: string) =>
    `陆佳宁\n女 | 31岁(1994年3月) | 现居住苏州-吴中区 | 9年工作经验\n手机:13800000026\n\n工作经验\n\n2020年3月 – 至今 总账会计\n苏州某模具有限公司\n- 税务申报与汇算清缴\n- 成本核算与存货盘点\n\n教育经历\n2012年 – 2016年 安徽某学院 会计学 本科\n${end}`;
  const text = (end: string) => tailored(page(end), '会计', '任职要求\n- 税务申报\n- 成本核算').text;
  expect(text('')).toContain('个人简介');
  expect(text('\n自我评价\n做事细致，数字敏感，能承受月结压力，和业务部门沟通顺畅。\n')).not.toContain(
    '个人简介',
  );
});

test('two words make no section of skills, four do', () => {
  expect(accounts('', 2).text).not.toMatch(/^Skills$/m);
  expect(accounts('', 4).text).toMatch(/^Skills$/m);
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
    `${roofer.slice(0, roofer.indexOf('Kenntnisse'))}Sonstiges\nIch suche ab dem Sommersemester eine Stelle als Aushilfe in der Nähe, max. 12 Stunden die Woche.\n`,
    'Dachdecker',
    'Aufgaben\n- Einbau von Dachfenstern',
  );
  const halves = ['Ich suche ab dem Sommersemester', '12 Stunden die Woche'].map((half) =>
    text.includes(half),
  );
  expect(halves[0]).toBe(halves[1]);
});

const mechanic = (points: string) =>
  `Sam Ash\nMechanic\nsam@example.org\n\nExperience\n\nMechanic, Fen Garage, Ely\nMarch 2019 - present\n${points}\nEducation\nNVQ Level 3 Vehicle Maintenance, Lynn College, 2015\n`;

test('in the own trade the first point stays first, and what was achieved does not give way', () => {
  const points =
    '- Fault finding with oscilloscope and scan tool\n- Diagnosis time down from 130 to 80 minutes\n- Tea for the drivers\n- Brakes and clutches of vans\n';
  const { text } = tailored(
    mechanic(points),
    'Mechanic',
    'Requirements\n- Brakes and clutches\n- Vehicle maintenance\n- NVQ Level 3',
  );
  const order = ['Fault finding', 'Diagnosis time', 'Brakes and', 'Tea for'].map((each) =>
    text.indexOf(each),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('a licence that the page has, or a wider one, is not asked for', () => {
  const { questions } = tailored(
    roofer,
    'Dachdecker',
    'Profil\n- Führerschein Klasse B\n- Führerschein Klasse C1\n- Führerschein Klasse D\n- Schwindelfreiheit',
  );
  const asked = questions.map(({ term }) => term.text).join('\n');
  expect(asked).not.toMatch(/Klasse (?:B|C1)/);
  expect(asked).toMatch(/Klasse D/);
});

test('in a form no title stands between name and address', () => {
  const form = `Name:          Ole Brodersen\nAnschrift:     Am Ziegelhof 9, 24837 Schleswig\nE-Mail:        ole@example.org\n\n${roofer.slice(roofer.indexOf('Berufserfahrung'))}`;
  const codes = tailored(form, 'Dachdeckergeselle', 'Aufgaben\n- Dachfenster').edits.map(
    ({ reason }) => reason.code,
  );
  expect(codes).not.toContain('edit.headline');
});

test('a question is asked on one line, whole, and not twice', () => {
  const { questions } = tailored(
    roofer,
    'Dachdecker',
    'Profil\n- Kenntnisse in Projektmanagement\n- Projektmanagement im\nHochbau\n- Zwei Jahre Bauleitung',
  );
  const asked = questions.map(({ term }) => term.text);
  expect(asked.filter((text) => /\n/.test(text) || /^zwei /i.test(text))).toEqual([]);
  expect(asked.filter((text) => /projektmanagement/i.test(text)).length).toBeLessThan(2);
});

test('in Spanish “y” becomes “e” before its own sound', () => {
  const style = lexisOf('es').pack.style;
  expect(joined(['costura', 'cableado', 'iluminación'], style)).toBe('costura, cableado e iluminación');
  expect(joined(['lavado', 'higiene'], style)).toBe('lavado e higiene');
  expect(joined(['forja', 'hierro'], style)).toBe('forja y hierro');
});
