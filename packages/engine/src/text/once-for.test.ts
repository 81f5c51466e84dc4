import { expect, test } from 'vitest';
import { onceBy, onceFor } from './once-for.ts';

test('an object is asked for once, another one anew', () => {
  let asked = 0;
  const sizeOf = onceFor(({ text }: { text: string }) => {
    asked += 1;
    return text.length;
  });
  const one = { text: 'abc' };
  expect([sizeOf(one), sizeOf(one), sizeOf({ text: 'abc' })]).toEqual([3, 3, 3]);
  expect(asked).toBe(2);
});

test('the answer "nothing" is remembered too', () => {
  let asked = 0;
  const find = onceFor((_: object): undefined => {
    asked += 1;
    return undefined;
  });
  const one = {};
  expect([find(one), find(one)]).toEqual([undefined, undefined]);
  expect(asked).toBe(1);
});

test('two that share what stands for them share the answer', () => {
  const words = ['a', 'b'];
  const first = onceBy(
    (line: { words: string[]; role: string }) => line.words,
    ({ words: own, role }: { words: string[]; role: string }, by: string) => `${own.join(by)} ${role}`,
  );
  expect(first({ words, role: 'text' }, '-')).toBe('a-b text');
  expect(first({ words, role: 'other' }, '-')).toBe('a-b text');
});
