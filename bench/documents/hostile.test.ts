import { expect, test } from 'vitest';
import { failing } from './failing.ts';
import { measureHostile } from './hostile.ts';

test('files that mean harm cost at most their child', async () => {
  expect(await failing((folder) => measureHostile(folder, false))).toEqual([]);
}, 600_000);
