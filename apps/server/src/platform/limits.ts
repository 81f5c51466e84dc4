import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import { AppError } from './errors.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/**
 * Counts in the database, in one statement: twenty at once on a limit of three let exactly three
 * through, whichever process they come to.
 */
export async function takeFromLimit(db: Queryable, clock: Clock, limit: Limit, who: string): Promise<void> {
  const now = clock.now().getTime();
  const start = new Date(Math.floor(now / (limit.seconds * 1000)) * limit.seconds * 1000);
  const key = `${limit.name}:${who}`;
  const { rowCount } = await db.execute(sql`
    INSERT INTO rate_limits (key, window_start, used) VALUES (${key}, ${start}, 1)
    ON CONFLICT (key, window_start) DO UPDATE SET used = rate_limits.used + 1
    WHERE rate_limits.used < ${limit.most}`);
  if (rowCount === 1) return;
  const wait = Math.max(1, Math.ceil((start.getTime() + limit.seconds * 1000 - now) / 1000));
  throw new AppError(
    'rate_limited',
    `Too many requests. Try again in ${wait} seconds.`,
    { seconds: wait },
    {
      'retry-after': String(wait),
    },
  );
}

/** One customer gets a whole /64 and could count anew with each address of it. */
export function networkOf(ip: string): string {
  const plain = ip.split('%')[0] ?? ip;
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export async function sweepLimits(db: Queryable, clock: Clock): Promise<void> {
  const old = new Date(clock.now().getTime() - 2 * 24 * 3600 * 1000);
  await db.delete(rateLimits).where(sql`${rateLimits.windowStart} < ${old}`);
}
