import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

interface Figures extends Record<string, unknown> {
  migration: string;
  database_bytes: string;
  workers: string;
  jobs_waiting: string;
  jobs_failed: string;
  mails_waiting: string;
  mails_failed: string;
}

/** One round trip: what an operator looks at first when something feels wrong. */
export async function figuresOf({ db, config }: Context) {
  const { rows } = await db.execute<Figures>(sql`SELECT
    (SELECT coalesce(max(name), '') FROM schema_migrations) AS migration,
    pg_database_size(current_database()) AS database_bytes,
    (SELECT count(*) FROM worker_beats WHERE beat_at > now() - interval '30 seconds') AS workers,
    (SELECT count(*) FROM graphile_worker.jobs WHERE attempts < max_attempts) AS jobs_waiting,
    (SELECT count(*) FROM graphile_worker.jobs WHERE attempts >= max_attempts) AS jobs_failed,
    (SELECT count(*) FROM mail_outbox WHERE state = 'pending') AS mails_waiting,
    (SELECT count(*) FROM mail_outbox WHERE state = 'failed') AS mails_failed`);
  const [row] = rows;
  if (!row) throw new Error('the figures of this installation could not be read');
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  return {
    startedAt,
    migration: row.migration,
    node: process.version,
    memoryBytes: process.memoryUsage.rss(),
    databaseBytes: Number(row.database_bytes),
    diskFreeBytes: bavail * bsize,
    workers: Number(row.workers),
    jobs: { waiting: Number(row.jobs_waiting), failed: Number(row.jobs_failed) },
    mails: { waiting: Number(row.mails_waiting), failed: Number(row.mails_failed) },
  };
}
