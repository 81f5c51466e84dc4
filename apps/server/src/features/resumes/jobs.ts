import { plans } from '@tailor/contract/plans';
import { eq } from 'drizzle-orm';
import type { Context, Job } from '../../platform/context.ts';
import type { ResumeId } from '../../platform/owner.ts';
import { recordFact } from '../facts/service.ts';
import { strongest } from '../plans/service.ts';
import { eraseResume } from './erase.ts';
import { expiryOf } from './expiry.ts';
import { moveRun, PROCESS_JOB, runOf } from './runs.ts';
import { resumes } from './schema.ts';
import { expiredResumes, loadResumeForJob, saveResult } from './store.ts';
import type { LoadedResume } from './stored.ts';
import { tailorRequest } from './tailoring.ts';

const process: Job = {
  name: PROCESS_JOB,
  async run(context, payload, { lastAttempt }) {
    const id = String(payload.resumeId) as ResumeId;
    const version = Number(payload.version);
    const resume = await loadResumeForJob(context.db, context.keys, id);
    if (!resume || resume.version !== version) return;
    if ((await runOf(context.db, id, version))?.status === 'done') return;
    try {
      await tailorAndStore(context, resume);
    } catch (error) {
      if (lastAttempt)
        await context.db.transaction((tx) =>
          moveRun(tx, id, version, { status: 'failed', stage: null, progress: 0, errorCode: 'internal' }),
        );
      throw error;
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
  await db.transaction(async (tx) => {
    const now = clock.now();
    const plan = strongest(resume.grants, now, id);
    const target = { id, version, expectedRevision: null, madeUnder: plan.name };
    const saved = await saveResult(tx, keys, target, { tailoring, rejected: [], facts: [], byHand: null });
    if (!saved) return;
    const kind = resume.ownerId.startsWith('u_') ? 'user' : 'visitor';
    await tx
      .update(resumes)
      .set({ processedVersion: version, changedAt: now, expiresAt: expiryOf(plans[plan.name], kind, now) })
      .where(eq(resumes.id, id));
    await moveRun(tx, id, version, { status: 'done', stage: 'finishing', progress: 100, errorCode: null });
    await recordFact(tx, {
      ownerId: resume.ownerId as Parameters<typeof recordFact>[1]['ownerId'],
      resumeId: id,
      kind: 'resume.processed',
      data: { score: tailoring.after.score.total, match: tailoring.after.keywordStats.afterMatch },
    });
  });
}

/** Unpaid data goes 48 hours after its last change; an interrupted sweep goes on a minute later. */
const sweep: Job = {
  name: 'resumes.sweep',
  schedule: '* * * * *',
  async run(context) {
    for (;;) {
      const expired = await expiredResumes(context.db, context.clock.now(), 100);
      for (const id of expired) await eraseResume(context, id);
      if (expired.length > 0) context.log.info('resumes.swept', { count: expired.length });
      if (expired.length < 100) return;
    }
  },
};

export const jobs: Job[] = [process, sweep];
