import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const read = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf }).text;

const chinese = (own: string, end: string, more = '') =>
  `钱亦舟\n电话：138 0000 0000\n\n工作经历\n\n2019年3月 - 至今\n宁波海帆五金有限公司\n生产主管\n${own}\n${more}\n教育经历\n2010年 - 2014年 宁波某学院 机械 本科\n\n自我评价\n${end}\n`;
const line = ['安排车间 40 人的生产', '废品率由 6.1% 降到 3.2%', '编制周计划'];

test('a Chinese list that leisure opens is not cut behind its first thing', () => {
  const text = read(
    chinese(
      line.map((each) => `- ${each}`).join('\n'),
      '做事踏实。业余打羽毛球,钓鱼,参加社区义务维修,每年二十次。',
    ),
    '生产主管',
    '岗位职责\n- 编制周计划\n- 生产安排',
  );
  expect(text).not.toMatch(/。钓鱼[，,]/);
});

test('a mark behind a figure at the end of a Chinese line is a Chinese one', () => {
  const own = '- 安排车间 40 人的生产;\n- 废品率由 6.1% 降到 3.2%;\n- 产量提高到每天 5200;\n- 编制周计划。';
  const text = read(chinese(own, '做事踏实,守时。'), '生产主管', '岗位职责\n- 编制周计划');
  expect(text).toContain('降到 3.2%；');
  expect(text).toContain('每天 5200；');
});

test('a label that other roles of the page have stays', () => {
  const more = '\n2016年5月 - 2019年2月\n宁波东港机械厂\n班组长\n工作内容：负责装配线的排产和交接。\n';
  const own = `工作内容：\n${line.map((each) => `- ${each}`).join('\n')}`;
  const text = read(chinese(own, '做事踏实。', more), '生产主管', '岗位职责\n- 编制周计划');
  expect(text).toContain('工作内容：负责装配线的排产和交接');
});

const salon = (points: string[], skills = '', dates = 'De mayo de 2020 hasta ahora') =>
  `Noa Feijoo Lago\nnoa@example.org\n\nExperiencia laboral\n\nPeluquera, Salón Marea, Vigo\n${dates}\n${points.map((each) => `- ${each}`).join('\n')}\n\n${skills}Estudios\nTítulo de peluquería, IES Marea, 2014\n`;

test('a new list has one capital, and those of names', () => {
  const text = read(
    salon(['Tinte y mechas', 'Corte de caballero', 'Gestión de la agenda con Booksy', 'Venta de productos']),
    'Peluquera',
    'Funciones\n- Corte de caballero\n- Mechas\n- Gestión de la agenda\n- Venta de productos',
  );
  const list = /\nHabilidades\n(.+)\n/.exec(text)?.[1] ?? '';
  expect(list.split(', ').length).toBeGreaterThan(2);
  expect(list).toMatch(/^\p{Lu}[^\p{Lu}]+$/u);
});

test('what lasts until today is "a la actualidad" behind "de"', () => {
  const text = read(salon(['Tinte y mechas']), 'Peluquera', 'Funciones\n- Mechas');
  expect(text).toContain('De mayo de 2020 a la actualidad');
});

test('what is done goes to the line of what is done, not to that of the programs below it', () => {
  const skills = 'Habilidades\nPermanentes, recogidos de novia, barbas\nExcel, Booksy\n\n';
  const text = read(salon(['Corte de caballero'], skills), 'Peluquera', 'Funciones\n- Corte de caballero');
  expect(text).toContain('recogidos de novia, barbas, corte de caballero\nExcel, Booksy\n');
});

test('in the own trade what was named first in a list stays first', () => {
  const skills = 'Habilidades\nRecogidos de novia, barbas, permanentes, Excel\n\n';
  const asked = 'Funciones\n- Excel\n- Corte de caballero\n- Tinte\n- Gestión de la agenda';
  const text = read(
    salon(['Corte de caballero', 'Tinte', 'Gestión de la agenda'], skills),
    'Peluquera',
    asked,
  );
  expect(text).toMatch(/\nRecogidos de novia, Excel, barbas/);
});

test('"I" goes from "I do" as from any other doing of a role', () => {
  const points = [
    'Repair shutters',
    'I do about 30 locks a week',
    'Quote small jobs',
    'Order parts',
    'Drive the van',
  ];
  const resume = `Al Penn\nal@example.org\n\nExperience\n\nLocksmith, Penn Locks, Hull\nMay 2020 - present\n- ${points.join('\n- ')}\n`;
  expect(read(resume, 'Locksmith', 'Duties\n- Lock fitting')).toContain('- Do about 30 locks a week');
});

