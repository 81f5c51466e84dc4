import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** A job holds ids only, and commits with the row that caused it. */
export type JobPayload = Record<string, string | number>;

export interface JobOptions {
  /** The same key never waits twice. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
  /** Lower runs first. */
  priority?: number;
}

export interface JobInfo {
  attempt: number;
  lastAttempt: boolean;
  /** The process ends soon: who waits for somebody else gives the job back. */
  stopping?: AbortSignal;
}

/** The job is given back because the process ends; the next one takes it up. */
export class JobReturned extends Error {}

export interface JobDefinition<Context> {
  name: string;
  /** Must be idempotent: a job may run again after a crash. */
  run(context: Context, payload: JobPayload, info: JobInfo): Promise<void>;
  /** Runs by itself; crontab form, in UTC. */
  schedule?: string;
  /** Waits for others most of its time: it has a runner of its own, and takes nobody's turn. */
  slow?: true;
}

export async function enqueueJob(
  tx: Transaction,
  name: string,
  payload: JobPayload,
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`SELECT graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 8}::int,
    job_key => ${options.key ?? null}::text, priority => ${options.priority ?? 0}::int)`);
}
