import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type JobHelpers, Logger, parseCronItems, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from './database.ts';
import { type JobDefinition, type JobPayload, JobReturned } from './jobs.ts';
import { errorFields, type Log } from './log.ts';

/**
 * graphile-worker keeps the lock of a killed worker for four hours. So every worker leaves a beat,
 * and whoever lives frees what belongs to one that has been silent for 30 seconds.
 */
const BEAT_MS = 5_000;
const SWEEP_MS = 10_000;
const SILENT_SECONDS = 30;
/** So long a job may go on when the process ends; what still waits for others then is given back. */
const FINISH_MS = 5_000;

export const workerBeats = pgTable('worker_beats', {
  workerId: text('worker_id').primaryKey(),
  beatAt: timestamp('beat_at', { withTimezone: true }).notNull().defaultNow(),
});

export interface JobRunner {
  stop(): Promise<void>;
}

const silent = new Logger(() => () => undefined);

export async function runJobs<Context>(options: {
  db: Database;
  pool: pg.Pool;
  log: Log;
  context: Context;
  definitions: JobDefinition<Context>[];
  concurrency: number;
  finishMs?: number;
}): Promise<JobRunner> {
  const { db, pool, log, context, definitions, concurrency, finishMs = FINISH_MS } = options;
  const own = new Set<string>();
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: silent,
    taskList: Object.fromEntries(definitions.map((job) => [job.name, taskOf(job, context, log)])),
    parsedCronItems: parseCronItems(
      definitions.flatMap(({ name, schedule }) =>
        schedule ? [{ task: name, match: schedule, options: { jobKey: name, maxAttempts: 3 } }] : [],
      ),
    ),
    events: watchWorkers(own, db, log),
    gracefulShutdownAbortTimeout: finishMs,
  });
  const beat = setInterval(() => void guarded(log, () => leaveBeats(db, own)), BEAT_MS);
  const sweep = setInterval(() => void guarded(log, () => freeSilentWorkers(db, log)), SWEEP_MS);
  return {
    async stop() {
      clearInterval(beat);
      clearInterval(sweep);
      await runner.stop();
    },
  };
}

function taskOf<Context>(job: JobDefinition<Context>, context: Context, log: Log) {
  return async (payload: unknown, { job: { attempts, max_attempts }, abortSignal }: JobHelpers) => {
    const started = performance.now();
    try {
      await job.run(context, (payload ?? {}) as JobPayload, {
        attempt: attempts,
        lastAttempt: attempts >= max_attempts,
        stopping: abortSignal,
      });
      log.debug('job.done', { job: job.name, ms: Math.round(performance.now() - started) });
    } catch (error) {
      if (error instanceof JobReturned) log.info('job.returned', { job: job.name });
      else log.error('job.failed', { job: job.name, attempt: attempts, ...errorFields(error) });
      throw error;
    }
  };
}

function watchWorkers(own: Set<string>, db: Database, log: Log) {
  const events = new EventEmitter() as WorkerEvents;
  events.on('worker:create', ({ worker }) => {
    own.add(worker.workerId);
    void guarded(log, () => leaveBeats(db, own));
  });
  events.on('worker:stop', ({ worker }) => own.delete(worker.workerId));
  return events;
}

async function leaveBeats(db: Database, own: Set<string>): Promise<void> {
  if (own.size === 0) return;
  const ids = sql.join(
    [...own].map((id) => sql`(${id}, now())`),
    sql`, `,
  );
  await db.execute(sql`INSERT INTO worker_beats (worker_id, beat_at) VALUES ${ids}
    ON CONFLICT (worker_id) DO UPDATE SET beat_at = now()`);
}

/** Exported for tests. */
export async function freeSilentWorkers(db: Database, log: Log): Promise<string[]> {
  const { rows } = await db.execute<{ locked_by: string }>(sql`
    SELECT DISTINCT locked_by FROM graphile_worker.jobs j
    WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => ${SILENT_SECONDS})
      AND NOT EXISTS (SELECT 1 FROM worker_beats b WHERE b.worker_id = j.locked_by
        AND b.beat_at > now() - make_interval(secs => ${SILENT_SECONDS}))`);
  const ids = rows.map((row) => row.locked_by);
  if (ids.length > 0) {
    const list = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
    await db.execute(sql`SELECT graphile_worker.force_unlock_workers(ARRAY[${list}]::text[])`);
    log.warn('jobs.freed', { workers: ids.length });
  }
  await db.execute(sql`DELETE FROM worker_beats WHERE beat_at < now() - interval '1 day'`);
  return ids;
}

async function guarded(log: Log, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn('jobs.housekeeping_failed', errorFields(error));
  }
}
