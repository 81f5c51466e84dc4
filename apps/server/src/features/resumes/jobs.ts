import { eq } from 'drizzle-orm';
import type { Context, Job } from '../../platform/context.ts';
import { isDatabaseAway } from '../../platform/database-away.ts';
import { errorFields } from '../../platform/log.ts';
import type { ResumeId } from '../../platform/owner.ts';
import { recordFact } from '../facts/service.ts';
import { startModelRun } from '../models/runs.ts';
import { planOf } from '../plans/service.ts';
import { eraseExpired } from './erase.ts';
import { expiryOf } from './expiry.ts';
import { wasProcessed } from './happened.ts';
import { endLostRuns, moveRun, PROCESS_JOB, runOf } from './runs.ts';
import { resumes } from './schema.ts';
import { expiredResumes, extendTo, loadResumeForJob, lockOwner, saveResult } from './store.ts';
import type { LoadedResume } from './stored.ts';
import { tailorRequest } from './tailoring.ts';

/** So often the engine may fail on one text before the person is told. */
const FAULTS = 3;

const process: Job = {
  name: PROCESS_JOB,
  async run(context, payload, { attempt, lastAttempt }) {
    const id = String(payload.resumeId) as ResumeId;
    const version = Number(payload.version);
    const resume = await loadResumeForJob(context.db, context.keys, id);
    if (!resume || resume.version !== version) return;
    if ((await runOf(context.db, id, version))?.status === 'done') return;
    try {
      await tailorAndStore(context, resume);
    } catch (error) {
      // What was merely interrupted is tried as often as the job may run; a fault shows itself soon.
      const fault = attempt >= FAULTS && !isDatabaseAway(error);
      if (fault || lastAttempt)
        await context.db.transaction((tx) =>
          moveRun(tx, id, version, { status: 'failed', stage: null, progress: 0, errorCode: 'internal' }),
        );
      if (!fault || lastAttempt) throw error;
      context.log.error('resumes.process_failed', { resume: id, attempt, ...errorFields(error) });
    }
  },
};

async function tailorAndStore(context: Context, resume: LoadedResume): Promise<void> {
  const { db, clock, keys, engine } = context;
  const { id, version } = resume;
  const began = await db.transaction((tx) =>
    moveRun(tx, id, version, { status: 'running', stage: 'reading', progress: 20, errorCode: null }),
  );
  if (!began) return;
  const tailoring = await engine.tailor(
    tailorRequest(resume.content, clock.now(), { facts: [], rejected: [] }),
  );
  const noted = wasProcessed(keys, resume, tailoring);
  await db.transaction(async (tx) => {
    const now = clock.now();
    // Asked again under the lock: it may have been paid, refunded or claimed while the engine worked.
    const ownerId = await lockOwner(tx, id);
    if (!ownerId) return;
    const plan = await planOf(tx, clock, ownerId, id as ResumeId);
    const target = { id, version, expectedRevision: null, madeUnder: plan.name };
    const saved = await saveResult(tx, keys, target, { tailoring, rejected: [], facts: [], byHand: null });
    if (!saved) return;
    // The engine's result stands; what the person switched on comes on top of it.
    if (resume.modelConsent) {
      const first = plan.name === 'premium';
      await startModelRun(tx, { resumeId: id, version, consent: resume.modelConsent, first });
    }
    const kind = ownerId.startsWith('u_') ? 'user' : 'visitor';
    const expiresAt = expiryOf(plan, kind, now);
    await tx
      .update(resumes)
      .set({ processedVersion: version, changedAt: now, ...(expiresAt ? {} : { expiresAt }) })
      .where(eq(resumes.id, id));
    if (expiresAt) await extendTo(tx, id, expiresAt);
    await moveRun(tx, id, version, { status: 'done', stage: 'finishing', progress: 100, errorCode: null });
    // Its owner may have changed while the engine worked: a sketch is keyed to its owner.
    const happened =
      ownerId === resume.ownerId ? noted : wasProcessed(keys, { ...resume, ownerId }, tailoring);
    await recordFact(tx, { ownerId, resumeId: id, at: now, ...happened });
  });
}

/** Unpaid data goes 48 hours after its last change; an interrupted sweep goes on a minute later. */
const sweep: Job = {
  name: 'resumes.sweep',
  schedule: '* * * * *',
  async run(context) {
    const lost = await endLostRuns(context.db);
    if (lost > 0) context.log.error('resumes.runs_lost', { count: lost });
    for (;;) {
      const expired = await expiredResumes(context.db, context.clock.now(), 100);
      for (const id of expired) await eraseExpired(context, id);
      if (expired.length > 0) context.log.info('resumes.swept', { count: expired.length });
      if (expired.length < 100) return;
    }
  },
};

export const jobs: Job[] = [process, sweep];
