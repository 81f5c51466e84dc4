import type { CheckoutMaker } from '../../src/features/payments/maker.ts';
import type { Context } from '../../src/platform/context.ts';

export class Crash extends Error {}

/**
 * The process ends at the n-th step from now: before or after a call to the maker took effect, before
 * or after a transaction was kept. There is no other place between two steps.
 */
export function crashing(context: Context, maker: CheckoutMaker, at: number) {
  let step = 0;
  const passed = () => {
    step += 1;
    if (step === at) throw new Crash(`step ${at}`);
  };
  const calls = Object.entries(maker).map(([name, value]) => [
    name,
    typeof value !== 'function'
      ? value
      : async (...args: unknown[]) => {
          passed();
          const done = await value(...args);
          passed();
          return done;
        },
  ]);
  const { db } = context;
  const transaction: typeof db.transaction = async (work, config) => {
    const done = await db.transaction(async (tx) => {
      const made = await work(tx);
      passed();
      return made;
    }, config);
    passed();
    return done;
  };
  const broken = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
  return {
    context: { ...context, db: broken },
    maker: Object.fromEntries(calls) as unknown as CheckoutMaker,
  };
}
