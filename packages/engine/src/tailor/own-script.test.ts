import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { inScriptOf, simplified } from '../text/simplified.ts';
import { tailor } from './tailor.ts';

const tailored = (resume: string, description: string) =>
  tailor(engine, { resume, job: { title: '', description }, asOf: { year: 2026, month: 11 } });

const taiwan = `陳婉婷
電話：0911-000-222　電子郵件：wt@example.tw

工作經歷
2018/03－2024/06　江岸貿易有限公司　會計
・處理應付帳款，每月核對發票三百張
・編製財務報表，協助年度查核

學歷
2014/09－2018/06　江岸大學　會計學系　學士

證照
會計師證照
`;
const mainland = `陈婉婷
电话：137 0000 5521　邮箱：wt@example.com

工作经历
2018/03－2024/06　江岸贸易有限公司　会计
・处理应付账款，每月核对发票三百张
・编制财务报表，协助年度查核

教育经历
2014/09－2018/06　江岸大学　会计学　本科

证书
会计师证书
`;
const asked = {
  taiwan:
    '條件要求：\n1. 學歷：大學以上，會計相關科系\n2. 經歷：3年以上\n3. 具會計師證照\n4. 熟悉應付帳款、財務報表',
  mainland:
    '任职要求：\n1、本科以上学历，会计相关专业\n2、3年以上会计经验\n3、持有会计师证书\n4、熟悉应付账款、财务报表',
};

test('a page in the characters of Taiwan takes no words in those of Beijing, nor the other way round', () => {
  for (const description of Object.values(asked)) {
    expect(tailored(taiwan, description).text).not.toMatch(/[简历学证书语关经验]/u);
    expect(tailored(mainland, description).text).not.toMatch(/[簡歷學證書語關經驗]/u);
  }
});

test('a posting asks for the same in the characters of Taiwan and of Beijing', () => {
  const met = (resume: string, description: string) =>
    tailored(resume, description).before.matches.filter(({ status }) => status === 'met').length;
  for (const resume of [taiwan, simplified(taiwan)])
    for (const description of [asked.taiwan, simplified(asked.taiwan)])
      expect(met(resume, description)).toBe(met(taiwan, asked.taiwan));
  expect(met(taiwan, asked.taiwan)).toBeGreaterThan(3);
});

test('the headings of a page in the characters of Taiwan keep their names', () => {
  const { text } = tailored(taiwan, asked.taiwan);
  for (const heading of ['工作經歷', '學歷', '證照']) expect(text.split('\n')).toContain(heading);
});

test('a character that a page has itself is its own', () => {
  expect(inScriptOf('學歷與證照，關係、製作與經驗')('个人简介')).toBe('個人簡介');
  expect(inScriptOf('个人简介，学历与证书，陳先生')('陳女士的簡介')).toBe('陳女士的简介');
});
