import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { CheckoutMaker } from './maker.ts';
import { testSessions } from './schema.ts';

/** A checkout on our own origin that behaves like the real one, and says that no money moves. */
export function createTestMaker({ db, clock, config }: Context): CheckoutMaker {
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(testSessions).where(eq(testSessions.id, id));
    return row;
  };
  const change = (id: string, set: Partial<typeof testSessions.$inferInsert>) =>
    db.update(testSessions).set(set).where(eq(testSessions.id, id));
  return {
    name: 'test',
    testMode: true,
    async create({ ownerId, plan, amount, currency, language, returnUrl, cancelUrl }) {
      const id = `cs_test_${newId()}`;
      const urls = { returnUrl: returnUrl(id), cancelUrl };
      await db.insert(testSessions).values({ id, ownerId, plan, amount, currency, ...urls });
      return {
        sessionId: id,
        url: `${config.origin}${language === 'en' ? '' : `/${language}`}/test-checkout?session=${id}`,
        clientSecret: `${id}_secret`,
      };
    },
    async session(id) {
      const row = await rowOf(id);
      if (!row) return null;
      const subscriptionId = row.plan === 'premium' && row.subscriptionState ? row.id : null;
      return { state: row.refunded ? 'refunded' : row.state, subscriptionId };
    },
    async subscription(id) {
      const row = await rowOf(id);
      if (!row?.subscriptionState || !row.periodStart || !row.periodEnd) return null;
      const over = row.cancelAtPeriodEnd && row.periodEnd <= clock.now();
      return {
        state: over ? 'ended' : row.subscriptionState,
        periodStart: row.periodStart,
        periodEnd: row.periodEnd,
        cancelAtPeriodEnd: row.cancelAtPeriodEnd,
        pastDueSince: row.pastDueSince,
      };
    },
    async cancel(id, now) {
      await change(
        id,
        now ? { subscriptionState: 'ended', periodEnd: clock.now() } : { cancelAtPeriodEnd: true },
      );
    },
    async resume(id) {
      await change(id, { cancelAtPeriodEnd: false });
    },
    async refund(id) {
      const row = await rowOf(id);
      await change(id, { refunded: true, ...(row?.subscriptionState ? { subscriptionState: 'ended' } : {}) });
    },
  };
}
