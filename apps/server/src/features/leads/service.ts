import type { CaptureEmailBody } from '@tailor/contract/calls/capture-email';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import type { Manner, Owner } from '../../platform/owner.ts';
import { addressHash } from '../mail/address.ts';
import { keepLead } from './keep-lead.ts';
import { remindLater, remindNow } from './reminders.ts';
import { leads } from './schema.ts';
import { mailText } from './text-mail.ts';

export function createLeadService(context: Context) {
  const { db, keys, clock } = context;

  return {
    async capture(owner: Owner, body: CaptureEmailBody, manner: Manner): Promise<void> {
      await db.transaction(async (tx) => {
        await mailText(tx, context, owner, body, manner);
        if (body.marketingConsent) await keepLead(tx, context, owner, body, manner);
      });
    },

    async checkoutStarted(owner: Owner, email: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const own = and(eq(leads.addressHash, addressHash(keys, email)), eq(leads.ownerId, owner.id));
        const [lead] = await tx
          .update(leads)
          .set({ checkoutStartedAt: now })
          .where(and(own, sql`${leads.checkoutCompletedAt} IS NULL`))
          .returning();
        if (lead) await remindLater(tx, keys, lead, now);
      });
    },

    remindNow: (hoursAgo: number) => remindNow(context, hoursAgo),
  };
}

/** Whoever bought drops out at once, and reads the address they paid from. */
export async function markConverted(
  tx: Transaction,
  keys: MasterKeys,
  buyer: { ownerId: string; email: string },
  now: Date,
): Promise<void> {
  const hash = addressHash(keys, buyer.email);
  await tx.execute(sql`UPDATE leads SET checkout_completed_at = coalesce(checkout_completed_at, ${now}),
      confirmed_at = CASE WHEN address_hash = ${hash} THEN coalesce(confirmed_at, ${now}) ELSE confirmed_at END
    WHERE address_hash = ${hash} OR owner_id = ${buyer.ownerId}`);
}

export async function confirmLead(db: Queryable, hash: Buffer, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE leads SET confirmed_at = coalesce(confirmed_at, ${now}) WHERE address_hash = ${hash}`,
  );
}
