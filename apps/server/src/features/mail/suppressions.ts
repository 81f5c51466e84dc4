import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import { addressHash } from './address.ts';
import type { MailEvent } from './bounce-file.ts';
import { mailSuppressions } from './schema.ts';
import type { EndableScope } from './unsubscribe-token.ts';

export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';

/** An opt-out ends its own kind of mail, and never a receipt; a hard bounce ends everything. */
export async function suppressionOf(
  db: Queryable,
  addressHash: Buffer,
  category: 'service' | EndableScope,
): Promise<SuppressionReason | null> {
  const scopes = category === 'service' ? (['all'] as const) : (['all', category] as const);
  const [row] = await db
    .select({ reason: mailSuppressions.reason })
    .from(mailSuppressions)
    .where(and(eq(mailSuppressions.addressHash, addressHash), inArray(mailSuppressions.scope, [...scopes])))
    .limit(1);
  return row?.reason ?? null;
}

export async function suppress(
  db: Queryable,
  addressHash: Buffer,
  scope: EndableScope | 'all',
  reason: SuppressionReason,
  at: Date,
): Promise<void> {
  await db.insert(mailSuppressions).values({ addressHash, scope, reason, at }).onConflictDoNothing();
}

const BATCH = 1_000;

/** A bounce ends all mail, a complaint ends advertising. */
export async function suppressAll(
  db: Queryable,
  keys: MasterKeys,
  events: readonly MailEvent[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < events.length; from += BATCH)
    await db
      .insert(mailSuppressions)
      .values(
        events.slice(from, from + BATCH).map(({ type, email }) => ({
          addressHash: addressHash(keys, email),
          scope: type === 'bounce' ? ('all' as const) : ('marketing' as const),
          reason: type === 'bounce' ? ('bounced' as const) : ('complained' as const),
          at,
        })),
      )
      .onConflictDoNothing();
}

/** Only what the person switched off themselves can be switched on again by them. */
export async function unsuppress(db: Queryable, addressHash: Buffer, scope: EndableScope): Promise<void> {
  await db
    .delete(mailSuppressions)
    .where(
      and(
        eq(mailSuppressions.addressHash, addressHash),
        eq(mailSuppressions.scope, scope),
        eq(mailSuppressions.reason, 'unsubscribed'),
      ),
    );
}

/** What ends with a click, and whether it has ended. */
export async function preferencesOf(
  db: Queryable,
  addressHash: Buffer,
): Promise<Record<EndableScope, boolean>> {
  const { rows } = await db.execute<{ scope: string }>(
    sql`SELECT scope FROM mail_suppressions WHERE address_hash = ${addressHash}`,
  );
  const ended = new Set(rows.map((row) => row.scope));
  return {
    marketing: !ended.has('marketing') && !ended.has('all'),
    alert: !ended.has('alert') && !ended.has('all'),
  };
}
