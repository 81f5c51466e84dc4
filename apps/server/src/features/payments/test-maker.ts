import { isLanguage, pathPrefix } from '@tailor/contract/languages';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { CheckoutMaker, MakerSubscription } from './maker.ts';
import { testCharges, testSessions } from './schema.ts';

/** A checkout on our own origin that behaves like the real one, and says that no money moves. */
export function createTestMaker({ db, clock, config }: Context): CheckoutMaker {
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(testSessions).where(eq(testSessions.id, id));
    return row;
  };
  const change = (id: string, set: Partial<typeof testSessions.$inferInsert>) =>
    db.update(testSessions).set(set).where(eq(testSessions.id, id));
  const opened = (id: string, prefix = '') => ({
    sessionId: id,
    url: `${config.origin}${prefix}/test-checkout?session=${id}`,
    clientSecret: `${id}_secret`,
  });
  const subscriptionOf = async (id: string): Promise<MakerSubscription | null> => {
    const row = await rowOf(id);
    if (!row?.subscriptionState || !row.periodEnd) return null;
    const over = row.cancelAtPeriodEnd && row.periodEnd <= clock.now();
    return {
      state: over ? 'ended' : row.subscriptionState,
      periodEnd: row.periodEnd,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      pastDueSince: row.pastDueSince,
    };
  };
  return {
    name: 'test',
    testMode: true,
    async create({ ownerId, plan, amount, currency, language, returnUrl, cancelUrl }) {
      const id = `cs_test_${newId()}`;
      const urls = { returnUrl: returnUrl(id), cancelUrl };
      await db.insert(testSessions).values({ id, ownerId, plan, amount, currency, ...urls });
      return opened(id, pathPrefix(language));
    },
    async reopen(id) {
      const row = await rowOf(id);
      if (row?.state !== 'open') return null;
      return opened(id, prefixIn(row.cancelUrl));
    },
    async expire(id) {
      await db
        .update(testSessions)
        .set({ state: 'expired' })
        .where(and(eq(testSessions.id, id), eq(testSessions.state, 'open')));
    },
    async session(id) {
      const row = await rowOf(id);
      if (!row) return null;
      const charges = await db
        .select({ id: testCharges.id, refunded: testCharges.refunded })
        .from(testCharges)
        .where(eq(testCharges.sessionId, id))
        .orderBy(testCharges.paidAt);
      const subscriptionId = row.plan === 'premium' && row.subscriptionState ? row.id : null;
      return {
        state: row.state,
        subscriptionId,
        email: null,
        charges: charges.map((charge) => ({ ...charge, amount: row.amount })),
      };
    },
    subscription: subscriptionOf,
    async cancel(id, now) {
      // What has ended stays as it ended.
      if ((await subscriptionOf(id))?.state === 'ended') return;
      await change(
        id,
        now ? { subscriptionState: 'ended', periodEnd: clock.now() } : { cancelAtPeriodEnd: true },
      );
    },
    async resume(id) {
      await change(id, { cancelAtPeriodEnd: false });
    },
    async refund(sessionId, chargeId) {
      await db
        .update(testCharges)
        .set({ refunded: true })
        .where(and(eq(testCharges.id, chargeId), eq(testCharges.sessionId, sessionId)));
    },
    async portal(subscriptionId, returnUrl) {
      const back = encodeURIComponent(new URL(returnUrl).pathname);
      return `${config.origin}${prefixIn(returnUrl)}/test-checkout?subscription=${subscriptionId}&back=${back}`;
    },
  };
}

/** The language that a page of ours was in when it led here. */
function prefixIn(url: string): string {
  const first = new URL(url).pathname.split('/')[1];
  return isLanguage(first) ? pathPrefix(first) : '';
}

/** Money came, for the whole or for the period that begins now. */
export async function chargeTest(
  tx: Transaction,
  sessionId: string,
  periodStart: Date | null,
  now: Date,
): Promise<void> {
  const id = `${sessionId}:${periodStart?.toISOString() ?? 'once'}`;
  await tx
    .insert(testCharges)
    .values({ id, sessionId, periodStart, paidAt: now })
    .onConflictDoNothing({ target: testCharges.id });
}
