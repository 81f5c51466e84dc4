import type { CreateResumeBody } from '@tailor/contract/calls/create-resume';
import type { Language } from '@tailor/contract/languages';
import { limits } from '@tailor/contract/limits';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { countWords } from '@tailor/contract/words';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Owner, ResumeId } from '../../platform/owner.ts';
import { attachDocument } from '../extract/store.ts';
import { recordFact } from '../facts/service.ts';
import { agreedTo } from '../models/consent.ts';
import { modelStreamOf } from '../models/runs.ts';
import { switchModel } from '../models/service.ts';
import { planOf, strongest } from '../plans/service.ts';
import { type Change, changeResume, type Noted } from './change.ts';
import { contentOf, wellFormed } from './content.ts';
import { type Answer, answerIn, type Decision, decideIn } from './decisions.ts';
import { eraseResume } from './erase.ts';
import { expiryOf } from './expiry.ts';
import { wasAnswered, wasCreated, wasDecided, wasTaken } from './happened.ts';
import { ownResume } from './own.ts';
import { planShown, presentResume } from './present.ts';
import { startRun, streamOf } from './runs.ts';
import { insertResume, listResumes } from './store.ts';
import type { LoadedResume } from './stored.ts';
import { upgradeMessages } from './upgrade-message.ts';
import { waitForRun } from './waiting.ts';

/** What the person said of the language model, and from where. */
type Switched = { useModel: boolean; ip: string };
type Created = { id: string; jobTitle: string; wordCount: number };
export interface ResumeService {
  create(owner: Owner, body: CreateResumeBody, ip: string): Promise<Created>;
  read(owner: Owner, id: string, language: Language): Promise<ResumeReply>;
  list(owner: Owner): ReturnType<typeof listResumes>;
  remove(owner: Owner, id: string): Promise<void>;
  /** Null: still running. */
  process(owner: Owner, id: string, language: Language, model?: Switched): Promise<ResumeReply | null>;
  decide(owner: Owner, id: string, language: Language, decisions: Decision[]): Promise<ResumeReply>;
  answer(owner: Owner, id: string, language: Language, answer: Answer): Promise<ResumeReply>;
  writeByHand(owner: Owner, id: string, language: Language, text: string | null): Promise<ResumeReply>;
  noteDownload(owner: Owner, id: string): Promise<void>;
  /** The stream of the current version, proven to belong to the owner. */
  streamFor(owner: Owner, id: string, of?: 'run' | 'model'): Promise<string>;
}

export function createResumeService(context: Context): ResumeService {
  const { db, keys, clock, engine } = context;

  const present = (loaded: LoadedResume, language: Language): ResumeReply =>
    presentResume(loaded, planShown(loaded, clock.now()), engine.version, upgradeMessages[language]);

  async function change(
    owner: Owner,
    id: string,
    language: Language,
    apply: (loaded: LoadedResume) => Change,
    noted?: Noted,
  ): Promise<ResumeReply> {
    return present(await changeResume(context, owner, id, apply, noted), language);
  }

  return {
    async create(owner, body, ip) {
      const content = contentOf(body);
      const wordCount = countWords(content.originalContent);
      const plan = await planOf(db, clock, owner.id, null);
      const id = newId();
      const now = clock.now();
      await db.transaction(async (tx) => {
        const expiresAt = expiryOf(plan, owner.kind, now);
        const mine = { id, ownerId: owner.id, ...agreedTo(context, owner.id, body.useModel, ip) };
        await insertResume(tx, keys, { ...mine, content, wordCount, expiresAt, now });
        const { originalContent: text } = content;
        if (body.extractionId) {
          const { extractionId } = body;
          await attachDocument(tx, keys, { ownerId: owner.id, extractionId, resumeId: id, text, now });
        }
        await recordFact(tx, { ownerId: owner.id, resumeId: id, at: now, ...wasCreated(id) });
      });
      return { id, jobTitle: content.jobTitle, wordCount };
    },

    read: async (owner, id, language) => present(await ownResume(context, owner, id), language),

    list: (owner) => listResumes(db, keys, owner.id),

    async remove(owner, id) {
      const loaded = await ownResume(context, owner, id);
      await eraseResume(context, loaded.id as ResumeId);
    },

    async process(owner, id, language, switched) {
      const loaded = await ownResume(context, owner, id);
      if (switched) await switchModel(context, loaded, switched.useModel, switched.ip);
      if (loaded.result)
        return present(switched?.useModel ? await ownResume(context, owner, id) : loaded, language);
      refuseUnlessAllowed(loaded, clock.now());
      await db.transaction((tx) => startRun(tx, loaded.id, loaded.version));
      const status = await waitForRun(context, loaded);
      if (status === 'failed')
        throw new AppError('internal', 'The resume could not be processed. Try again.');
      return status === 'done' ? present(await ownResume(context, owner, id), language) : null;
    },

    async decide(owner, id, language, decisions) {
      const last = new Map(decisions.map((decision) => [decision.id, decision.accepted]));
      const noted: Noted = (after) => wasDecided(id, last, after);
      return change(owner, id, language, (current) => decideIn(current, decisions), noted);
    },

    async answer(owner, id, language, answer) {
      const said = answer.answer ?? 'none';
      const noted: Noted = (after) => [wasAnswered(id, answer.questionId, said, after)];
      return change(owner, id, language, (current) => answerIn(current, answer), noted);
    },

    writeByHand: (owner, id, language, text) =>
      change(owner, id, language, () => (stored) => ({ ...stored, byHand: text && wellFormed(text) })),

    async noteDownload(owner, id) {
      const loaded = await ownResume(context, owner, id);
      if (!planShown(loaded, clock.now()).whole)
        throw new AppError('payment_required', 'Payment required to download a result.');
      await db.transaction((tx) =>
        recordFact(tx, { ownerId: owner.id, resumeId: id, at: clock.now(), ...wasTaken(id) }),
      );
    },

    async streamFor(owner, id, of = 'run') {
      const loaded = await ownResume(context, owner, id);
      return (of === 'model' ? modelStreamOf : streamOf)(loaded.id, loaded.version);
    },
  };
}

function refuseUnlessAllowed(loaded: LoadedResume, now: Date): void {
  const plan = strongest(loaded.grants, now, loaded.id);
  if (loaded.wordCount <= plan.maxWords) return;
  throw new AppError(
    'word_limit',
    `Your resume exceeds the ${limits.freeWords}-word limit of the free plan. Shorten it, or upgrade to Premium.`,
    { words: loaded.wordCount, limit: plan.maxWords },
  );
}
