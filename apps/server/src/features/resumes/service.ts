import type { CreateResumeBody } from '@tailor/contract/calls/create-resume';
import type { Language } from '@tailor/contract/languages';
import { limits } from '@tailor/contract/limits';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { countWords } from '@tailor/contract/words';
import type { Fact, Tailoring } from '@tailor/engine';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Owner, ResumeId } from '../../platform/owner.ts';
import { attachDocument } from '../extract/store.ts';
import { recordFact } from '../facts/service.ts';
import { agreedTo } from '../models/consent.ts';
import { modelStreamOf } from '../models/runs.ts';
import { switchModel } from '../models/service.ts';
import { planOf, strongest } from '../plans/service.ts';
import { eraseResume } from './erase.ts';
import { expiryOf } from './expiry.ts';
import { type Happened, wasAnswered, wasCreated, wasDecided, wasTaken } from './happened.ts';
import { planShown, presentResume } from './present.ts';
import { runOf, startRun, streamOf } from './runs.ts';
import { insertResume, listResumes, loadResume, saveResult, touchResume } from './store.ts';
import type { LoadedResume, ResumeContent, StoredResult } from './stored.ts';
import { tailorRequest } from './tailoring.ts';
import { upgradeMessages } from './upgrade-message.ts';

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

interface Decision {
  id: string;
  accepted: boolean;
}

interface Answer {
  questionId: string;
  answer: 'yes' | 'no' | null;
  entryId?: string | null | undefined;
  detail?: string | null | undefined;
}

/** Commits with the change: nothing is noted of somebody who was erased meanwhile. */
type Noted = (after: Tailoring) => Happened[];
type Change = (stored: StoredResult) => StoredResult;

export function createResumeService(context: Context): ResumeService {
  const { db, keys, clock, engine } = context;

  async function own(owner: Owner, id: string): Promise<LoadedResume> {
    const loaded = await loadResume(db, keys, owner.id, id);
    if (!loaded) throw notFound();
    return loaded;
  }

  const planFor = (loaded: LoadedResume) =>
    planShown(strongest(loaded.grants, clock.now(), loaded.id), loaded);

  const present = (loaded: LoadedResume, language: Language): ResumeReply =>
    presentResume(loaded, planFor(loaded), engine.version, upgradeMessages[language]);

  /** Reads, changes, tailors again, and saves if nobody was faster; otherwise once more from the start. */
  async function change(
    owner: Owner,
    id: string,
    apply: (loaded: LoadedResume) => Change,
    noted: Noted = () => [],
  ): Promise<LoadedResume> {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const loaded = await own(owner, id);
      const changed = await changeOnce(owner, loaded, apply(loaded), noted);
      if (changed) return changed;
    }
    throw new AppError('conflict', 'This resume is being changed somewhere else. Load it again.');
  }

  async function changeOnce(
    owner: Owner,
    loaded: LoadedResume,
    apply: Change,
    noted: Noted,
  ): Promise<LoadedResume | null> {
    const { result } = loaded;
    if (!result) throw new AppError('conflict', 'This resume has no result yet. Process it first.');
    const plan = planFor(loaded);
    if (!plan.whole) throw new AppError('payment_required', 'Payment required to change a result.');
    const { madeUnder, revision, ...stored } = result;
    const next = apply(stored);
    const made = next.facts === stored.facts ? stored.tailoring : null;
    const tailoring = await engine.tailor(tailorRequest(loaded.content, clock.now(), next, made));
    const now = clock.now();
    const expiresAt = expiryOf(plan, owner.kind, now);
    const target = { id: loaded.id, version: loaded.version, expectedRevision: revision, madeUnder };
    const saved = await db.transaction(async (tx) => {
      const done = await saveResult(tx, keys, target, { ...next, tailoring });
      if (!done) return false;
      await touchResume(tx, loaded.id, now, expiresAt);
      for (const fact of noted(tailoring))
        await recordFact(tx, { ownerId: owner.id, resumeId: loaded.id, at: now, ...fact });
      return done;
    });
    if (!saved) return null;
    return {
      ...loaded,
      changedAt: now,
      expiresAt,
      result: { ...next, tailoring, madeUnder, revision: revision + 1 },
    };
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

    read: async (owner, id, language) => present(await own(owner, id), language),

    list: (owner) => listResumes(db, keys, owner.id),

    async remove(owner, id) {
      const loaded = await own(owner, id);
      await eraseResume(context, loaded.id as ResumeId);
    },

    async process(owner, id, language, switched) {
      const loaded = await own(owner, id);
      if (switched) await switchModel(context, loaded, switched.useModel, switched.ip);
      if (loaded.result) return present(switched?.useModel ? await own(owner, id) : loaded, language);
      refuseUnlessAllowed(loaded, clock.now());
      await db.transaction((tx) => startRun(tx, loaded.id, loaded.version));
      const status = await waitForRun(context, loaded);
      if (status === 'failed')
        throw new AppError('internal', 'The resume could not be processed. Try again.');
      return status === 'done' ? present(await own(owner, id), language) : null;
    },

    async decide(owner, id, language, decisions) {
      const last = new Map(decisions.map((decision) => [decision.id, decision.accepted]));
      const noted: Noted = (after) => wasDecided(id, last, after);
      return present(await change(owner, id, (current) => decideIn(current, decisions), noted), language);
    },

    async answer(owner, id, language, answer) {
      const said = answer.answer ?? 'none';
      const noted: Noted = (after) => [wasAnswered(id, answer.questionId, said, after)];
      return present(await change(owner, id, (current) => answerIn(current, answer), noted), language);
    },

    async writeByHand(owner, id, language, text) {
      return present(
        await change(owner, id, () => (stored) => ({ ...stored, byHand: text && wellFormed(text) })),
        language,
      );
    },

    async noteDownload(owner, id) {
      const loaded = await own(owner, id);
      if (!planFor(loaded).whole)
        throw new AppError('payment_required', 'Payment required to download a result.');
      await db.transaction((tx) =>
        recordFact(tx, { ownerId: owner.id, resumeId: id, at: clock.now(), ...wasTaken(id) }),
      );
    },

    async streamFor(owner, id, of = 'run') {
      const loaded = await own(owner, id);
      return (of === 'model' ? modelStreamOf : streamOf)(loaded.id, loaded.version);
    },
  };
}

