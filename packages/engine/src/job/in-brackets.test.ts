import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { readJob } from './read-job.ts';

const terms = (line: string): string[][] =>
  readJob({ title: '', description: `任职要求：\n1、${line}` }, 'zh', engine.lexica).requirements.map(
    (each) => each.terms.map(({ text }) => text),
  );

test('examples in the bracket behind a thing are ways to show it', () => {
  expect(terms('熟悉消息队列（Kafka、RabbitMQ等）')).toContainEqual(['消息队列', 'Kafka', 'RabbitMQ']);
  expect(terms('掌握关系型数据库（MySQL、Oracle等），会Linux').flat()).toContain('Linux');
  expect(
    terms('掌握关系型数据库（MySQL、Oracle等），会Linux').some(
      (all) => all.length > 1 && all.includes('Linux'),
    ),
  ).toBe(false);
});

test('another name that fills the bracket behind a thing is no second thing', () => {
  for (const group of terms('熟悉增强现实（AR技术）')) expect(group).not.toEqual(['AR']);
  for (const group of terms('有核磁共振（MR）操作经验')) expect(group).not.toEqual(['MR']);
});

test('a paper is asked for by the short name in its bracket as well', () => {
  expect(terms('持有起重机司机证（Q2证）')).toContainEqual(expect.arrayContaining(['Q2证']));
});
