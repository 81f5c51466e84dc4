import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const page = (points: string[]) => `林小满
13800000000 | lin@example.com

工作经历
2019年3月 - 2024年5月　青禾物流有限公司　车队文员
${points.map((point) => `- ${point}`).join('\n')}

教育经历
青禾职业学院 物流 大专 2016-2019

技能
Excel、Word、PPT
`;

const tailored = (points: string[], description: string) =>
  tailor(engine, {
    resume: page(points),
    job: { title: '车队内勤', description },
    asOf: { year: 2026, month: 11 },
  }).text;

test('a thing goes into a list with the doing that both texts say of it, and not once more in brackets', () => {
  const text = tailored(
    ['每周审核加油费用', '录入出车登记'],
    '岗位职责：\n1、加油费用审核；\n2、车辆年检安排；\n3、出车登记',
  );
  expect(text).toMatch(/^Excel、Word、PPT.*加油费用审核/m);
  expect(text).toContain('- 每周审核加油费用\n');
});

test('what nobody wants is no skill by its name', () => {
  const text = tailored(
    ['轮胎异常故障一年少了三成', '录入出车登记'],
    '岗位职责：\n1、降低轮胎异常故障；\n2、车辆年检安排',
  );
  expect(text).toMatch(/^Excel、Word、PPT$/m);
});
