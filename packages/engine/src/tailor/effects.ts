import { appliedSource, applyEdits } from '../edits/apply.ts';
import { onceFor } from '../text/once-for.ts';
import type { Analysis, Edit, Effect } from '../types.ts';
import type { TailorContext } from './context.ts';
import { tenth } from './questions.ts';

type Change = Pick<Edit, 'id' | 'maker' | 'operations'>;

interface Measured {
  key: string;
  analysis: Analysis;
}

const last = new WeakMap<TailorContext, Measured>();

/** The resume with these edits, read and scored again by the same code; asked again at once, it is the same. */
export function analyseEdited(context: TailorContext, edits: readonly Change[]): Analysis {
  const key = JSON.stringify(edits.map(({ maker, operations }) => [maker, operations]));
  const known = last.get(context);
  if (known?.key === key) return known.analysis;
  const analysis = readAgain(context, edits);
  last.set(context, { key, analysis });
  return analysis;
}

function readAgain(context: TailorContext, edits: readonly Change[]): Analysis {
  const { engine, job, asOf, facts, resume } = context;
  const source = appliedSource(resume.source, applyEdits(resume.source, edits));
  return engine.analyse(source, job, asOf, facts);
}

const effectsIn = onceFor((_: TailorContext) => new Map<string, Effect>());

/** What these operations do by themselves: an edit that was tried before it was made is not measured again. */
export function effectOf(context: TailorContext, edit: Change): Effect {
  const effects = effectsIn(context);
  const key = JSON.stringify([edit.maker, edit.operations]);
  const effect = effects.get(key) ?? difference(context.before, analyseEdited(context, [edit]));
  effects.set(key, effect);
  return effect;
}

export function difference(before: Analysis, after: Analysis): Effect {
  return {
    match: tenth(after.keywordStats.afterMatch - before.keywordStats.afterMatch),
    score: tenth(after.score.total - before.score.total),
  };
}
