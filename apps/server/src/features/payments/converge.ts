import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';
import { resumes } from '../resumes/schema.ts';
import type { CheckoutMaker, MakerCharge, MakerSession, MakerSubscription } from './maker.ts';
import { sendCancellation, sendReceipt } from './receipts.ts';
import { keepOwned, notPaidOtherwise, processPaid, revoke, unpaidUntil } from './rights.ts';
import {
  type CheckoutRow,
  checkouts,
  ERASED,
  payments,
  type SubscriptionRow,
  subscriptions,
} from './schema.ts';

const DAY = 24 * 3_600_000;
const GRACE_DAYS = 7;
const SETTLING_DAYS = 30;

/** What the maker says of one checkout. */
interface Truth extends MakerSession {
  subscription: MakerSubscription | null;
}

/**
 * A redirect and a notification are both hints. The maker is asked for the truth, and our rows are
 * brought to it under the lock of the checkout: in any order, any number of times, the same end.
 */
export async function converge(
  context: Context,
  maker: CheckoutMaker,
  id: string,
): Promise<CheckoutRow | null> {
  const session = await maker.session(id);
  if (!session) return null;
  const { subscriptionId } = session;
  const subscription = subscriptionId ? await maker.subscription(subscriptionId) : null;
  const truth = { ...session, subscription };
  const done = await context.db.transaction(async (tx) => {
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
    return checkout ? bring(context, tx, checkout, truth) : null;
  });
  // The money of the running period was given back: nothing more may be charged.
  if (done?.state === 'refunded' && subscriptionId && subscription && subscription.state !== 'ended')
    await maker.cancel(subscriptionId, true);
  return done;
}

async function bring(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  truth: Truth,
): Promise<CheckoutRow> {
  const now = context.clock.now();
  const { subscriptionId } = truth;
  // The latest charge carries the right. Refunded wins over everything that comes later.
  const refunded = checkout.state === 'refunded' || truth.charges.at(-1)?.refunded === true;
  const state = refunded ? 'refunded' : truth.state;
  const fresh = await recordCharges(tx, checkout, truth.charges, now);
  if (checkout.ownerId === ERASED) await followErased(tx, truth);
  else if (refunded) await takeBack(tx, checkout, subscriptionId, now);
  else if (truth.state === 'paid') await grant(context, tx, checkout, truth, fresh);
  else if (truth.state === 'settling') await hold(tx, checkout, now);
  else if (checkout.state === 'settling') await letGo(tx, checkout, now);
  if (state !== checkout.state || subscriptionId !== checkout.subscriptionId)
    await tx.update(checkouts).set({ state, subscriptionId }).where(eq(checkouts.id, checkout.id));
  return { ...checkout, state, subscriptionId };
}

/** One payment per charge, however often it is told; one that went back before we heard of it is none. */
async function recordCharges(
  tx: Transaction,
  checkout: CheckoutRow,
  charges: MakerCharge[],
  now: Date,
): Promise<{ fact: string; number: number; amount: number }[]> {
  const fresh = [];
  // Looked up first: a number that is drawn and not used would be a gap in the receipts.
  const recorded = await tx
    .select({ fact: payments.fact })
    .from(payments)
    .where(eq(payments.checkoutId, checkout.id));
  const known = new Set(recorded.map((row) => row.fact));
  for (const { id: fact, amount, refunded } of charges) {
    if (refunded) {
      await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.fact, fact));
      continue;
    }
    if (known.has(fact)) continue;
    const [made] = await tx
      .insert(payments)
      .values({
        id: newId(),
        ownerId: checkout.ownerId,
        fact,
        checkoutId: checkout.id,
        type: checkout.plan === 'premium' ? 'subscription' : 'one-time',
        amount,
        currency: checkout.currency,
        createdAt: now,
      })
      .onConflictDoNothing({ target: payments.fact })
      .returning({ number: payments.receiptNumber });
    if (made) fresh.push({ fact, number: made.number, amount });
  }
  return fresh;
}

