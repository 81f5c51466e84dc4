import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openLexicon } from '../lexicon/open.ts';
import { openGate } from './check.ts';
import { passes, resumeWith } from './fixture.ts';

test('a word that weakens is one only where the words of the line are cut so', () => {
  expect(passes('zh', '配合财务部分析运费', '配合财务部门分析运费')).toBe(true);
  expect(passes('zh', '为部分客户分析运费', '为客户分析运费')).toBe(false);
  expect(passes('zh', '跟叔叔学过养蜂', '负责养蜂')).toBe(false);
});

test('a character beside a name that the resume has belongs to no name', () => {
  expect(passes('zh', '盘点茶叶库存', '用汉盘点茶叶库存')).toBe(false);
  expect(passes('zh', '盘点茶叶库存', '茶叶库存盘点')).toBe(true);
});

test('what was handed on to somebody was not dealt with', () => {
  expect(passes('zh', '处理退换货，大额退款转交店主', '处理退换货，包括大额退款')).toBe(false);
  expect(passes('zh', '处理退换货，大额退款转交店主', '处理退换货，大额退款交给店主')).toBe(true);
});

test('a title akin to the doing does not say that somebody did alone what the point only helped with', () => {
  const resume = resumeWith('zh', ['协助装卸工卸货']);
  const [job] = resume.experience;
  const held = { ...resume, experience: job ? [{ ...job, title: { value: '货车司机', lines: [0] } }] : [] };
  const bytes = readFileSync(new URL('../../data/zh.lexicon', import.meta.url));
  const gate = openGate(held, [], openLexicon(bytes));
  expect(gate.check('卸货', { entryId: 'job' }).passed).toBe(false);
  expect(gate.check('协助卸货', { entryId: 'job' }).passed).toBe(true);
});
