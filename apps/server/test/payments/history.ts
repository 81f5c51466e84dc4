import { converge } from '../../src/features/payments/converge.ts';
import { endPayments } from '../../src/features/payments/leave.ts';
import type { CheckoutMaker } from '../../src/features/payments/maker.ts';
import { createPaymentService } from '../../src/features/payments/service.ts';
import { AppError } from '../../src/platform/errors.ts';
import type { Owner } from '../../src/platform/owner.ts';
import type { TestApp } from '../app.ts';
import { Crash, crashing } from './crash.ts';
import type { Hands } from './hands.ts';
import { type Checkout, createOracle, type Plan } from './oracle.ts';

/** A small generator with a seed: a history that fails can be played again. */
export function seeded(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (count: number) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return count === 0 ? 0 : state % count;
  };
}

export interface World {
  app: TestApp;
  maker: CheckoutMaker;
  hands: Hands;
}

const monthAfter = (at: number) => {
  const next = new Date(at);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.getTime();
};

/** Plays one history, and returns the oracle with what was done, in words. */
export async function play({ app, maker, hands }: World, seed: number, owner: Owner, resumeId: string) {
  const pick = seeded(seed);
  const { context, clock } = app;
  const service = createPaymentService(context, maker);
  const now = () => clock.now().getTime();
  const oracle = createOracle(now);
  const { checkouts, observe } = oracle;
  const done: string[] = [];
  const one = (fits: (checkout: Checkout) => boolean) => {
    const fitting = checkouts.filter(fits);
    return fitting[pick(fitting.length)];
  };
  const runs = ({ truth, run }: Checkout) => truth === 'paid' && run !== null && !oracle.over(run);
  const quietly = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
  const expectSame = (what: string, is: unknown, should: unknown) => {
    if (is !== should) throw new Error(`${what}: ${is}, should be ${should}`);
  };

  async function start(plan: Plan, forResume: boolean) {
    const order = { type: plan, immediateConsent: true, email: 'payer@example.com' };
    const may = !oracle.isGone() && !(plan === 'premium' && oracle.hasPremium());
    if (oracle.isGone()) return;
    let id = '';
    const made = service
      .start(owner, { ...order, resumeId: forResume ? resumeId : null }, 'en')
      .then((opened) => {
        id = opened.sessionId;
      });
    expectSame('a checkout may be started', await quietly(made), may);
    if (!may) return;
    checkouts.push({
      ...{
        id,
        plan,
        forResume,
        truth: 'open',
        charges: [],
        run: null,
        ours: 'open',
        reason: null,
        seen: null,
      },
    });
    if (plan === 'premium') oracle.closeEarlier();
  }

  /** The month begins now, also where its money comes days later: as at Stripe. */
  function subscribed(checkout: Checkout) {
    const end = monthAfter(now());
    if (checkout.plan === 'premium')
      checkout.run = { state: 'active', end, canceling: false, pastDueSince: null };
  }

  function paid(checkout: Checkout) {
    checkout.truth = 'paid';
    checkout.charges.push({ refunded: false, heard: false, returned: false });
  }

  /** Killed up to three times on the way, then done. */
  async function look(checkout: Checkout) {
    for (let left = pick(3); left > 0; left -= 1) {
      const broken = crashing(context, maker, 1 + pick(12));
      await converge(broken.context, broken.maker, checkout.id).catch((error) => {
        if (!(error instanceof Crash)) throw error;
      });
    }
    await Promise.all(Array.from({ length: 1 + pick(2) }, () => converge(context, maker, checkout.id)));
    observe(checkout);
  }

  const ops: Record<string, () => Promise<void>> = {
    basic: () => start('basic', true),
    credit: () => start('basic', false),
    premium: () => start('premium', false),
    async pay() {
      const checkout = one(({ truth }) => truth === 'open');
      if (!checkout || !(await hands.pay(context, owner, checkout.id, false))) return;
      subscribed(checkout);
      paid(checkout);
    },
    async later() {
      const checkout = one(({ truth }) => truth === 'open');
      if (!checkout || !(await hands.pay(context, owner, checkout.id, true))) return;
      subscribed(checkout);
      checkout.truth = 'settling';
    },
    async settle() {
      const checkout = one(({ truth }) => truth === 'settling');
      const good = pick(3) > 0;
      if (!checkout || oracle.isGone()) return;
      await hands.settle(context, owner, checkout.id, good);
      if (good) paid(checkout);
      else checkout.truth = 'failed';
    },
    async expire() {
      const checkout = one(({ truth }) => truth === 'open');
      if (!checkout || oracle.isGone()) return;
      await hands.expire(context, owner, checkout.id);
      checkout.truth = 'expired';
    },
    async look() {
      const checkout = one(() => true);
      if (checkout) await look(checkout);
    },
    async redirect() {
      const checkout = one(() => true);
      if (!checkout || oracle.isGone()) return;
      await quietly(service.complete(owner, checkout.id));
      observe(checkout);
    },
    async hint() {
      const id = await hands.hint(context, maker, pick);
      const checkout = checkouts.find((other) => other.id === id);
      if (checkout) observe(checkout);
    },
    async renew() {
      const checkout = one((other) => runs(other) && !other.run?.canceling);
      if (!checkout?.run) return;
      await hands.renew(context, checkout.id, true);
      checkout.charges.push({ refunded: false, heard: false, returned: false });
      Object.assign(checkout.run, { state: 'active', pastDueSince: null, end: monthAfter(checkout.run.end) });
    },
    async fail() {
      const checkout = one((other) => runs(other) && !other.run?.canceling && other.run?.state === 'active');
      if (!checkout?.run) return;
      await hands.renew(context, checkout.id, false);
      Object.assign(checkout.run, { state: 'past_due', pastDueSince: now() });
    },
    async refund() {
      const checkout = one(({ charges }) => charges.some((charge) => !charge.refunded));
      const index = checkout?.charges.findIndex((charge) => !charge.refunded) ?? -1;
      const charge = checkout?.charges[index];
      if (!checkout || !charge) return;
      await hands.refund(maker, checkout.id, index);
      charge.refunded = true;
    },
    async cancel() {
      const latest = oracle.latest();
      const atOnce = pick(2) === 0;
      const may = latest?.seen?.state !== undefined && latest.seen.state !== 'ended';
      if (oracle.isGone()) return;
      expectSame('canceling', await quietly(service.cancel(owner, atOnce)), may);
      if (!may || !latest?.run) return;
      if (!oracle.over(latest.run)) {
        if (atOnce) oracle.end(latest.run);
        else latest.run.canceling = true;
      }
      observe(latest);
    },
    async resume() {
      const latest = oracle.latest();
      const seen = latest?.seen;
      const may = seen?.state === 'active' && seen.canceling && seen.end > now();
      if (oracle.isGone()) return;
      expectSame('going on', await quietly(service.resume(owner)), may === true);
      if (!may || !latest?.run) return;
      if (!oracle.over(latest.run)) latest.run.canceling = false;
      observe(latest);
    },
    async days() {
      // Never with a page open: the real ones close by themselves after a day.
      if (!checkouts.some(({ truth }) => truth === 'open')) clock.move((1 + pick(12)) * 24 * 3_600_000);
    },
    async leave() {
      if (pick(3) > 0 || oracle.isGone()) return;
      await endPayments(context, owner.id);
      await context.db.transaction(async (tx) => {
        for (const data of context.personalData) await data.purgeOwner(tx, owner.id);
      });
      oracle.leave();
    },
  };
  const names = Object.keys(ops);
  const likely = ['basic', 'premium', 'pay', 'pay', 'look', 'redirect', 'hint', 'renew', 'later', 'settle'];
  const deck = [...names, ...likely];
  // Something is bought first, often twice; afterwards anything may happen.
  const bought = ['basic', 'premium', 'credit'][pick(3)] ?? 'basic';
  const begun = pick(2) === 0 ? [bought, 'pay'] : [bought, bought, 'pay', 'pay'];
  for (let left = 6 + pick(8); left > 0; left -= 1) {
    const name = begun.shift() ?? deck[pick(deck.length)] ?? 'look';
    clock.move(1_000);
    done.push(name);
    await ops[name]?.();
  }
  // Whatever was lost on the way: the jobs of the hour and of the night ask again.
  for (let round = 0; round < 2; round += 1)
    for (const checkout of checkouts) {
      await converge(context, maker, checkout.id);
      observe(checkout);
    }
  return { oracle, done };
}
