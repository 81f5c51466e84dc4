import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKept } from './kept.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const endless = new Promise<never>(() => {});

test('a reading whose sender left goes on for half a minute, and to its end if somebody comes back', () => {
  const kept = createKept();
  const ended: string[] = [];
  for (const key of ['given up', 'come back for']) {
    kept.keep(key, endless, () => ended.push(key));
    kept.left(key, endless);
  }
  vi.advanceTimersByTime(29_000);
  expect(ended).toEqual([]);
  expect(kept.take('come back for')).toBe(endless);
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(['given up']);
});

test('a reading that its owner ends, ends at once and is forgotten', () => {
  const kept = createKept();
  const ended: string[] = [];
  kept.keep('mine', endless, () => ended.push('mine'));
  expect([kept.end('mine'), kept.end('mine'), ended]).toEqual([true, false, ['mine']]);
  expect(kept.take('mine')).toBeUndefined();
});

test('a second file under the same name ends the first reading, whose sender’s leaving then changes nothing', () => {
  const kept = createKept();
  const ended: string[] = [];
  const [first, second] = [new Promise<never>(() => {}), new Promise<never>(() => {})];
  kept.keep('mine', first, () => ended.push('first'));
  kept.keep('mine', second, () => ended.push('second'));
  expect(ended).toEqual(['first']);
  kept.left('mine', first);
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(['first']);
  expect(kept.take('mine')).toBe(second);
});

test('what its person has already makes room before what somebody still waits for', () => {
  const kept = createKept();
  for (let index = 0; index < 40; index++) kept.keep(`key ${index}`, endless, () => {});
  kept.given('key 20');
  kept.keep('one more', endless, () => {});
  expect(kept.take('key 20')).toBeUndefined();
  expect(kept.take('key 0')).toBe(endless);
});

test('what was read is forgotten after ten minutes, and of many the oldest first', () => {
  const kept = createKept();
  for (let index = 0; index < 41; index++) kept.keep(`key ${index}`, endless, () => {});
  expect(kept.take('key 0')).toBeUndefined();
  expect(kept.take('key 40')).toBe(endless);
  vi.advanceTimersByTime(10 * 60_000);
  expect(kept.take('key 40')).toBeUndefined();
});
