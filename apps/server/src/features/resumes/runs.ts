import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { appendEvent } from '../../platform/streams.ts';
import { resumeRuns } from './schema.ts';
import type { RunRow } from './stored.ts';

export const PROCESS_JOB = 'resumes.process';

export function streamOf(resumeId: string, version: number): string {
  return `resume:${resumeId}:${version}`;
}

/** One run per version: pressing twice starts nothing new; a failed run starts again. */
export async function startRun(tx: Transaction, resumeId: string, version: number): Promise<void> {
  const { rowCount } = await tx
    .insert(resumeRuns)
    .values({ resumeId, version, status: 'queued' })
    .onConflictDoUpdate({
      target: [resumeRuns.resumeId, resumeRuns.version],
      set: { status: 'queued', stage: null, progress: 0, errorCode: null, endedAt: null },
      setWhere: eq(resumeRuns.status, 'failed'),
    });
  if (rowCount === 0) return;
  await enqueueJob(
    tx,
    PROCESS_JOB,
    { resumeId, version },
    // A worker that is killed uses one up as well: the job itself says when enough is enough.
    { key: streamOf(resumeId, version), maxAttempts: 8 },
  );
  await tellRun(tx, resumeId, version, { status: 'queued', stage: null, progress: 0, errorCode: null });
}

/** The row and its event commit together; nothing happens when the resume is gone. */
export async function moveRun(
  tx: Transaction,
  resumeId: string,
  version: number,
  run: RunRow,
): Promise<boolean> {
  const ended = run.status === 'done' || run.status === 'failed';
  const { rowCount } = await tx
    .update(resumeRuns)
    .set({ ...run, ...(ended ? { endedAt: sql`now()` } : {}) })
    .where(and(eq(resumeRuns.resumeId, resumeId), eq(resumeRuns.version, version)));
  if (rowCount !== 1) return false;
  await tellRun(tx, resumeId, version, run);
  return true;
}

async function tellRun(tx: Transaction, resumeId: string, version: number, run: RunRow): Promise<void> {
  const last = run.status === 'done' || run.status === 'failed';
  const data = { status: run.status, stage: run.stage, progress: run.progress, error: run.errorCode };
  await appendEvent(tx, streamOf(resumeId, version), { type: 'run', data, last }, resumeId);
}

/** Its job was killed as often as it may run, and nothing else would ever say so. → how many */
export async function endLostRuns(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: string; version: number }>(sql`
    SELECT resume_id AS id, version FROM resume_runs r WHERE status IN ('queued', 'running')
      AND NOT EXISTS (SELECT 1 FROM graphile_worker.jobs j
        WHERE j.key = 'resume:' || r.resume_id || ':' || r.version
          AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL))
    LIMIT 100`);
  const failed = { status: 'failed', stage: null, progress: 0, errorCode: 'internal' } as const;
  for (const { id, version } of rows) await db.transaction((tx) => moveRun(tx, id, version, failed));
  return rows.length;
}

export async function runOf(db: Queryable, resumeId: string, version: number): Promise<RunRow | null> {
  const { status, stage, progress, errorCode } = resumeRuns;
  const [row] = await db
    .select({ status, stage, progress, errorCode })
    .from(resumeRuns)
    .where(and(eq(resumeRuns.resumeId, resumeId), eq(resumeRuns.version, version)));
  return row ?? null;
}
