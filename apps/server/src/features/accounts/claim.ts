import type { Context } from '../../platform/context.ts';
import type { Owner } from '../../platform/owner.ts';
import { keepOwned } from '../payments/rights.ts';
import { planOf } from '../plans/service.ts';

/** Everything the visitor owned becomes the user's, in one transaction. */
export async function moveToUser(context: Context, visitor: Owner, user: Owner): Promise<void> {
  const { db, clock, keys, personalData } = context;
  await db.transaction(async (tx) => {
    for (const data of personalData) await data.moveOwner(tx, visitor.id, user.id, keys);
    // Premium that came along covers what the account had before, too.
    const plan = await planOf(tx, clock, user.id, null);
    if (plan.name === 'premium') await keepOwned(tx, user.id, clock.now());
  });
}
