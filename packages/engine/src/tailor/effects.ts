import { appliedSource, applyEdits } from '../edits/apply.ts';
import type { Analysis, Edit, Effect } from '../types.ts';
import type { TailorContext } from './context.ts';
import { tenth } from './questions.ts';

type Change = Pick<Edit, 'id' | 'maker' | 'operations'>;

const measured = new WeakMap<TailorContext, Map<string, Analysis>>();

/** The resume with these edits, read and scored again by the same code; the same edits are measured once. */
export function analyseEdited(context: TailorContext, edits: readonly Change[]): Analysis {
  const known = measured.get(context) ?? new Map<string, Analysis>();
  measured.set(context, known);
  const key = JSON.stringify(edits.map(({ maker, operations }) => [maker, operations]));
  const analysis = known.get(key) ?? readAgain(context, edits);
  known.set(key, analysis);
  return analysis;
}

function readAgain(context: TailorContext, edits: readonly Change[]): Analysis {
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
