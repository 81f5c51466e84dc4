import { expect, test } from 'vitest';
import { failing } from './failing.ts';
import { measureMutations } from './mutations.ts';

test('500 damaged copies of real files cost at most their child', async () => {
  expect(await failing((folder) => measureMutations(folder, 500))).toEqual([]);
}, 600_000);
