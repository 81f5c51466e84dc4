import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';
import { converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { makerOf } from './maker-of.ts';
import { checkouts, subscriptions } from './schema.ts';

/**
 * Before an owner is erased: the maker ends what runs and closes what is open. Who wants to go is not
 * held back by a maker that is away; what could not be ended is noted, and ended by the hourly job.
 */
export async function endPayments(context: Context, ownerId: string): Promise<void> {
  const maker = makerOf(context);
  if (!maker) return;
  const open = await context.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.ownerId, ownerId), eq(checkouts.state, 'open'), eq(checkouts.maker, maker.name)));
  const running = await context.db
    .select({ id: subscriptions.id, checkoutId: subscriptions.checkoutId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.ownerId, ownerId),
        ne(subscriptions.status, 'ended'),
        eq(subscriptions.maker, maker.name),
      ),
    );
  try {
    for (const { id } of open) await maker.expire(id);
    for (const { id, checkoutId } of running) {
      await maker.cancel(id, true);
      await converge(context, maker, checkoutId);
    }
  } catch (error) {
    context.log.warn('payments.end_later', errorFields(error));
  }
}

/** What an erased person left running because the maker was away. */
export async function endWanted(context: Context, maker: CheckoutMaker): Promise<void> {
  const left = await context.db
    .select({ id: subscriptions.id, checkoutId: subscriptions.checkoutId })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.cancelWantedAt),
        ne(subscriptions.status, 'ended'),
        eq(subscriptions.maker, maker.name),
      ),
    );
  for (const { id, checkoutId } of left) {
    await maker.cancel(id, true);
    await converge(context, maker, checkoutId);
  }
}
