import { and, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { checkouts, payments, subscriptions } from './schema.ts';

/** What a lost notification left behind: asked for again, every few minutes and every night. */
export async function reconcile(context: Context, till: () => CheckoutMaker): Promise<number> {
  const { db, clock } = context;
  const old = new Date(clock.now().getTime() - 5 * 60_000);
  const waiting = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        inArray(checkouts.state, ['open', 'settling']),
        eq(checkouts.maker, till().name),
        or(lt(checkouts.createdAt, old), eq(checkouts.state, 'settling')),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(500);
  for (const { id } of waiting) await converge(context, till(), id);
  const running = await db
    .select({ id: subscriptions.checkoutId })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, ['active', 'canceled', 'past_due']),
        eq(subscriptions.maker, till().name),
      ),
    );
  const owed = await db
    .selectDistinct({ id: payments.checkoutId })
    .from(payments)
    .where(and(isNotNull(payments.giveBack), ne(payments.status, 'refunded')));
  for (const { id } of [...running, ...owed]) await converge(context, till(), id);
  return waiting.length + running.length + owed.length;
}
