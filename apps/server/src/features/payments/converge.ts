import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';
import { resumes } from '../resumes/schema.ts';
import { type GiveBack, reasonToGiveBack, settleUp, type Truth } from './give-back.ts';
import type { CheckoutMaker, MakerCharge, MakerSubscription } from './maker.ts';
import { sendCancellation, sendReceipt, sendReturned } from './receipts.ts';
import { keepOwned, notPaidOtherwise, processPaid, revoke, unpaidUntil } from './rights.ts';
import {
  type CheckoutRow,
  checkouts,
  ERASED,
  payments,
  receiptNumbers,
  type SubscriptionRow,
  subscriptions,
} from './schema.ts';

const DAY = 24 * 3_600_000;
const GRACE_DAYS = 7;
const SETTLING_DAYS = 30;

/**
 * A redirect and a notification are both hints. The maker is asked for the truth, and our rows are
 * brought to it under the lock of the checkout: in any order, any number of times, the same end.
 */
export async function converge(
  context: Context,
  maker: CheckoutMaker,
  id: string,
  again = true,
): Promise<CheckoutRow | null> {
  const asked = await databaseNow(context);
  const session = await maker.session(id);
  if (!session) return null;
  const { subscriptionId } = session;
  const subscription = subscriptionId ? await maker.subscription(subscriptionId) : null;
  const truth = { ...session, subscription };
  const done = await context.db.transaction(async (tx) => {
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
    if (!checkout) return null;
    // Who asked later was faster: what we hold is older than what the rows show.
    if (!(await isNewest(tx, id, asked))) return { checkout, stale: true };
    return { checkout: await bring(context, tx, checkout, truth), stale: false };
  });
  if (!done || done.stale) return done?.checkout ?? null;
  const moved = await settleUp(context, maker, done.checkout, truth);
  return moved && again ? converge(context, maker, id, false) : done.checkout;
}

/** By the one clock that every process shares, to the microsecond. */
async function databaseNow({ db }: Context): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`SELECT clock_timestamp()::text AS at`);
  return rows[0]?.at ?? '-infinity';
}

async function isNewest(tx: Transaction, id: string, asked: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`UPDATE checkouts SET asked_at = ${asked}::timestamptz
    WHERE id = ${id} AND (asked_at IS NULL OR asked_at <= ${asked}::timestamptz)`);
  return rowCount === 1;
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
  const reason = await reasonToGiveBack(tx, checkout, truth, now);
  const fresh = await recordCharges(tx, checkout, truth.charges, reason, now);
  if (reason)
    for (const payment of fresh)
      await sendReturned(context, tx, checkout, { ...payment, reason }, truth.email);
  if (checkout.ownerId === ERASED) await followErased(tx, truth);
  else if (refunded) await takeBack(tx, checkout, subscriptionId, now);
  else if (reason) await letGo(tx, checkout, now);
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
  giveBack: GiveBack | null,
  now: Date,
): Promise<{ fact: string; number: number; amount: number }[]> {
  const fresh = [];
  // Looked up first: a number that is counted and not used would be a gap in the receipts.
  const facts = charges.map(({ id }) => id);
  const recorded = await tx
    .select({ fact: payments.fact })
    .from(payments)
    .where(inArray(payments.fact, facts));
  const known = new Set(recorded.map((row) => row.fact));
  for (const { id: fact, amount, refunded } of charges) {
    if (refunded) {
      await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.fact, fact));
      continue;
    }
    if (known.has(fact)) {
      // Only the maker says that money went back.
      await tx
        .update(payments)
        .set({ status: 'completed' })
        .where(and(eq(payments.fact, fact), eq(payments.status, 'refunded')));
      continue;
    }
    const number = await nextReceipt(tx);
    await tx.insert(payments).values({
      id: newId(),
      ownerId: checkout.ownerId,
      fact,
      checkoutId: checkout.id,
      receiptNumber: number,
      type: checkout.plan === 'premium' ? 'subscription' : 'one-time',
      amount,
      currency: checkout.currency,
      giveBack,
      createdAt: now,
    });
    fresh.push({ fact, number, amount });
  }
  return fresh;
}

/** Counted in this transaction: who comes at the same time waits for its end, and what fails gives it back. */
async function nextReceipt(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.single, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning({ number: receiptNumbers.last });
  if (!row) throw new Error('the count of receipts is missing');
  return row.number;
}

async function grant(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  { subscriptionId, subscription, email }: Truth,
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
  for (const payment of fresh) await sendReceipt(context, tx, checkout, payment, email);
  if (fresh.length === 0) return;
  if (checkout.plan === 'premium') await keepOwned(tx, checkout.ownerId, now);
  if (checkout.resumeId) await processPaid(tx, checkout.resumeId, checkout, now);
}

/** A right that went with a deleted resume does not come back as an unspent purchase. */
async function grantOnce(tx: Transaction, checkout: CheckoutRow, now: Date): Promise<void> {
  const { ownerId, resumeId, plan } = checkout;
  const id = `checkout:${checkout.id}`;
  if (checkout.resumeGoneAt)
    await tx.update(planGrants).set({ revokedAt: null }).where(eq(planGrants.id, id));
  else
    await tx
      .insert(planGrants)
      .values({ id, ownerId, resumeId, plan, source: 'payment', startsAt: now })
      .onConflictDoUpdate({ target: planGrants.id, set: { revokedAt: null } });
}

function statusOf({ state, cancelAtPeriodEnd }: MakerSubscription): SubscriptionRow['status'] {
  return state === 'active' && cancelAtPeriodEnd ? 'canceled' : state;
}

/** Until when what was paid for is open: the period's end, or seven days of grace. */
export function accessEnd({
  status,
  periodEnd,
  pastDueSince,
}: Pick<SubscriptionRow, 'status' | 'periodEnd' | 'pastDueSince'>): Date {
  return status === 'past_due' && pastDueSince
    ? new Date(pastDueSince.getTime() + GRACE_DAYS * DAY)
    : periodEnd;
}

/** The premium right follows the subscription: to the period's end, or seven days of grace. */
async function follow(
  tx: Transaction,
  { id: checkoutId, ownerId, maker }: CheckoutRow,
  id: string,
  subscription: MakerSubscription,
): Promise<void> {
  const { periodEnd, pastDueSince } = subscription;
  const status = statusOf(subscription);
  await tx
    .insert(subscriptions)
    .values({ id, ownerId, checkoutId, maker, status, periodEnd, pastDueSince })
    .onConflictDoUpdate({ target: subscriptions.id, set: { status, periodEnd, pastDueSince } });
  const endsAt = accessEnd({ status, periodEnd, pastDueSince });
  await tx
    .insert(planGrants)
    .values({ id: `subscription:${id}`, ownerId, resumeId: null, plan: 'premium', source: 'payment', endsAt })
    .onConflictDoUpdate({ target: planGrants.id, set: { endsAt, revokedAt: null } });
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
