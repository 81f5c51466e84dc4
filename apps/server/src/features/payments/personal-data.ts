import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { planGrants } from '../plans/schema.ts';
import { endPayments } from './leave.ts';
import { checkouts, ERASED, paymentLinks, payments, subscriptions, testSessions } from './schema.ts';

/** Payment records stay, without content and without a person, as the law demands. */

export const personalData: PersonalData = {
  feature: 'payments',
  tables: ['checkouts', 'payments', 'subscriptions', 'test_sessions'],
  async purgeResume(tx, resumeId) {
    // Money that comes for it from now on buys nothing, and goes back; a right that was spent on it,
    // wherever it was bought, goes with it.
    const spent = tx
      .select({ id: sql<string>`substr(${planGrants.id}, ${'checkout:'.length + 1})` })
      .from(planGrants)
      .where(and(eq(planGrants.resumeId, resumeId), like(planGrants.id, 'checkout:%')));
    const unpaid = and(eq(checkouts.resumeId, resumeId), inArray(checkouts.state, ['open', 'settling']));
    await tx
      .update(checkouts)
      .set({ resumeGoneAt: sql`now()` })
      .where(and(eq(checkouts.plan, 'basic'), or(unpaid, inArray(checkouts.id, spent))));
    await tx.update(checkouts).set({ resumeId: null }).where(eq(checkouts.resumeId, resumeId));
  },
  beforeErase: endPayments,
  async purgeOwner(tx, ownerId) {
    await tx
      .delete(paymentLinks)
      .where(
        inArray(
          paymentLinks.checkoutId,
          tx.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.ownerId, ownerId)),
        ),
      );
    await tx.update(testSessions).set({ ownerId: ERASED }).where(eq(testSessions.ownerId, ownerId));
    await tx
      .update(subscriptions)
      .set({ cancelWantedAt: sql`now()` })
      .where(and(eq(subscriptions.ownerId, ownerId), ne(subscriptions.status, 'ended')));
    await tx.update(subscriptions).set({ ownerId: ERASED }).where(eq(subscriptions.ownerId, ownerId));
    await tx
      .update(checkouts)
      .set({ ownerId: ERASED, payer: null, payerHash: null, masterId: null, wrapped: null, resumeId: null })
      .where(eq(checkouts.ownerId, ownerId));
    await tx.update(payments).set({ ownerId: ERASED }).where(eq(payments.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    for (const table of [checkouts, payments, subscriptions, testSessions])
      await tx.update(table).set({ ownerId: to }).where(eq(table.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    const { id, receiptNumber, type, amount, currency, status, createdAt } = payments;
    const rows = await tx
      .select({ id, receiptNumber, type, amount, currency, status, createdAt })
      .from(payments)
      .where(eq(payments.ownerId, ownerId));
    return { payments: rows };
  },
};
