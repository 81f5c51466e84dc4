import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import { enqueueMail } from '../mail/service.ts';
import { isHidden } from '../mail/shown-address.ts';
import { type LeadRow, leads } from './schema.ts';

const HOUR = 3_600_000;

/** Many in one transaction are quick, and not so many that others wait for it. */
const REMIND_BATCH = 200;

const cartKey = (leadId: string): string => `abandonedCart:${leadId}`;

/** Started that long ago or longer, thirty days at most; it takes the place of the six-hour one. */
export async function remindNow(
  { db, keys, clock, config }: Context,
  hoursAgo: number,
): Promise<{ abandonedCarts: number; emailsSent: number }> {
  const now = clock.now();
  const before = new Date(now.getTime() - hoursAgo * HOUR);
  const since = new Date(now.getTime() - 30 * 24 * HOUR);
  const found = await db
    .select()
    .from(leads)
    .where(sql`checkout_completed_at IS NULL AND checkout_started_at <= ${before}
      AND checkout_started_at >= ${since}`);
  const reachable = found.filter(({ email }) => !isHidden(config, email));
  let emailsSent = 0;
  for (let from = 0; from < reachable.length; from += REMIND_BATCH)
    await db.transaction(async (tx) => {
      for (const lead of reachable.slice(from, from + REMIND_BATCH)) {
        const { rowCount } = await tx.execute(sql`UPDATE mail_outbox SET due_at = ${now}
          WHERE key = ${cartKey(lead.id)} AND state = 'pending' AND due_at > ${now}`);
        if (rowCount === 1 || (await remind(tx, keys, lead, now))) emailsSent += 1;
      }
    });
  return { abandonedCarts: found.length, emailsSent };
}

/** Six hours after a checkout was begun. */
export const remindLater = (
  tx: Transaction,
  keys: MasterKeys,
  lead: LeadRow,
  begunAt: Date,
): Promise<boolean> => remind(tx, keys, lead, new Date(begunAt.getTime() + 6 * HOUR));

/** Once a lead, whoever asks for it. */
async function remind(tx: Transaction, keys: MasterKeys, lead: LeadRow, dueAt: Date): Promise<boolean> {
  return enqueueMail(tx, keys, {
    kind: 'abandonedCart',
    to: lead.email,
    language: lead.language,
    ownerId: lead.ownerId,
    key: cartKey(lead.id),
    consentAt: lead.consentAt.toISOString(),
    params: {
      plan: lead.type === 'premium' ? 'premium' : 'basic',
      ...(lead.resumeId ? { resumeId: lead.resumeId } : {}),
    },
    dueAt,
  });
}
