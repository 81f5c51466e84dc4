import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
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
    { key: streamOf(resumeId, version), maxAttempts: 3 },
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

export async function runOf(db: Queryable, resumeId: string, version: number): Promise<RunRow | null> {
  const { status, stage, progress, errorCode } = resumeRuns;
  const [row] = await db
    .select({ status, stage, progress, errorCode })
    .from(resumeRuns)
    .where(and(eq(resumeRuns.resumeId, resumeId), eq(resumeRuns.version, version)));
  return row ?? null;
}
