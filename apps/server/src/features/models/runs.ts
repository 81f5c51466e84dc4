import type { ModelFailure } from '@tailor/contract/shapes/model';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { appendEvent } from '../../platform/streams.ts';
import { modelRuns } from './schema.ts';

export const MODEL_JOB = 'models.improve';

export type ModelRun = Pick<
  typeof modelRuns.$inferSelect,
  'consent' | 'status' | 'stage' | 'progress' | 'errorCode' | 'taken' | 'dropped'
>;

export function modelStreamOf(resumeId: string, version: number): string {
  return `model:${resumeId}:${version}`;
}

/** One a version: a second press starts nothing new; what failed starts again. Premium comes first. */
export async function startModelRun(
  tx: Transaction,
  run: { resumeId: string; version: number; consent: string; first: boolean },
): Promise<void> {
  const { resumeId, version, consent, first } = run;
  const { rowCount } = await tx
    .insert(modelRuns)
    .values({ resumeId, version, consent, status: 'queued' })
    .onConflictDoUpdate({
      target: [modelRuns.resumeId, modelRuns.version],
      set: {
        consent,
        status: 'queued',
        stage: null,
        progress: 0,
        errorCode: null,
        endedAt: null,
        presses: sql`${modelRuns.presses} + 1`,
      },
      setWhere: eq(modelRuns.status, 'failed'),
    });
  if (rowCount === 0) return;
  const key = modelStreamOf(resumeId, version);
  await enqueueJob(tx, MODEL_JOB, { resumeId, version }, { key, priority: first ? -10 : 0 });
  await tell(tx, resumeId, version, { status: 'queued', stage: null, progress: 0, errorCode: null });
}

export type Move = Pick<ModelRun, 'status' | 'stage' | 'progress'> & {
  errorCode: ModelFailure | null;
  taken?: number;
  dropped?: number;
};

/** The row and its event commit together; nothing happens when the resume is gone. */
export async function moveModelRun(
  tx: Transaction,
  resumeId: string,
  version: number,
  move: Move,
): Promise<boolean> {
  const ended = move.status === 'done' || move.status === 'failed';
  const { rowCount } = await tx
    .update(modelRuns)
    .set({ ...move, ...(ended ? { endedAt: sql`now()` } : {}) })
    .where(and(eq(modelRuns.resumeId, resumeId), eq(modelRuns.version, version)));
  if (rowCount !== 1) return false;
  await tell(tx, resumeId, version, move);
  return true;
}

async function tell(tx: Transaction, resumeId: string, version: number, move: Move): Promise<void> {
  const { status, stage, progress, errorCode: error, taken = null } = move;
  const last = status === 'done' || status === 'failed';
  const event = { type: 'run', data: { status, stage, progress, error, taken }, last };
  await appendEvent(tx, modelStreamOf(resumeId, version), event, resumeId);
}

export async function modelRunOf(db: Queryable, resumeId: string, version: number): Promise<ModelRun | null> {
  const { consent, status, stage, progress, errorCode, taken, dropped } = modelRuns;
  const [row] = await db
    .select({ consent, status, stage, progress, errorCode, taken, dropped })
    .from(modelRuns)
    .where(and(eq(modelRuns.resumeId, resumeId), eq(modelRuns.version, version)));
  return row ?? null;
}

/** Nothing else would ever end them: killed as often as a job may run, or the model was taken away. → how many */
export async function endLostModelRuns(db: Database, configured: boolean): Promise<number> {
  const { rows } = await db.execute<{ id: string; version: number }>(sql`
    SELECT resume_id AS id, version FROM model_runs r WHERE status IN ('queued', 'running')
      AND (NOT ${configured}::boolean OR NOT EXISTS (SELECT 1 FROM graphile_worker.jobs j
        WHERE j.key = 'model:' || r.resume_id || ':' || r.version
          AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)))
    LIMIT 100`);
  const errorCode: ModelFailure = configured ? 'interrupted' : 'switched_off';
  const failed = { status: 'failed', stage: null, progress: 0, errorCode } as const;
  for (const { id, version } of rows) await db.transaction((tx) => moveModelRun(tx, id, version, failed));
  return rows.length;
}
