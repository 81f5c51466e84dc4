import { expect, test } from 'vitest';
import { wordStatus } from './word-status.ts';

test('500 words are free, 501 are not, none are free', () => {
  expect(wordStatus('word '.repeat(500))).toEqual({ words: 500, status: 'free' });
  expect(wordStatus('word '.repeat(501))).toEqual({ words: 501, status: 'over' });
  expect(wordStatus('   \n')).toEqual({ words: 0, status: 'free' });
});
