import type { Tailoring } from '@tailor/engine';
import type { MasterKeys } from '../../platform/keys.ts';
import type { NewFact } from '../facts/service.ts';
import { shortName, sketchOf } from '../gamification/sketch.ts';
import type { ResumeContent } from './stored.ts';

/** What is noted of a change: codes and numbers, nothing a person wrote. `ref` outlives the resume. */
export type Happened = Pick<NewFact, 'kind' | 'data'>;

function refOf(resumeId: string): string {
  return shortName('resume', resumeId);
}

export function wasCreated(resumeId: string): Happened {
  return { kind: 'resume.created', data: { ref: refOf(resumeId) } };
}

export function wasProcessed(
  keys: MasterKeys,
  { id, ownerId, content }: { id: string; ownerId: string; content: ResumeContent },
  { edits, after }: Tailoring,
): Happened {
  const { originalContent, jobTitle, jobDescription } = content;
  // Only users collect points; of a visitor's text not even a sketch is kept.
  const sketch: Record<string, string> = ownerId.startsWith('u_')
    ? { sketch: sketchOf(keys, ownerId, originalContent, `${jobTitle}\n${jobDescription}`) }
    : {};
  const { total: score } = after.score;
  const match = after.keywordStats.afterMatch;
  return { kind: 'resume.processed', data: { ref: refOf(id), score, match, edits: edits.length, ...sketch } };
}

export function wasDecided(
  resumeId: string,
  decisions: ReadonlyMap<string, boolean>,
  { edits, after }: Tailoring,
): Happened[] {
  return [...decisions].map(([id, accepted]) => {
    const added = edits.find((edit) => edit.id === id)?.terms ?? [];
    const terms = [...new Set(added.map((term) => shortName(term.added.toLowerCase())))].join(',');
    const data = { ref: refOf(resumeId), edit: shortName(id), accepted, terms };
    return { kind: 'edit.decided', data: { ...data, of: edits.length, score: after.score.total } };
  });
}

export function wasAnswered(
  resumeId: string,
  questionId: string,
  answer: string,
  { after }: Tailoring,
): Happened {
  const data = { ref: refOf(resumeId), question: shortName(questionId), answer, score: after.score.total };
  return { kind: 'question.answered', data };
}

export function wasTaken(resumeId: string): Happened {
  return { kind: 'resume.downloaded', data: { ref: refOf(resumeId) } };
}
