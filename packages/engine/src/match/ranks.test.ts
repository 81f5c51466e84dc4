import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from '../tailor/tailor.ts';
import { rankAsked } from './ranks.ts';

const page = (papers: string): string =>
  `田小禾\n137 0000 5521\n\n工作经历\n2018.3-2024.6 襄阳江岸实业有限公司 职员\n- 整理图纸\n\n证书\n${papers}\n`;

function statusOf(papers: string, asked: string): string | undefined {
  const job = { title: '', description: `任职要求：\n1、${asked}\n2、能吃苦` };
  const { before } = tailor(engine, { resume: page(papers), job, asOf: { year: 2026, month: 11 } });
  const own = before.job.requirements.find(({ kind }) => kind === 'certificate');
  return before.matches.find(({ requirementId }) => requirementId === own?.id)?.status;
}

test('a paper of the rank that is asked for, or of a higher one, is enough', () => {
  expect(statusOf('经济师（中级）', '具有中级及以上经济类职称')).toBe('met');
  expect(statusOf('高级农艺师', '中级以上职称')).toBe('met');
  expect(statusOf('焊工证（三级/高级工）', '持有四级以上焊工证')).toBe('met');
  expect(statusOf('茶艺师三级证书', '茶艺师中级以上证书')).toBe('met');
  expect(statusOf('一级造价工程师', '二级及以上造价工程师证书')).toBe('met');
});

test('a paper of a lower rank, or of another field, is not', () => {
  expect(statusOf('助理经济师', '具有中级及以上经济类职称')).not.toBe('met');
  expect(statusOf('焊工证（五级）', '持有四级以上焊工证')).not.toBe('met');
  expect(statusOf('茶艺师五级证书', '茶艺师中级以上证书')).not.toBe('met');
  expect(statusOf('二级造价工程师', '一级造价工程师证书')).not.toBe('met');
  expect(statusOf('评茶员三级证书', '电梯安装工中级以上证书')).not.toBe('met');
});

test('a rank of something that is no paper asks for none', () => {
  expect(rankAsked('三级甲等医院', 'zh')).toBeUndefined();
  expect(rankAsked('高级英语', 'zh')).toBeUndefined();
  expect(rankAsked('一级市场', 'zh')).toBeUndefined();
  expect(rankAsked('Senior certificate', 'en')).toBeUndefined();
});

test('what is listed among the papers under the name of a paper is that paper', () => {
  expect(statusOf('锅炉工三级、电梯安装（四级）', '持有锅炉工证')).toBe('met');
  expect(statusOf('评茶员（高级）', '有评茶员证书')).toBe('met');
  expect(statusOf('健康管理师三级', '有健康证')).not.toBe('met');
});

test('who has a title of a profession has those below it', () => {
  expect(statusOf('高级农艺师', '助理农艺师及以上职称')).toBe('met');
  expect(statusOf('助理农艺师', '农艺师及以上职称')).not.toBe('met');
});
