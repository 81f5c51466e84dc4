import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';

const engine = createEngine(() => undefined);

const status = (asked: string): string | undefined => {
  const resume = `白露\nbai@example.com\n\n教育经历\n2014-2018　青禾大学　园林设计　本科\n`;
  const job = { title: '专员', description: `任职要求：\n1、${asked}` };
  const { matches, job: read } = engine.analyse(resume, job, { year: 2026, month: 11 });
  const degree = read.requirements.find(({ kind }) => kind === 'degree');
  return matches.find(({ requirementId }) => requirementId === degree?.id)?.reason.code;
};

test('a degree that is asked for without a field is held with any', () => {
  expect(status('本科及以上学历；')).toBe('match.degree.met');
  expect(status('本科及其以上学历；')).toBe('match.degree.met');
  expect(status('具有大专以上学历者；')).toBe('match.degree.met');
  expect(status('本科及以上学历，园林设计、风景园林专业优先')).toBe('match.degree.met');
  expect(status('本科及以上学历，机械制造专业')).toBe('match.degree.otherField');
});
