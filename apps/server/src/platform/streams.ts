import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from './database.ts';

/**
 * The one writer of event streams. Events are rows, so that any server can serve them and a reader
 * can come back with Last-Event-ID; a notification only says that there is something new.
 * Events hold codes and numbers, never what a person wrote.
 */
export const streamEvents = pgTable(
  'stream_events',
  {
    streamId: text('stream_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    resumeId: text('resume_id'),
    event: jsonb().$type<StreamEvent>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.streamId, table.seq] })],
);

export interface StreamEvent {
  type: string;
  data: Record<string, string | number | boolean | null>;
  /** Nothing follows. */
  last?: boolean;
}

export const STREAM_CHANNEL = 'stream_events';

/** Numbers grow by one per stream, also when two processes write: they take turns. */
export async function appendEvent(
  tx: Transaction,
  streamId: string,
  event: StreamEvent,
  resumeId: string | null = null,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${streamId}, 0))`);
  await tx.execute(sql`
    INSERT INTO stream_events (stream_id, seq, resume_id, event)
    SELECT ${streamId}, 1 + coalesce(max(seq), 0), ${resumeId}, ${JSON.stringify(event)}::jsonb
    FROM stream_events WHERE stream_id = ${streamId}`);
  await tx.execute(sql`SELECT pg_notify(${STREAM_CHANNEL}, ${streamId})`);
}

export async function eventsAfter(
  db: Queryable,
  streamId: string,
  seq: number,
): Promise<{ seq: number; event: StreamEvent }[]> {
  return db
    .select({ seq: streamEvents.seq, event: streamEvents.event })
    .from(streamEvents)
    .where(sql`${streamEvents.streamId} = ${streamId} AND ${streamEvents.seq} > ${seq}`)
    .orderBy(streamEvents.seq)
    .limit(500);
}

export async function newestEvent(
  db: Queryable,
  streamId: string,
): Promise<{ seq: number; event: StreamEvent } | null> {
  const [row] = await db
    .select({ seq: streamEvents.seq, event: streamEvents.event })
    .from(streamEvents)
    .where(sql`${streamEvents.streamId} = ${streamId}`)
    .orderBy(sql`${streamEvents.seq} DESC`)
    .limit(1);
  return row ?? null;
}

/** Steps on the way go after a day, readings within the hour; that a run ended stays with its resume. */
export async function sweepStreams(db: Queryable, now: Date): Promise<void> {
  const hour = new Date(now.getTime() - 3_600_000);
  const day = new Date(now.getTime() - 24 * 3_600_000);
  await db.execute(sql`DELETE FROM stream_events WHERE resume_id IS NULL AND at < ${hour}`);
  await db.execute(sql`DELETE FROM stream_events e WHERE at < ${day}
    AND EXISTS (SELECT 1 FROM stream_events l WHERE l.stream_id = e.stream_id AND l.seq > e.seq)`);
}
