import type { Judged, Proposal } from '@tailor/engine';
import type * as Models from '@tailor/models';
import type { Proposed, Question } from '@tailor/models';
import { type ConfiguredModel, configuredModel } from '../../platform/config-models.ts';
import type { Context } from '../../platform/context.ts';
import type { JobInfo, JobPayload } from '../../platform/jobs.ts';
import type { ResumeId } from '../../platform/owner.ts';
import { perConfig } from '../../platform/per-config.ts';
import { consentOf, loadResumeForJob, saveResult } from '../resumes/store.ts';
import { tailorRequest } from '../resumes/tailoring.ts';
import { createAsking, ModelEnded, ResumeGone } from './asking.ts';
import { consentTo, namedIn } from './consent.ts';
import { type Move, modelRunOf, moveModelRun } from './runs.ts';

/** Its breaker knows of all that failed here. */
const modelOf = perConfig((config, configured: ConfiguredModel, open: typeof Models.openModel) =>
  open({
    provider: configured.provider,
    baseUrl: configured.baseUrl,
    host: configured.host,
    model: configured.name,
    apiKey: config.AI_API_KEY,
    timeoutMs: config.AI_TIMEOUT_SECONDS * 1_000,
  }),
);

interface Work {
  context: Context;
  id: string;
  version: number;
  consent: string;
  stopping: AbortSignal | undefined;
  made: Proposed;
}

/** The model's part of a resume. May begin again at any point: what is kept is neither asked nor paid twice. */
export async function improve(
  context: Context,
  payload: JobPayload,
  { stopping }: Pick<JobInfo, 'stopping'> = {},
): Promise<void> {
  const id = String(payload.resumeId);
  const version = Number(payload.version);
  const run = await modelRunOf(context.db, id, version);
  if (!run || run.status === 'done' || run.status === 'failed') return;
  const made: Proposed = { proposals: [], dropped: 0 };
  const work: Work = { context, id, version, consent: run.consent, stopping, made };
  const started = performance.now();
  const code = await outcomeOf(work);
  if (code === 'gone') return;
  await move(work, {
    ...(code
      ? { status: 'failed', stage: null, progress: 0 }
      : { status: 'done', stage: 'finishing', progress: 100 }),
    errorCode: code,
  });
  context.log.info('models.ended', {
    resume: id,
    code,
    taken: work.made.proposals.length,
    dropped: work.made.dropped,
    ms: Math.round(performance.now() - started),
  });
}

async function outcomeOf(work: Work): Promise<Move['errorCode'] | 'gone'> {
  try {
    await proposeAll(work);
    return null;
  } catch (error) {
    if (error instanceof ResumeGone) return 'gone';
    if (error instanceof ModelEnded) return error.code;
    if (error instanceof Error && error.name === 'ModelError') return 'unusable';
    throw error;
  }
}

async function proposeAll(work: Work): Promise<void> {
  const { context, id, version } = work;
  const configured = configuredModel(context.config);
  const loaded = await loadResumeForJob(context.db, context.keys, id as ResumeId);
  if (!loaded?.result || loaded.version !== version) throw new ResumeGone();
  // Taken back, or another model stands there now: nobody agreed to that one.
  if (!configured || consentTo(configured) !== work.consent || loaded.modelConsent !== work.consent)
    throw new ModelEnded('switched_off');
  await move(work, { status: 'running', stage: 'reading', progress: 20, errorCode: null });
  const { tailoring } = loaded.result;
  // Loaded with the first question that needs it, not with the start.
  const models = await import('@tailor/models');
  const { briefOf, expectedTokens, PROMPT_VERSION, propose, readEdits } = models;
  const own = { ...tailoring, edits: tailoring.edits.filter((edit) => edit.maker !== 'model') };
  const brief = briefOf(own, await context.engine.points(own));
  const asking = {
    context,
    model: modelOf(context.config, configured, models.openModel),
    version: PROMPT_VERSION,
    resumeId: id,
    ownerId: loaded.ownerId,
    network: loaded.modelNetwork,
    stopping: work.stopping,
    expected: expectedTokens,
    readable: (answer: string) => readEdits(answer) !== null,
  };
  const ask = createAsking(asking);
  await move(work, { status: 'running', stage: 'tailoring', progress: 40, errorCode: null });
  await propose(
    {
      brief,
      ask: async (question: Question) => {
        await demandConsent(work);
        return ask(question);
      },
      judge: (proposals) => judgeAndSave(work, proposals),
      onProgress: (share) =>
        move(work, {
          status: 'running',
          stage: share < 1 ? 'tailoring' : 'checking',
          progress: 40 + Math.round(share * 50),
          errorCode: null,
        }),
    },
    work.made,
  );
}

/** Taken back meanwhile: nothing more goes out, and what comes in is not used. */
async function demandConsent({ context, id, consent }: Work): Promise<void> {
  const now = await consentOf(context.db, id);
  if (now === undefined) throw new ResumeGone();
  if (now !== consent) throw new ModelEnded('interrupted');
}

async function move({ context, id, version, made }: Work, to: Move): Promise<void> {
  const counted = { ...to, taken: made.proposals.length, dropped: made.dropped };
  await context.db.transaction((tx) => moveModelRun(tx, id, version, counted));
}

/** The edits are there as soon as they are judged. The person may decide meanwhile: then once more from the start. */
async function judgeAndSave({ context, id, version, consent }: Work, proposals: Proposal[]): Promise<Judged> {
  const { db, keys, clock, engine } = context;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const loaded = await loadResumeForJob(db, keys, id as ResumeId);
    if (!loaded?.result || loaded.version !== version) throw new ResumeGone();
    if (loaded.modelConsent !== consent) throw new ModelEnded('interrupted');
    const { madeUnder, revision, ...stored } = loaded.result;
    const request = tailorRequest(loaded.content, clock.now(), stored, stored.tailoring);
    const judged = await engine.judge({ ...request, proposals });
    const taken = proposals.filter((_, i) => judged.verdicts[i]?.taken);
    const before = stored.model?.proposals ?? [];
    if (JSON.stringify(taken) === JSON.stringify(before)) return judged;
    const target = { id, version, expectedRevision: revision, madeUnder };
    const model = { ...namedIn(consent), proposals: taken };
    const result = { ...stored, tailoring: judged.tailoring, model };
    if (await db.transaction((tx) => saveResult(tx, keys, target, result))) return judged;
  }
  throw new ModelEnded('interrupted');
}
