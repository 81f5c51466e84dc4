import { inject } from 'vitest';
import type { Shared } from './global-setup.ts';

/** The running product that this file's browser talks to: files that run at the same time have one each. */
export function product(): Shared {
  const all = inject('products');
  const mine = all[Number(process.env.VITEST_POOL_ID) - 1];
  if (!mine) throw new Error(`no product runs for worker ${process.env.VITEST_POOL_ID} of ${all.length}`);
  return mine;
}
