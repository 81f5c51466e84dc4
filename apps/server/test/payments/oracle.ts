/**
 * What should be, in a hundred lines and without a database: the maker's truth and what we have heard
 * of it. The product is compared with this after every generated history.
 */
export type Plan = 'basic' | 'premium';
export type State = 'open' | 'paid' | 'settling' | 'failed' | 'expired';

export interface Charge {
  refunded: boolean;
  /** We asked while it stood unrefunded: only then is it a payment, with a receipt. */
  heard: boolean;
  returned: boolean;
}

export interface Run {
  state: 'active' | 'past_due' | 'ended';
  end: number;
  canceling: boolean;
  pastDueSince: number | null;
}

export interface Checkout {
  id: string;
  plan: Plan;
  /** For the one resume of the history, or a credit. */
  forResume: boolean;
  truth: State;
  charges: Charge[];
  run: Run | null;
  /** What our rows say. */
  ours: State | 'refunded';
  reason: 'duplicate' | 'deleted' | null;
  /** The subscription as we saw it last. */
  seen: Run | null;
}

const DAY = 24 * 3_600_000;

export function createOracle(now: () => number) {
  const checkouts: Checkout[] = [];
  let gone = false;
  /** In the order in which our rows of them were made. */
  const known: Checkout[] = [];

  function over(run: Run): boolean {
    if (run.canceling && run.end <= now()) run.state = 'ended';
    return run.state === 'ended';
  }

  function end(run: Run | null): void {
    if (!run || over(run)) return;
    run.state = 'ended';
    run.end = now();
  }

  const rightEnds = (run: Run) =>
    run.state === 'past_due' && run.pastDueSince !== null ? run.pastDueSince + 7 * DAY : run.end;
  const holds = (one: Checkout) => one.ours === 'paid' && !one.reason;

  function boughtBefore(one: Checkout): boolean {
    const others = checkouts.filter((other) => other !== one && other.plan === one.plan && holds(other));
    if (one.plan === 'basic') return one.forResume && others.some((other) => other.forResume);
    return others.some((other) => other.seen !== null && rightEnds(other.seen) > now());
  }

  /** We ask the maker about one checkout, and do what follows. */
  function observe(one: Checkout): void {
    if (one.run) over(one.run);
    if (one.charges.length > 0 && !one.reason) {
      if (gone) one.reason = 'deleted';
      else if (one.ours !== 'paid' && one.ours !== 'refunded' && one.truth === 'paid' && boughtBefore(one))
        one.reason = one.charges.some((charge) => !charge.refunded) ? 'duplicate' : null;
    }
    const fresh = one.charges.filter((charge) => !charge.refunded && !charge.heard);
    for (const charge of fresh) charge.heard = true;
    if (one.reason) for (const charge of fresh) Object.assign(charge, { returned: true, refunded: true });
    const refunded = one.ours === 'refunded' || one.charges.at(-1)?.refunded === true;
    const kept = !refunded && !one.reason && !gone && one.truth === 'paid';
    one.ours = refunded ? 'refunded' : one.truth;
    if (refunded || gone || one.truth === 'failed' || (one.reason && fresh.length > 0)) end(one.run);
    if (kept && one.run) {
      if (!one.seen) known.push(one);
      one.seen = { ...one.run };
      for (const other of checkouts)
        if (other !== one && other.seen?.state === 'past_due') {
          end(other.run);
          other.seen.state = 'ended';
        }
    } else if (one.seen) one.seen.state = refunded || !one.run ? 'ended' : one.run.state;
  }

  return {
    checkouts,
    observe,
    end,
    over,
    rightEnds,
    holds,
    isGone: () => gone,
    latest: () => known.at(-1),
    hasPremium: () =>
      checkouts.some(
        (one) => one.plan === 'premium' && holds(one) && one.seen && rightEnds(one.seen) > now(),
      ) || checkouts.some((one) => one.plan === 'premium' && one.ours === 'settling'),
    /** Only the newest of the premium checkouts that stand open can still be paid. */
    closeEarlier() {
      const open = checkouts.filter((one) => one.plan === 'premium' && one.ours === 'open').reverse();
      for (const one of open.slice(1)) {
        if (one.truth === 'open') one.truth = 'expired';
        observe(one);
      }
    },
    leave() {
      for (const one of checkouts) if (one.ours === 'open' && one.truth === 'open') one.truth = 'expired';
      for (const one of known)
        if (one.seen && one.seen.state !== 'ended') {
          end(one.run);
          observe(one);
        }
      gone = true;
    },
  };
}
export type Oracle = ReturnType<typeof createOracle>;
