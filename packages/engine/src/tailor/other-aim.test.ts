import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

function tailored(resume: string, title: string, description: string) {
  const { edits, text } = tailor(engine, { resume, job: { title, description }, asOf });
  const dropped = edits.filter(({ reason }) => reason.code === 'edit.drop-aim');
  return { dropped: dropped.map(({ before }) => before), text };
}

const spanish = (aim: string) =>
  `Lucía Ferrer\nlucia.ferrer@example.com\n\nOBJETIVO\n${aim}\n\nEXPERIENCIA\n\nCocinera, Mesón del Puerto, Gijón\nMarzo 2019 - actualidad\n- Preparar menús del día\n- Controlar el almacén\n`;
const cleaning = 'Buscamos personal de limpieza.\nRequisitos\n- Limpieza de oficinas\n- Carnet B';

test('an aim that names another post goes with its heading', () => {
  const { dropped, text } = tailored(
    spanish('Trabajar de cocinera en un hotel.'),
    'Limpiadora de oficinas',
    cleaning,
  );
  expect(dropped).toEqual(['Trabajar de cocinera en un hotel.']);
  expect(text).not.toContain('OBJETIVO');
  expect(text).toContain('\n\nEXPERIENCIA');
});

test('a sentence goes whole, whatever its commas part', () => {
  const resume = spanish('').replace(
    'OBJETIVO\n\n\n',
    'Objetivo: un puesto de cocinera en un hotel, a tiempo completo.\n\n',
  );
  const { dropped } = tailored(resume, 'Limpiadora de oficinas', cleaning);
  expect(dropped).toEqual(['Objetivo: un puesto de cocinera en un hotel, a tiempo completo.']);
});

test('an aim that names this post, or none, stays', () => {
  const own = tailored(spanish('Trabajar de limpiadora de oficinas.'), 'Limpiadora de oficinas', cleaning);
  expect(own.dropped).toEqual([]);
  const none = tailored(spanish('Un horario de mañana cerca de casa.'), 'Limpiadora de oficinas', cleaning);
  expect(none.dropped).toEqual([]);
});

const chinese = (aim: string) =>
  `周明\nzhou@example.com\n\n求职意向\n${aim}\n\n工作经历\n\n2019.03 - 至今 苏州某酒店有限公司 厨师\n- 负责热菜制作\n- 管理库存\n`;

test('of several wishes only the post goes: place and start may matter', () => {
  const { dropped, text } = tailored(
    chinese('岗位:厨师    地点:苏州    到岗:一周内'),
    '仓库管理员',
    '岗位要求\n- 熟悉库存管理\n- 会使用Excel',
  );
  expect(dropped).toEqual(['岗位:厨师']);
  expect(text).toMatch(/求职意向\n地点[:：]苏州 {4}到岗[:：]一周内/u);
});

test('a post of a trade and a rank is a post, and goes where another one is offered', () => {
  const dropped = (title: string) =>
    tailored(
      chinese('岗位:后厨主管    地点:苏州    到岗:一周内'),
      title,
      '岗位要求\n- 熟悉库存管理\n- 会使用Excel',
    ).dropped;
  expect(dropped('仓库管理员')).toEqual(['岗位:后厨主管']);
  expect(dropped('后厨主管')).toEqual([]);
});

test('the pay that is wished for goes from among other wishes, unless the posting asks for it', () => {
  const page = chinese('地点:苏州    期望薪资:6-8K    到岗:一周内');
  const after = (job: string) => tailored(page, '厨师', job).text;
  expect(after('岗位要求\n- 负责热菜制作\n薪资 7-9K')).toMatch(/\n地点[:：]苏州 {4}到岗[:：]一周内/u);
  expect(after('岗位要求\n- 负责热菜制作\n简历请注明期望薪资')).toMatch(/期望薪资[:：]6-8K/u);
});

test('a wish behind its name and one gap is a row like any other', () => {
  const page = chinese('x')
    .replace('求职意向\nx\n\n', '')
    .replace('zhou@example.com', '应聘职位 厨师\nzhou@example.com');
  const { text } = tailored(page, '仓库管理员', '岗位要求\n- 熟悉库存管理\n- 会使用Excel');
  expect(text).not.toContain('应聘职位');
});
