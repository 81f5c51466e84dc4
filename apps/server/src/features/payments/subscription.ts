import { type Language, pathPrefix } from '@tailor/contract/languages';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { planOf } from '../plans/service.ts';
import { accessEnd, converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { latestSubscription, unspentCredits } from './own.ts';
import { type SubscriptionRow, subscriptions } from './schema.ts';

/** The running subscription: how it stands, its end, and its going on. */
export function createSubscription(context: Context, till: () => CheckoutMaker) {
  const { db, clock } = context;

  async function follow(row: SubscriptionRow): Promise<SubscriptionRow> {
    await converge(context, till(), row.checkoutId);
    const [fresh] = await db.select().from(subscriptions).where(eq(subscriptions.id, row.id));
    return fresh ?? row;
  }

  async function running(owner: Owner): Promise<SubscriptionRow> {
    const row = await latestSubscription(context, owner);
    if (!row || row.status === 'ended') throw new AppError('conflict', 'There is no running subscription.');
    return row;
  }

  return {
    async status(owner: Owner) {
      const row = await latestSubscription(context, owner);
      const unspent = (await unspentCredits(context, owner)).length;
      const none = {
        hasActiveSubscription: false,
        subscriptionStatus: 'none' as const,
        subscriptionEndDate: null,
      };
      if (!row || row.status === 'ended') return { ...none, credits: unspent };
      const active = (await planOf(db, clock, owner.id, null)).name === 'premium';
      if (row.status === 'canceled' && row.periodEnd <= clock.now()) return { ...none, credits: unspent };
      return {
        hasActiveSubscription: active,
        subscriptionStatus: row.status,
        subscriptionEndDate: accessEnd(row).toISOString(),
        credits: unspent,
      };
    },

    async cancel(owner: Owner, now: boolean): Promise<SubscriptionRow> {
      const row = await running(owner);
      await till().cancel(row.id, now);
      return follow(row);
    },

    /** Where the person changes how they pay, and back. */
    async portal(owner: Owner, language: Language): Promise<string> {
      const row = await running(owner);
      return till().portal(row.id, `${context.config.origin}${pathPrefix(language)}/subscription`);
    },

    async resume(owner: Owner): Promise<void> {
      const row = await latestSubscription(context, owner);
      if (row?.status !== 'canceled' || row.periodEnd <= clock.now())
        throw new AppError('conflict', 'There is no canceled subscription that could go on.');
      await till().resume(row.id);
      await follow(row);
    },
  };
}
