import { expect, test } from 'vitest';
import { overlap, shingles, tooAlike } from './shingles.ts';

test('five words in a row make a shingle, whatever their case and punctuation', () => {
  expect([...shingles('One two, THREE four five six', false)]).toEqual([
    'one two three four five',
    'two three four five six',
  ]);
});

test('five characters in a row make a Chinese shingle', () => {
  expect([...shingles('负责后端,开发', true)]).toEqual(['负 责 后 端 开', '责 后 端 开 发']);
});

test('the overlap is the share of the smaller text', () => {
  const small = shingles('a b c d e', false);
  expect(overlap(small, shingles('a b c d e f g h', false))).toBe(1);
  expect(overlap(small, shingles('v w x y z', false))).toBe(0);
});

test('texts over the bound are named, texts of two languages are not compared', () => {
  const text = 'the same five words here';
  const pair = [
    { id: 'first', language: 'en', text },
    { id: 'second', language: 'en', text: `${text} again` },
    { id: 'third', language: 'fr', text },
  ];
  expect(tooAlike(pair, 0.15)).toEqual(['first and second: 100.0 %']);
});
