import { expect, test } from 'vitest';
import { wordSense } from './words.ts';

const rootsOf = (text: string) =>
  wordSense('zh')
    .words(text)
    .map(({ root }) => root);

test('a Latin name ends where Chinese characters begin', () => {
  expect(rootsOf('GIS数据')).toEqual(['gis', '数据']);
  expect(rootsOf('用Node.js开发')).toEqual(['用', 'node.js', '开发']);
});
