import { expect, test } from 'vitest';
import { isInsideName } from './han-ways.ts';

test('a term is cut beside a Chinese character, never inside of a name', () => {
  const cuts = (term: string) =>
    [...term].flatMap((_, at) => (at > 0 && !isInsideName(term, at) ? [`${term.slice(0, at)}|`] : []));
  expect(cuts('CRM系统')).toEqual(['CRM|', 'CRM系|']);
  expect(cuts('库存盘点')).toEqual(['库|', '库存|', '库存盘|']);
  expect(cuts('project management')).toEqual([]);
});
