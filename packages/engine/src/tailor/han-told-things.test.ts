import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const tailored = (point: string, phrase: string): string =>
  tailor(engine, {
    resume: `温予宁\nyuning@example.com\n\n工作经历\n\n2019.03 - 2024.05  青禾有限公司  专员\n- ${point}\n\n教育背景\n2009.09 - 2012.06  赣江中学  高中`,
    job: { title: '专员', description: `任职要求:\n1、熟悉${phrase}` },
    asOf: { year: 2026, month: 11 },
  }).text;

test.each([
  ['在冷库开叉车搬运托盘', '堆高机驾驶', true],
  ['销售汽车清洗用品', '汽车销售', false],
  ['操作空调维修工具', '空调操作', false],
])('what was driven is followed by what was done with it: %s, %s', (point, phrase, isSaid) => {
  expect(tailored(point, phrase).includes(phrase)).toBe(isSaid);
});

test.each([
  ['审查个人住房贷款的材料', '房贷审核', true],
  ['受理失业金申请材料', '失业金受理', true],
  ['整理贷款的材料', '贷款整理', false],
])('who checked the papers checked what they are about: %s, %s', (point, phrase, isSaid) => {
  expect(tailored(point, phrase).includes(phrase)).toBe(isSaid);
});

test.each([
  ['登记进出库的货物', '货物出入库登记', true],
  ['登记到货的物料', '物料到货登记', true],
  ['登记进出库的货物', '货物采购', false],
  ['管理外包的项目', '项目外包管理', false],
])('what is told of a thing stands before it or behind: %s, %s', (point, phrase, isSaid) => {
  expect(tailored(point, phrase).includes(phrase)).toBe(isSaid);
});

test('the longer of two names is written where the shorter one is only spelled otherwise', () => {
  expect(tailored('为经理预定机票和酒店', '机票预订')).toContain('机票预订：为经理预定机票和酒店');
  expect(tailored('审核供应商发来的发票', '供应商发票审核')).toContain('供应商发票审核');
});

test('a second name is known with a particle inside, and one of two joined things as a whole', () => {
  expect(tailored('写产品的使用说明', '产品说明书编写')).toContain('产品说明书编写');
  expect(tailored('使用设备的操作说明', '设备说明书编写')).not.toContain('设备说明书编写');
  expect(tailored('为全厂员工办理五险一金', '社会保险和住房公积金办理')).toContain(
    '社会保险和住房公积金办理',
  );
});

test.each([
  ['校准天平和移液器', '天平校准', '天平校准：天平和移液器'],
  ['设计公司的标志', 'Logo设计', 'Logo设计：公司的标志'],
  ['跟踪缺陷直到关闭', '缺陷跟踪', '缺陷跟踪：跟踪缺陷直到关闭'],
  ['保养和清洗车辆', '车辆保养', '车辆保养：保养和清洗车辆'],
  ['驾驶4.2米厢式货车送货', '货车驾驶', '货车驾驶：驾驶4.2米厢式货车送货'],
  ['开挖掘机挖基坑', '基坑开挖', '基坑开挖：开挖掘机挖基坑'],
])(
  'behind a label stands no verb twice, unless more than its things would be left: %s, %s',
  (point, phrase, line) => {
    expect(tailored(point, phrase)).toContain(line);
  },
);

test('a questionnaire is handed out, and the survey stands beside it', () => {
  expect(tailored('发放并回收调查问卷', '问卷调查')).toContain('问卷调查：发放并回收调查问卷');
});

test('two bills side by side are both', () => {
  expect(tailored('替公司缴电费水费', '水电费缴纳')).toContain('水电费缴纳：替公司缴电费水费');
  expect(tailored('替公司缴电费', '水电费缴纳')).not.toContain('水电费缴纳');
});

test('what somebody else was sent to do is not written', () => {
  expect(tailored('派司机接送外宾', '外宾接送')).not.toContain('外宾接送');
  expect(tailored('把电脑寄回厂家维修', '电脑维修')).not.toContain('电脑维修');
});