test('the label of a point begins small where the points do', () => {
  const points = ['making rota for nine people', 'greeting guests', 'folding towels', 'hot stones'];
  const resume = (own: string[]) =>
    `Al Penn\nal@example.org\n\nExperience\n\nTherapist, Penn Spa, Hull\nMay 2020 - present\n- ${own.join('\n- ')}\n`;
  const text = (own: string[]) => read(resume(own), 'Spa Therapist', 'Duties\n- Staff rotas\n- Massage');
  expect(text(points)).toContain('- staff rotas: making rota for nine people');
  expect(text(points.map((each) => each.replace(/^./, (letter) => letter.toUpperCase())))).toContain(
    '- Staff rotas: making rota for nine people',
  );
});

test('where of two things to be said one finds no place, what another sentence says takes its turn', () => {
  const resume = `Ole Brodersen\nole@example.org\n\nBerufserfahrung\n\nSchreiner, Holzbau Nord, Husum\nMai 2012 – heute\n- die Messer selbst gewechselt; geschliffen, geölt, lackiert mit der Spritzpistole; Späne weggebracht\n- Dielen verlegt\n`;
  const asked = 'Aufgaben\n- Werkzeugwechsel\n- Oberflächenbehandlung: Spritzlackierung, Ölen';
  expect(read(resume, 'Tischler', asked)).toContain('Spritzpistole (Spritzlackierung); Späne');
});

test('with the hobbies gone what stays below their heading is no interest any more', () => {
  const page = (end: string) =>
    `Al Penn\nal@example.org\n\nExperience\n\nLocksmith, Penn Locks, Hull\nMay 2020 - present\n- Fit locks\n- Repair shutters\n\nEducation\nBA History, Hull College, 2014\n\nInterests\n${end}\n`;
  const text = (end: string) => read(page(end), 'Locksmith', 'Duties\n- Lock fitting');
  expect(text('Chess and hiking. I chair the safety board of the trade guild.')).toContain(
    '\nAdditional information\nI chair the safety board',
  );
  expect(text('I chair the safety board of the trade guild.')).toContain('\nInterests\nI chair');
});

test('the years of learning of a German page are its schooling', () => {
  const resume = `Ole Brodersen\nole@example.org\n\nBerufserfahrung\n\nKoch, Haus Nord, Husum\nMai 2012 – heute\n- Warme Küche\n- Einkauf\n\nLernjahre\nLehre als Koch, Haus Nord, 2009 – 2012\n`;
  expect(read(resume, 'Koch', 'Aufgaben\n- Warme Küche')).toContain('\nAusbildung\nLehre als Koch');
});

test('two names of one thing stand in a list once', () => {
  const page =
    'Al Penn\nal@example.org\n\nExperience\n\nNurse, Penn Ward, Hull\nMay 2020 - present\n- Moved to intensive care in 2021\n- Wound care and triage\n- Patient transport\n\nSkills\nSystmOne, bereavement support, Excel\n';
  const asked = 'Duties\n- Critical care\n- Experience in intensive care\n- Wound care\n- Triage';
  const list = /\nSkills\n(.+)/.exec(read(page, 'Staff Nurse', asked))?.[1] ?? '';
  expect(list.match(/(?:critical|intensive) care/giu)).toHaveLength(1);
});

test('a role that still lasts is said to last until today, in whatever words it did', () => {
  const pages = {
    'September 2021 – present': `Al Penn\nal@example.org\n\nExperience\n\nLocksmith, Penn Locks, Hull\nSeptember 2021 – still here\n- Fit locks for the people of the town\n- Repair shutters and doors with the team\n`,
    'September 2021 – heute': `Ole Brodersen\nole@example.org\n\nBerufserfahrung\n\nKoch, Haus Nord, Husum\nSeptember 2021 – andauernd\n- Warme Küche\n- Einkauf\n`,
    "septembre 2021 – aujourd'hui": `Lou Ferrand\nlou@example.org\n\nExpérience professionnelle\n\nCuisinier, Maison Nord, Brest\nseptembre 2021 – en cours\n- Cuisine chaude\n- Achats\n`,
    '2021年9月至今': chinese('- 编制周计划', '做事踏实。').replace('2019年3月 - 至今', '2021年9月到目前'),
  };
  for (const [now, page] of Object.entries(pages)) expect(read(page, 'Cook', 'Duties')).toContain(now);
});

test('the noun that a label and its point both begin with stands once', () => {
  const points = ['Decoración de iglesias y salones', 'Ramos de novia', 'Reparto en furgoneta'];
  const text = read(salon(points), 'Florista', 'Funciones\n- Decoración floral\n- Reparto a domicilio');
  expect(text).not.toMatch(/Decoración floral[:(\s]+decoración/iu);
  expect(text).toContain('- Decoración floral: de iglesias y salones');
});
