import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import type { Owner } from '../../platform/owner.ts';
import { testSessions } from './schema.ts';
import { chargeTest } from './test-maker.ts';

export type TestAction = 'pay' | 'decline' | 'cancel' | 'expire' | 'pay-later' | 'settle' | 'fail-later';
type TestRow = typeof testSessions.$inferSelect;

export const NOTICE_JOB = 'payments.notice';

/** From which state an action leads where; what is not named here is refused. */
const moves: Record<TestAction, { from: TestRow['state']; to: TestRow['state'] }> = {
  pay: { from: 'open', to: 'paid' },
  decline: { from: 'open', to: 'open' },
  cancel: { from: 'open', to: 'open' },
  expire: { from: 'open', to: 'expired' },
  'pay-later': { from: 'open', to: 'settling' },
  settle: { from: 'settling', to: 'paid' },
  'fail-later': { from: 'settling', to: 'failed' },
};

export async function ownTestSession({ db }: Context, owner: Owner, id: string): Promise<TestRow> {
  const own = and(eq(testSessions.id, id), eq(testSessions.ownerId, owner.id));
  const [row] = await db.select().from(testSessions).where(own);
  if (!row) throw notFound();
  return row;
}

export async function actOnTestSession(
  context: Context,
  owner: Owner,
  id: string,
  action: TestAction,
  notify: boolean,
): Promise<{ state: TestRow['state']; url: string | null }> {
  const { db, clock } = context;
  const row = await ownTestSession(context, owner, id);
  const { from, to } = moves[action];
  const now = clock.now();
  // The month begins with the order, also where its money comes days later: as at Stripe.
  const begins = row.plan === 'premium' && (to === 'paid' || to === 'settling') && !row.periodStart;
  const started = begins
    ? { subscriptionState: 'active' as const, periodStart: now, periodEnd: monthAfter(now) }
    : {};
  const { periodStart } = { ...row, ...started };
  await db.transaction(async (tx) => {
    if (to !== 'open' && to !== 'expired' && from === 'open' && row.plan === 'premium')
      await refuseSecondPremium(tx, owner, now);
    const moved = await tx
      .update(testSessions)
      .set({ state: to, ...started })
      .where(and(eq(testSessions.id, id), eq(testSessions.state, from)));
    if (moved.rowCount !== 1) throw new AppError('conflict', 'This test checkout is no longer open.');
    if (to === 'paid') await chargeTest(tx, id, periodStart, now);
    if (notify && to !== from) await enqueueJob(tx, NOTICE_JOB, { sessionId: id });
  });
  const leaves = action === 'cancel' || action === 'expire' ? row.cancelUrl : row.returnUrl;
  return { state: to, url: action === 'decline' ? null : leaves };
}

/** Two checkouts may stand open side by side; only one of them is paid, also when both are pressed at once. */
async function refuseSecondPremium(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`premium:${owner.id}`}, 0))`);
  const { ownerId, plan, state, subscriptionState, periodEnd } = testSessions;
  const [other] = await tx
    .select({ id: testSessions.id })
    .from(testSessions)
    .where(
      and(
        eq(ownerId, owner.id),
        eq(plan, 'premium'),
        or(
          eq(state, 'settling'),
          and(eq(state, 'paid'), eq(subscriptionState, 'active'), gt(periodEnd, now)),
        ),
      ),
    )
    .limit(1);
  if (other) throw new AppError('already_subscribed', 'You have Premium already.');
}

export async function actOnTestSubscription(
  context: Context,
  id: string,
  action: 'renew' | 'fail',
): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(testSessions).where(eq(testSessions.id, id)).for('update');
    if (!row?.periodEnd || row.subscriptionState === 'ended') throw notFound();
    const set =
      action === 'renew'
        ? {
            subscriptionState: 'active' as const,
            periodStart: row.periodEnd,
            periodEnd: monthAfter(row.periodEnd),
            pastDueSince: null,
          }
        : { subscriptionState: 'past_due' as const, pastDueSince: clock.now() };
    await tx.update(testSessions).set(set).where(eq(testSessions.id, id));
    if (action === 'renew') await chargeTest(tx, id, row.periodEnd, clock.now());
    await enqueueJob(tx, NOTICE_JOB, { sessionId: id });
  });
}

function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}
