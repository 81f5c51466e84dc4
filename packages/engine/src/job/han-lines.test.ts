import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { readJob } from './read-job.ts';

const asked = (line: string) =>
  readJob(
    { title: '', description: `任职要求：\n1、${line}\n2、能吃苦` },
    'zh',
    engine.lexica,
  ).requirements.filter(({ text }) => text !== '能吃苦' && text !== '吃苦');
const names = (line: string): string[] => asked(line).flatMap(({ terms }) => terms.map(({ text }) => text));

test('each paper of a row is asked for', () => {
  const papers = (line: string) =>
    asked(line)
      .filter(({ kind }) => kind === 'certificate')
      .map(({ terms }) => terms[0]?.text);
  expect(papers('持有导游证、领队证者优先')).toHaveLength(2);
  expect(papers('具有健康证及中式烹调师证书')).toHaveLength(2);
});

test('what a thing is one of is no part of its name', () => {
  expect(names('会用店小秘等管理工具')).toEqual(['店小秘']);
  expect(names('熟练操作轮廓仪等检测设备')).toContain('轮廓仪');
});

test('a clause that wishes softens itself alone', () => {
  const importance = (line: string) =>
    Object.fromEntries(asked(line).map((one) => [one.kind, one.importance]));
  expect(importance('3年以上养猪经验，有兽医证者优先')).toEqual({
    years: 'must',
    hard_skill: 'must',
    certificate: 'preferred',
  });
});

test('a degree is asked for in the words of Taiwan too', () => {
  expect(asked('大學以上，機械工程相關科系')).toMatchObject([{ kind: 'degree', degree: 'bachelor' }]);
});

test('words that ask for nothing by themselves are no skills', () => {
  for (const line of ['5年以上同岗位经验', '投递简历请附作品', '会三维建模者优先'])
    expect(names(line)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:同岗位|投递.*|者优先)$/u)]),
    );
});

test('a limit of age is no field of study, and letters behind a figure are no skill', () => {
  expect(asked('初中以上学历，年龄50岁以下').find(({ kind }) => kind === 'degree')?.text).toBe(
    '初中以上学历',
  );
  expect(names('熟悉35kV变电站设备')).not.toContain('kV');
});

test('a higher diploma of Hong Kong is a degree, and when one may begin is no skill', () => {
  expect(asked('會計高級文憑或以上學歷')).toMatchObject([{ kind: 'degree', degree: 'vocational' }]);
  expect(asked('可即時上班者優先')).toEqual([]);
});
