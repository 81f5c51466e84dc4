import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { planGrants } from '../plans/schema.ts';
import type { CheckoutMaker, MakerSession, MakerSubscription } from './maker.ts';
import { type CheckoutRow, ERASED, payments, subscriptions } from './schema.ts';

/** Why money may not be kept: it was paid twice for one thing, or what it was for is gone. */
export type GiveBack = 'duplicate' | 'deleted';

/** What the maker says of one checkout. */
export interface Truth extends MakerSession {
  subscription: MakerSubscription | null;
}

/** Decided once, when the money is first seen, and written with the payment. */
export async function reasonToGiveBack(
  tx: Transaction,
  checkout: CheckoutRow,
  truth: Truth,
  now: Date,
): Promise<GiveBack | null> {
  if (truth.charges.length === 0) return null;
  if (checkout.ownerId === ERASED) return 'deleted';
  const [decided] = await tx
    .select({ giveBack: payments.giveBack })
    .from(payments)
    .where(and(eq(payments.checkoutId, checkout.id), isNotNull(payments.giveBack)))
    .limit(1);
  if (decided) return decided.giveBack;
  if (checkout.state === 'paid' || checkout.state === 'refunded' || truth.state !== 'paid') return null;
  if (checkout.resumeGoneAt) return 'deleted';
  return (await boughtBefore(tx, checkout, truth.subscriptionId, now)) ? 'duplicate' : null;
}

/** Under a lock of the owner: of two checkouts that are paid at once, one sees the other. */
async function boughtBefore(
  tx: Transaction,
  { id, ownerId, plan, resumeId }: CheckoutRow,
  subscriptionId: string | null,
  now: Date,
): Promise<boolean> {
  if (plan === 'basic' && !resumeId) return false;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bought:${ownerId}`}, 0))`);
  const own = plan === 'basic' ? `checkout:${id}` : `subscription:${subscriptionId}`;
  const same =
    plan === 'basic'
      ? and(eq(planGrants.plan, 'basic'), eq(planGrants.resumeId, resumeId ?? ''))
      : and(eq(planGrants.plan, 'premium'), sql`(ends_at IS NULL OR ends_at > ${now})`);
  const others = and(eq(planGrants.ownerId, ownerId), ne(planGrants.id, own), isNull(planGrants.revokedAt));
  const [other] = await tx.select({ id: planGrants.id }).from(planGrants).where(and(others, same)).limit(1);
  return other !== undefined;
}

/**
 * What the maker has yet to do for the rows as they stand: give money back, end what may not go on.
 * Each is asked for again until the maker's truth shows it. → true: the maker's truth was moved.
 */
export async function settleUp(
  context: Context,
  maker: CheckoutMaker,
  checkout: CheckoutRow,
  truth: Truth,
): Promise<boolean> {
  const owed = await context.db
    .select({ fact: payments.fact })
    .from(payments)
    .where(
      and(
        eq(payments.checkoutId, checkout.id),
        isNotNull(payments.giveBack),
        ne(payments.status, 'refunded'),
      ),
    );
  for (const { fact } of owed) await maker.refund(checkout.id, fact);
  if (owed.length > 0) context.log.info('payments.given_back', { checkout: checkout.id, count: owed.length });
  const { subscriptionId, subscription } = truth;
  const over =
    owed.length > 0 ||
    checkout.ownerId === ERASED ||
    checkout.state === 'refunded' ||
    checkout.state === 'failed';
  if (over && subscriptionId && subscription && subscription.state !== 'ended') {
    await maker.cancel(subscriptionId, true);
    return true;
  }
  if (!over && checkout.state === 'paid' && subscriptionId)
    await endReplaced(context, maker, checkout.ownerId, subscriptionId);
  return owed.length > 0;
}

/** Whoever bought anew after the grace had run out is not charged for the old one, too. */
async function endReplaced(
  context: Context,
  maker: CheckoutMaker,
  ownerId: string,
  kept: string,
): Promise<void> {
  const lapsed = await context.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.ownerId, ownerId),
        ne(subscriptions.id, kept),
        eq(subscriptions.status, 'past_due'),
        eq(subscriptions.maker, maker.name),
      ),
    );
  for (const { id } of lapsed) {
    await maker.cancel(id, true);
    await context.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.id, id));
  }
}
