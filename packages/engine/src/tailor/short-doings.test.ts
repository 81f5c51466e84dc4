import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const page = (points: string[], papers = '') => `林小满
13800000000 | lin@example.com
自我评价
做事细心。

工作经历
2019年3月 - 2024年5月　青禾服饰有限公司　文员
${points.map((point) => `- ${point}`).join('\n')}

教育经历
青禾职业学院 服装设计 大专 2016-2019
${papers}
技能
Excel、Word、PPT
`;

const tailored = (resume: string, description: string) =>
  tailor(engine, { resume, job: { title: '样衣专员', description }, asOf: { year: 2026, month: 11 } }).text;

const asked = '岗位职责：\n1、负责样衣裁剪、熨烫；\n2、每周排期，完成面料盘点；';

test('a doing of two characters that a point does and the posting asks for is said', () => {
  const text = tailored(page(['裁剪样衣，每月120件', '独立熨烫成衣', '每月盘点面料']), asked);
  expect(text).toMatch(/^Excel、Word、PPT.*裁剪/m);
  expect(text).toMatch(/具有.*熨烫.*经验/);
});

test('who is named after the doing, its papers and help with it are not the doing', () => {
  const text = tailored(page(['整理裁剪资料', '协助熨烫', '登记盘点表']), asked);
  expect(text).not.toMatch(/具有.*(?:裁剪|熨烫|盘点)/);
  expect(text).toMatch(/^Excel、Word、PPT$/m);
});

test('a paper takes full-width marks on the line that puts it forward', () => {
  const papers = '\n证书\n服装设计师证(2019,中级)\n普通话二级甲等\n';
  const text = tailored(
    page(['裁剪样衣'], papers),
    '任职要求：\n1、服装设计师证；\n2、普通话二级甲等；\n3、大专以上学历',
  );
  expect(text).toMatch(/^学历与证书：.*（2019，中级）/m);
});
