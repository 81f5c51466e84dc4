import { type ModelFailure, modelFailures } from '@tailor/contract/shapes/model';
import type { Answer, LanguageModel, Question } from '@tailor/models';
import type { Context } from '../../platform/context.ts';
import { codeOf } from '../../platform/database-away.ts';
import { JobReturned } from '../../platform/jobs.ts';
import { addressOf, dropAsked, keepAnswer, keptAnswer, noteAsked } from './answers.ts';
import { type Budget, OverBudget, type Payers, reserveTokens, settleTokens } from './budget.ts';

/** Ends the model's part with a word for the person; what was taken before stays. */
export class ModelEnded extends Error {
  readonly code: ModelFailure;

  constructor(code: ModelFailure) {
    super(code);
    this.code = code;
  }
}

/** The resume went away meanwhile: nobody is left to be told. */
export class ResumeGone extends Error {}

/** What the database says of an answer whose resume is erased. */
const FOREIGN_KEY = '23503';

interface Asking {
  context: Context;
  model: LanguageModel;
  version: string;
  resumeId: string;
  ownerId: string;
  network: string | null;
  stopping: AbortSignal | undefined;
  expected(question: Question): number;
  /** Whether an answer is worth keeping: what cannot be read is asked for anew by the next press. */
  readable(answer: string): boolean;
}

/**
 * A question that is paid for at most once: an answer that is kept comes from there; one that was on its way when
 * its process was killed is not asked again, unless the model is on this machine and costs nothing.
 */
export function createAsking(asking: Asking) {
  const { context, model, version, resumeId, ownerId } = asking;
  const payers: Payers = { ownerId, network: asking.network };
  const { db, keys } = context;

  return async (question: Question): Promise<string> => {
    const parts = [model.provider, model.name, model.host ?? '', version, question.system, question.user];
    const address = addressOf(keys, ownerId, ...parts);
    const kept = await keptAnswer(db, keys, resumeId, address);
    if (kept?.state === 'answered') return kept.text;
    // What is noted as asked is not asked again: so nothing is noted that will not be.
    if (asking.stopping?.aborted) throw new JobReturned();
    const budget = budgetOf(context);
    const reserved = asking.expected(question);
    if (kept === null) await reserve(budget, address, reserved);
    else if (model.host !== null) throw new ModelEnded('interrupted');
    const answer = await askModel(question, budget, address, reserved);
    const tokens = answer.tokensIn + answer.tokensOut;
    const readable = asking.readable(answer.text);
    const stored = await db.transaction(async (tx) => {
      await settleTokens(tx, budget.day, payers, tokens - reserved);
      if (readable) return keepAnswer(tx, keys, { resumeId, address, text: answer.text, tokens });
      await dropAsked(tx, resumeId, address);
      return true;
    });
    if (!stored) throw new ResumeGone();
    if (!readable) throw new ModelEnded('unusable');
    return answer.text;
  };

  async function reserve(budget: Budget, address: string, tokens: number): Promise<void> {
    try {
      await db.transaction(async (tx) => {
        // Another process may have come first: then it is asking, and paying.
        if (!(await noteAsked(tx, resumeId, address, tokens))) throw new ModelEnded('interrupted');
        await reserveTokens(tx, budget, payers, tokens);
      });
    } catch (error) {
      if (error instanceof OverBudget) throw new ModelEnded('budget');
      if (error instanceof Error && codeOf(error) === FOREIGN_KEY) throw new ResumeGone();
      throw error;
    }
  }

  async function askModel(
    question: Question,
    budget: Budget,
    address: string,
    reserved: number,
  ): Promise<Answer> {
    try {
      return await model.ask(question, asking.stopping);
    } catch (error) {
      // As if it were killed here: what was asked stays noted, and the next process decides.
      if (asking.stopping?.aborted) throw new JobReturned();
      const code = failureOf(error);
      await db.transaction(async (tx) => {
        await dropAsked(tx, resumeId, address);
        // What never reached the model costs nothing; what it thought about may have.
        if (code === 'unreachable' || code === 'busy' || code === 'not_allowed')
          await settleTokens(tx, budget.day, payers, -reserved);
      });
      throw new ModelEnded(code);
    }
  }
}

export function budgetOf({ config, clock }: Context): Budget {
  const day = clock.now().toISOString().slice(0, 10);
  return { day, perDay: config.AI_TOKENS_PER_DAY, perPerson: config.AI_TOKENS_PER_PERSON };
}

function failureOf(error: unknown): ModelFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return modelFailures.find((one) => one === code) ?? 'unusable';
}
