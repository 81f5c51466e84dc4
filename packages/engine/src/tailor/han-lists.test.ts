import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const page = (points: string[], skills: string): string =>
  `田小禾\n137 0000 5521 | tian@example.com\n\n工作经历\n2018.3-2024.6 襄阳江岸仪表有限公司 工艺员\n${points
    .map((point) => `- ${point}`)
    .join('\n')}\n\n教育经历\n2014.9-2018.6 襄阳学院 机械工程 本科\n\n技能\n${skills}\n`;

const tailored = (resume: string, description: string): string =>
  tailor(engine, { resume, job: { title: '工艺员', description }, asOf: { year: 2026, month: 11 } }).text;

test('a name that no list knows goes to the labelled list that holds its neighbour, or to none', () => {
  const resume = page(
    ['用KiwiMold做模流分析', '编写作业指导书'],
    '软件：SolidWorks、AutoCAD\n仪器：三坐标测量仪、投影仪、粗糙度仪',
  );
  const text = tailored(resume, '任职要求：\n1、熟练使用SolidWorks、KiwiMold等软件');
  expect(text).toMatch(/^软件：.*KiwiMold/m);
  expect(text).toMatch(/^仪器：三坐标测量仪、投影仪、粗糙度仪$/m);
});

test('half of a verb and a piece of paper are no skill', () => {
  const text = tailored(
    page(['写工艺卡片和检验记录', '裁剪镜像体积，打包组件'], 'AutoCAD、SolidWorks、Excel'),
    '岗位职责：\n1、负责编写工艺卡片和检验记录；\n2、负责镜像裁剪、组件打包；',
  );
  expect(text).toMatch(/^AutoCAD、SolidWorks、Excel$/m);
  expect(text).not.toMatch(/具有.*(?:写|记录|裁剪|打包).*经验/);
});

test('no name is cut out of the middle of a longer one', () => {
  const text = tailored(
    page(['填制进出口货物报关单，一年两千票'], 'AutoCAD、SolidWorks、Excel'),
    '岗位职责：\n1、负责公司进出口报关业务的管理；',
  );
  expect(text).not.toMatch(/(?<!进)出口报关/);
});

test('what only says of what sort a product is takes no bracket behind that product', () => {
  const text = tailored(
    page(['维护产线'], '熟悉嵌入式Qt、嵌入式Linux、SolidWorks'),
    '任职要求：\n1、有嵌入式开发经验',
  );
  expect(text).not.toMatch(/(?:Qt|Linux)（/);
});

test('a dot that ends a Chinese sentence becomes a Chinese one, and that of a number stays', () => {
  const text = tailored(
    page(
      ['巡检设备,处理异常.', '良品率从91%升到95%.', '跟踪V2.1版工艺,节拍缩短1.5秒'],
      'AutoCAD、Excel、Word',
    ),
    '任职要求：\n1、本科',
  );
  expect(text).toContain('处理异常。');
  expect(text).toContain('升到95%。');
  expect(text).toContain('V2.1版工艺，节拍缩短1.5秒');
});

test('half of a name that begins in Latin letters is no skill', () => {
  const text = tailored(
    page(['负责MES导入实施，排时间表'], 'AutoCAD、SolidWorks、Excel'),
    '岗位职责：\n1、负责MES导入实施的规划；',
  );
  expect(text).not.toMatch(/(?<!MES)导入实施/);
});

test('what stands there already with another joint is not said beside itself', () => {
  const text = tailored(
    page(['每天写点检记录，做班后清扫'], 'AutoCAD、SolidWorks、Excel'),
    '岗位职责：\n1、做好点检记录和班后清扫；',
  );
  expect(text).not.toContain('（点检记录和班后清扫）');
});

test('a figure by which work is measured is no skill', () => {
  const text = tailored(
    page(['GMV做到90万，ROI稳定在3，看KPI看板'], 'AutoCAD、SolidWorks、Excel'),
    '岗位职责：\n1、对GMV、ROI和KPI负责；',
  );
  expect(text).toMatch(/^AutoCAD、SolidWorks、Excel$/m);
});

test('a title takes no line of its own between the rows of a form', () => {
  const resume = page(['维护产线'], 'AutoCAD、Excel、Word').replace(
    '田小禾\n137 0000 5521 | tian@example.com',
    '姓名 | 田小禾\n电话 | 137 0000 5521\n邮箱 | tian@example.com',
  );
  expect(tailored(resume, '任职要求：\n1、本科')).toContain('姓名 | 田小禾\n电话');
});

test('the label of a form stays in each of its entries', () => {
  const resume = page(['维护产线'], 'AutoCAD、Excel、Word').replace(
    '- 维护产线',
    '工作内容：保养冲床和剪板机，换模具。',
  );
  expect(tailored(resume, '岗位职责：\n1、负责冲床保养')).toContain('工作内容：保养冲床和剪板机');
});

test('what one is by a paper is put forward as no skill', () => {
  const text = tailored(
    page(['维护产线'], '钣金展开工（中级）、AutoCAD、SolidWorks'),
    '任职要求：\n1、熟悉钣金、AutoCAD、SolidWorks\n2、本科',
  );
  expect(text).not.toMatch(/相关技能：.*展开工/);
});
