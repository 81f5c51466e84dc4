import { sql } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import type { OwnerId } from '../../platform/owner.ts';

/** On one's own machine without a mail server nobody could answer a mail. */
export function mayStayUnconfirmed({ local, SMTP_URL }: Config): boolean {
  return local && !SMTP_URL;
}

/** Long enough for anybody who meant it: the link itself lives for twenty minutes, and may be asked for anew. */
const UNCONFIRMED_DAYS = 7;
const AT_ONCE = 200;

/**
 * Somebody typed an address, and nobody ever answered from it: it is not kept. Who signed in or owns
 * something all the same, from a time without mails, stays.
 */
export async function forgetUnconfirmed({ config, db, clock, personalData }: Context): Promise<number> {
  if (mayStayUnconfirmed(config)) return 0;
  const old = new Date(clock.now().getTime() - UNCONFIRMED_DAYS * 24 * 3_600_000);
  let gone = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      // Locked: whoever answers the mail in this very moment comes before or after, never between.
      const { rows } = await tx.execute<{ owner_id: OwnerId }>(sql`
        SELECT owner_id FROM users u WHERE email_confirmed_at IS NULL AND created_at < ${old}
          AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.owner_id = u.owner_id)
          AND NOT EXISTS (SELECT 1 FROM resumes r WHERE r.owner_id = u.owner_id)
          AND NOT EXISTS (SELECT 1 FROM checkouts c WHERE c.owner_id = u.owner_id)
        LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`);
      for (const { owner_id } of rows) for (const data of personalData) await data.purgeOwner(tx, owner_id);
      return rows.length;
    });
    gone += done;
    if (done < AT_ONCE) return gone;
  }
}