function contentOf(body: CreateResumeBody): ResumeContent {
  const { originalContent, resumeText } = body;
  if (originalContent !== undefined && resumeText !== undefined)
    throw new AppError('both_texts', 'Send either originalContent or resumeText, not both.');
  const text = wellFormed(originalContent ?? resumeText ?? '').normalize('NFC');
  const missing = [
    ...(text.trim() ? [] : ['originalContent']),
    ...(body.jobTitle.trim() ? [] : ['jobTitle']),
    ...(body.jobDescription.trim() ? [] : ['jobDescription']),
  ];
  if (missing.length > 0)
    throw new AppError('missing_fields', 'Please fill in all fields before processing.', {
      fields: missing.join(','),
    });
  if (text.length > limits.maxCharacters || countWords(text) > limits.maxWords)
    throw new AppError('too_many_words', `A resume may have up to ${limits.maxWords} words.`, {
      words: limits.maxWords,
      characters: limits.maxCharacters,
    });
  return {
    originalContent: text,
    jobTitle: wellFormed(body.jobTitle).trim(),
    jobDescription: wellFormed(body.jobDescription),
    jobUrl: body.jobUrl?.trim() || null,
    company: body.company?.trim() || null,
  };
}

/** Halves of characters and NUL would break a file name, a file or a header later. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString('utf8').replaceAll('\u0000', '');
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

function decideIn(loaded: LoadedResume, decisions: Decision[]): Change {
  const known = new Set(loaded.result?.tailoring.edits.map((edit) => edit.id));
  const unknown = decisions.find((decision) => !known.has(decision.id));
  if (unknown) throw new AppError('not_found', 'There is no such edit.', { edit: unknown.id });
  return (stored) => {
    const rejected = new Set(stored.rejected);
    for (const { id, accepted } of decisions) accepted ? rejected.delete(id) : rejected.add(id);
    return { ...stored, rejected: [...rejected] };
  };
}

function answerIn(loaded: LoadedResume, { questionId, answer, entryId, detail }: Answer): Change {
  const question = loaded.result?.tailoring.questions.find((candidate) => candidate.id === questionId);
  const earlier = loaded.result?.facts.find((fact) => fact.questionId === questionId);
  if (!question && !earlier) throw new AppError('not_found', 'There is no such question.');
  return (stored) => {
    const others = stored.facts.filter((fact) => fact.questionId !== questionId);
    if (answer === null) return { ...stored, facts: others };
    const concept = question?.term.concept ?? earlier?.concept;
    const fact: Fact = {
      questionId,
      text: question?.term.text ?? earlier?.text ?? '',
      answer,
      ...(concept === undefined ? {} : { concept }),
      ...(entryId ? { entryId } : {}),
      ...(detail?.trim() ? { detail: detail.trim() } : {}),
    };
    return { ...stored, facts: [...others, fact] };
  };
}

/** Waits for the run as long as a person would; a notification wakes us, the row is the truth. */
async function waitForRun(
  context: Context,
  { id, version }: LoadedResume,
): Promise<'done' | 'failed' | 'running'> {
  const until = Date.now() + limits.processWaitMs;
  let wake: () => void = () => undefined;
  const unsubscribe = context.streams.subscribe(streamOf(id, version), () => wake());
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const run = await runOf(context.db, id, version);
      if (run?.status === 'done' || run?.status === 'failed') return run.status;
      const left = until - Date.now();
      if (left <= 0) return 'running';
      await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, Math.min(left, 500)))]);
    }
  } finally {
    unsubscribe();
  }
}
