import { platform } from 'node:os';
import { expect, test } from 'vitest';
import { listed, processors } from './processors.ts';

test('a list of processors names each of them', () => {
  expect(listed('0')).toEqual([0]);
  expect(listed('0-3,6,8-9')).toEqual([0, 1, 2, 3, 6, 8, 9]);
});

test.runIf(platform() === 'linux')('a process knows which processors it may use', () => {
  expect(processors().length).toBeGreaterThan(0);
});