async function grant(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  { subscriptionId, subscription }: Truth,
  fresh: { fact: string; number: number; amount: number }[],
): Promise<void> {
  const now = context.clock.now();
  if (subscriptionId && subscription) {
    await follow(tx, checkout, subscriptionId, subscription);
    const status = statusOf(subscription);
    if (status === 'canceled' || status === 'ended') {
      const { periodEnd } = subscription;
      await sendCancellation(context, tx, checkout, {
        id: subscriptionId,
        periodEnd,
        ended: status === 'ended',
      });
    }
  } else await grantOnce(tx, checkout, now);
  for (const payment of fresh) await sendReceipt(context, tx, checkout, payment);
  if (fresh.length === 0) return;
  if (checkout.plan === 'premium') await keepOwned(tx, checkout.ownerId, now);
  if (checkout.resumeId) await processPaid(tx, checkout.resumeId, checkout, now);
}

async function grantOnce(tx: Transaction, checkout: CheckoutRow, now: Date): Promise<void> {
  const { ownerId, resumeId, plan, id } = checkout;
  await tx
    .insert(planGrants)
    .values({ id: `checkout:${id}`, ownerId, resumeId, plan, source: 'payment', startsAt: now })
    .onConflictDoNothing({ target: planGrants.id });
}

function statusOf({ state, cancelAtPeriodEnd }: MakerSubscription): SubscriptionRow['status'] {
  return state === 'active' && cancelAtPeriodEnd ? 'canceled' : state;
}

/** The premium right follows the subscription: to the period's end, or seven days of grace. */
async function follow(
  tx: Transaction,
  { id: checkoutId, ownerId, maker }: CheckoutRow,
  id: string,
  subscription: MakerSubscription,
): Promise<void> {
  const { state, periodEnd, pastDueSince } = subscription;
  const status = statusOf(subscription);
  await tx
    .insert(subscriptions)
    .values({ id, ownerId, checkoutId, maker, status, periodEnd, pastDueSince })
    .onConflictDoUpdate({ target: subscriptions.id, set: { status, periodEnd, pastDueSince } });
  const endsAt =
    state === 'past_due' && pastDueSince ? new Date(pastDueSince.getTime() + GRACE_DAYS * DAY) : periodEnd;
  await tx
    .insert(planGrants)
    .values({ id: `subscription:${id}`, ownerId, resumeId: null, plan: 'premium', source: 'payment', endsAt })
    .onConflictDoUpdate({ target: planGrants.id, set: { endsAt } });
}

/** Its person is gone: no right, no receipt, only that it ends. */
async function followErased(tx: Transaction, { subscriptionId, subscription }: Truth): Promise<void> {
  if (!subscriptionId || !subscription) return;
  await tx
    .update(subscriptions)
    .set({ status: statusOf(subscription), periodEnd: subscription.periodEnd })
    .where(eq(subscriptions.id, subscriptionId));
}

async function takeBack(
  tx: Transaction,
  checkout: CheckoutRow,
  subscriptionId: string | null,
  now: Date,
): Promise<void> {
  await revoke(tx, subscriptionId ? `subscription:${subscriptionId}` : `checkout:${checkout.id}`, now);
  if (subscriptionId)
    await tx.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.id, subscriptionId));
}

/** The money did not come: what was held for it goes like everything unpaid. */
async function letGo(tx: Transaction, { resumeId }: CheckoutRow, now: Date): Promise<void> {
  if (!resumeId) return;
  await tx
    .update(resumes)
    .set({ expiresAt: unpaidUntil(now) })
    .where(and(eq(resumes.id, resumeId), isNotNull(resumes.expiresAt), notPaidOtherwise(now)));
}

/** Money is on its way: the resume must still be there when it comes. */
async function hold(tx: Transaction, checkout: CheckoutRow, now: Date): Promise<void> {
  if (!checkout.resumeId || checkout.state === 'settling') return;
  const until = new Date(now.getTime() + SETTLING_DAYS * DAY);
  await tx.update(resumes).set({ expiresAt: until }).where(eq(resumes.id, checkout.resumeId));
}
