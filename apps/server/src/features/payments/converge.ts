import { limits } from '@tailor/contract/limits';
import { plans } from '@tailor/contract/plans';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { seal, unseal } from '../../platform/keys.ts';
import { users } from '../accounts/schema.ts';
import { enqueueMail } from '../mail/service.ts';
import { planGrants } from '../plans/schema.ts';
import { expiryOf } from '../resumes/expiry.ts';
import { startRun } from '../resumes/runs.ts';
import { resumeResults, resumes } from '../resumes/schema.ts';
import type { CheckoutMaker, MakerSubscription } from './maker.ts';
import { type CheckoutRow, checkouts, payments, type SubscriptionRow, subscriptions } from './schema.ts';

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
): Promise<CheckoutRow | null> {
  const truth = await maker.session(id);
  if (!truth) return null;
  const subscription = truth.subscriptionId ? await maker.subscription(truth.subscriptionId) : null;
  return context.db.transaction(async (tx) => {
    const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
    if (!checkout) return null;
    if (truth.state === 'refunded') await takeBack(context, tx, checkout);
    else if (truth.state === 'paid') await grant(context, tx, checkout, truth.subscriptionId, subscription);
    else if (truth.state === 'settling') await hold(context, tx, checkout);
    else if (checkout.state === 'settling') await letGo(context, tx, checkout);
    // Refunded wins over everything that comes later.
    const state = checkout.state === 'refunded' ? 'refunded' : truth.state;
    if (state !== checkout.state)
      await tx
        .update(checkouts)
        .set({ state, subscriptionId: truth.subscriptionId })
        .where(eq(checkouts.id, id));
    return { ...checkout, state, subscriptionId: truth.subscriptionId };
  });
}

async function grant(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  subscriptionId: string | null,
  subscription: MakerSubscription | null,
): Promise<void> {
  if (checkout.state === 'refunded') return;
  const period = subscription?.periodStart.toISOString() ?? 'once';
  const fact = `${checkout.id}:${period}`;
  const now = context.clock.now();
  const made = await tx
    .insert(payments)
    .values({
      id: newId(),
      ownerId: checkout.ownerId,
      fact,
      checkoutId: checkout.id,
      type: checkout.plan === 'premium' ? 'subscription' : 'one-time',
      amount: checkout.amount,
      currency: checkout.currency,
      createdAt: now,
    })
    .onConflictDoNothing({ target: payments.fact })
    .returning({ id: payments.id, number: payments.receiptNumber });
  if (subscriptionId && subscription) await follow(tx, checkout, subscriptionId, subscription);
  else await grantOnce(tx, checkout, now);
  const payment = made[0];
  if (!payment) return;
  await sendReceipt(context, tx, checkout, payment.number, fact);
  if (checkout.resumeId) await processPaid(tx, checkout.resumeId, checkout, now);
}

async function grantOnce(tx: Transaction, checkout: CheckoutRow, now: Date): Promise<void> {
  const { ownerId, resumeId, plan, id } = checkout;
  await tx
    .insert(planGrants)
    .values({ id: `checkout:${id}`, ownerId, resumeId, plan, source: 'payment', startsAt: now })
    .onConflictDoNothing({ target: planGrants.id });
}

/** The premium right follows the subscription: to the period's end, or seven days of grace. */
async function follow(
  tx: Transaction,
  checkout: CheckoutRow,
  id: string,
  { state, periodEnd, cancelAtPeriodEnd, pastDueSince }: MakerSubscription,
): Promise<void> {
  const status: SubscriptionRow['status'] = state === 'active' && cancelAtPeriodEnd ? 'canceled' : state;
  const { ownerId } = checkout;
  const values = {
    id,
    ownerId,
    checkoutId: checkout.id,
    maker: checkout.maker,
    status,
    periodEnd,
    pastDueSince,
  };
  await tx
    .insert(subscriptions)
    .values(values)
    .onConflictDoUpdate({ target: subscriptions.id, set: { status, periodEnd, pastDueSince } });
  const endsAt =
    state === 'past_due' && pastDueSince ? new Date(pastDueSince.getTime() + GRACE_DAYS * DAY) : periodEnd;
  await tx
    .insert(planGrants)
    .values({ id: `subscription:${id}`, ownerId, resumeId: null, plan: 'premium', source: 'payment', endsAt })
    .onConflictDoUpdate({ target: planGrants.id, set: { endsAt } });
}

