import { createRequire } from 'node:module';
import type Stripe from 'stripe';

const load = createRequire(import.meta.url);
let opened: typeof Stripe | undefined;

/** Read when a key asks for it: most runs have none, and it is the largest package that a start would read. */
export function library(): typeof Stripe {
  opened ??= load('stripe') as typeof Stripe;
  return opened;
}
