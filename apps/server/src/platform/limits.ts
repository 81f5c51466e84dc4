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

export async function sweepLimits(db: Queryable, clock: Clock): Promise<void> {
  const old = new Date(clock.now().getTime() - 2 * 24 * 3600 * 1000);
  await db.delete(rateLimits).where(sql`${rateLimits.windowStart} < ${old}`);
}
