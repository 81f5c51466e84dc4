import { appliedSource, applyEdits } from '../edits/apply.ts';
import type { Analysis, Edit, Effect } from '../types.ts';
import type { TailorContext } from './context.ts';
import { tenth } from './questions.ts';

/** The resume with these edits, read and scored again by the same code. */
export function analyseEdited(
  context: TailorContext,
  edits: readonly Pick<Edit, 'id' | 'maker' | 'operations'>[],
): Analysis {
  const { engine, job, asOf, facts, resume } = context;
  const source = appliedSource(resume.source, applyEdits(resume.source, edits));
  return engine.analyse(source, job, asOf, facts);
}

export function difference(before: Analysis, after: Analysis): Effect {
  return {
    match: tenth(after.keywordStats.afterMatch - before.keywordStats.afterMatch),
    score: tenth(after.score.total - before.score.total),
  };
}
