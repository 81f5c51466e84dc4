import type { Context } from '../../platform/context.ts';
import type { Owner } from '../../platform/owner.ts';

/** Everything the visitor owned becomes the user's, in one transaction. */
export async function moveToUser(context: Context, visitor: Owner, user: Owner): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const data of context.personalData) await data.moveOwner(tx, visitor.id, user.id);
  });
}