/** The right goes with the money; the resume becomes limited and its 48 hours start. */
async function takeBack(context: Context, tx: Transaction, checkout: CheckoutRow): Promise<void> {
  const now = context.clock.now();
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.checkoutId, checkout.id));
  const taken = await tx
    .update(planGrants)
    .set({ revokedAt: now })
    .where(
      and(
        sql`${planGrants.id} IN (${`checkout:${checkout.id}`}, ${`subscription:${checkout.subscriptionId}`})`,
        sql`${planGrants.revokedAt} IS NULL`,
      ),
    )
    .returning({ resumeId: planGrants.resumeId, ownerId: planGrants.ownerId, plan: planGrants.plan });
  if (checkout.subscriptionId)
    await tx
      .update(subscriptions)
      .set({ status: 'ended' })
      .where(eq(subscriptions.id, checkout.subscriptionId));
  for (const { resumeId, ownerId, plan } of taken) {
    // An unspent purchase opened nothing; premium opened everything of its owner.
    if (plan === 'basic' && resumeId === null) continue;
    const which = resumeId ? eq(resumes.id, resumeId) : eq(resumes.ownerId, ownerId);
    const affected = await tx
      .update(resumes)
      .set({ expiresAt: hoursAfter(now, limits.unpaidRetentionHours) })
      .where(and(which, notPaidOtherwise(now)))
      .returning({ id: resumes.id });
    for (const { id } of affected) await markResult(tx, id, 'free');
  }
}

/** What another right still holds open is not touched. */
function notPaidOtherwise(now: Date) {
  return sql`NOT EXISTS (SELECT 1 FROM plan_grants g WHERE g.owner_id = resumes.owner_id
    AND g.revoked_at IS NULL AND (g.ends_at IS NULL OR g.ends_at > ${now})
    AND (g.plan = 'premium' OR g.resume_id = resumes.id))`;
}

/** The revision moves too: a decision that was under way starts over and sees the new right. */
async function markResult(tx: Transaction, resumeId: string, madeUnder: 'free' | 'basic' | 'premium') {
  await tx
    .update(resumeResults)
    .set({ madeUnder, revision: sql`${resumeResults.revision} + 1` })
    .where(eq(resumeResults.resumeId, resumeId));
}

function hoursAfter(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}

/** The money did not come: what was held for it goes like everything unpaid. */
async function letGo(context: Context, tx: Transaction, { resumeId }: CheckoutRow): Promise<void> {
  if (!resumeId) return;
  const now = context.clock.now();
  await tx
    .update(resumes)
    .set({ expiresAt: hoursAfter(now, limits.unpaidRetentionHours) })
    .where(and(eq(resumes.id, resumeId), isNotNull(resumes.expiresAt), notPaidOtherwise(now)));
}

/** Money is on its way: the resume must still be there when it comes. */
async function hold(context: Context, tx: Transaction, checkout: CheckoutRow): Promise<void> {
  if (!checkout.resumeId || checkout.state === 'settling') return;
  const until = new Date(context.clock.now().getTime() + SETTLING_DAYS * DAY);
  await tx.update(resumes).set({ expiresAt: until }).where(eq(resumes.id, checkout.resumeId));
}

/** What was bought is whole from now on, kept as long as paid things are, and processed once. */
export async function processPaid(
  tx: Transaction,
  resumeId: string,
  { ownerId, plan }: Pick<CheckoutRow, 'ownerId' | 'plan'>,
  now: Date,
): Promise<void> {
  const kind = ownerId.startsWith('u_') ? 'user' : 'visitor';
  const [resume] = await tx
    .update(resumes)
    .set({ expiresAt: expiryOf(plans[plan], kind, now) })
    .where(eq(resumes.id, resumeId))
    .returning({ version: resumes.version, processed: resumes.processedVersion });
  if (!resume) return;
  await markResult(tx, resumeId, plan);
  if (resume.processed !== resume.version) await startRun(tx, resumeId, resume.version);
}

async function sendReceipt(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  number: number,
  fact: string,
): Promise<void> {
  const to = await payerOf(context, tx, checkout);
  if (!to) return;
  await enqueueMail(tx, context.keys, {
    kind: 'receipt',
    to,
    language: checkout.language,
    key: `receipt:${fact}`,
    ownerId: checkout.ownerId,
    params: { number, amount: checkout.amount, currency: checkout.currency, plan: checkout.plan },
  });
}

async function payerOf({ keys }: Context, tx: Transaction, checkout: CheckoutRow): Promise<string | null> {
  if (checkout.payer) return unseal(keys.derive('payer'), checkout.payer, `checkout:${checkout.id}`);
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.ownerId, checkout.ownerId));
  return user?.email ?? null;
}

export function sealPayer({ keys }: Context, id: string, email: string): Buffer {
  return seal(keys.derive('payer'), email, `checkout:${id}`);
}
