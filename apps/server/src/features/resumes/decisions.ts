import type { Fact } from '@tailor/engine';
import { AppError } from '../../platform/errors.ts';
import type { Change } from './change.ts';
import type { LoadedResume } from './stored.ts';

export interface Decision {
  id: string;
  accepted: boolean;
}

export interface Answer {
  questionId: string;
  answer: 'yes' | 'no' | null;
  entryId?: string | null | undefined;
  detail?: string | null | undefined;
}

/** Edits taken or refused. */
export function decideIn(loaded: LoadedResume, decisions: Decision[]): Change {
  const known = new Set(loaded.result?.tailoring.edits.map((edit) => edit.id));
  const unknown = decisions.find((decision) => !known.has(decision.id));
  if (unknown) throw new AppError('not_found', 'There is no such edit.', { edit: unknown.id });
  return (stored) => {
    const rejected = new Set(stored.rejected);
    for (const { id, accepted } of decisions) accepted ? rejected.delete(id) : rejected.add(id);
    return { ...stored, rejected: [...rejected] };
  };
}

/** A question answered, or its answer taken back. */
export function answerIn(loaded: LoadedResume, { questionId, answer, entryId, detail }: Answer): Change {
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
