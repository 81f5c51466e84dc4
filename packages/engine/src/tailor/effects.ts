import { appliedSource, applyEdits } from '../edits/apply.ts';
import { onceFor } from '../text/once-for.ts';
import type { Analysis, Edit, EditKind, Effect } from '../types.ts';
import type { TailorContext } from './context.ts';
import { measuredTogether, standsAlone } from './measured-together.ts';
import { tenth } from './questions.ts';

type Change = Pick<Edit, 'id' | 'maker' | 'operations'>;

/** Some are asked for again: an edit tried before it was made, all of them together. */
const analyses = onceFor((_: TailorContext) => new Map<string, Analysis>());

/** The resume with these edits, read and scored again by the same code. */
export function analyseEdited(context: TailorContext, edits: readonly Change[]): Analysis {
  const known = analyses(context);
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

/** What these operations do by themselves. */
export const effectOf = (context: TailorContext, edit: Change): Effect =>
  difference(context.before, analyseEdited(context, [edit]));

/** Changes of form: what they touch is seldom looked for by anyone. */
export const ofForm: ReadonlySet<EditKind> = new Set([
  'order-sections',
  'order-bullets',
  'order-skills',
  'verb',
  'tense',
  'date-form',
  'shorten',
  'merge',
  'punctuation',
  'headline',
]);

type Kinded = Change & Pick<Edit, 'kind'>;

/** What each does by itself: most change nothing that counts, and one reading of several tells it of each. */
export function effectsOf(context: TailorContext, edits: readonly Kinded[]): Map<Kinded, Effect> {
  const { resume } = context;
  const effects = new Map<Kinded, Effect>();
  const none = (some: readonly Kinded[]) => {
    for (const edit of some) effects.set(edit, noEffect);
  };
  const areRead = (some: readonly Kinded[]) => some.length > 0 && measuredTogether(some, resume).length === 1;
  if (areRead(edits) && areQuiet(context, edits)) none(edits);
  const left = edits.filter((edit) => !effects.has(edit));
  const mayBeQuiet = (edit: Kinded) => ofForm.has(edit.kind) && !standsAlone(edit);
  const quiet = left.filter(mayBeQuiet);
  const others = left.filter((edit) => !mayBeQuiet(edit));
  for (const edit of others) effects.set(edit, effectOf(context, edit));
  if (areRead(quiet) && addNothing(context, edits, others)) none(quiet);
  else for (const set of measuredTogether(quiet, resume)) measure(context, set, effects);
  return effects;
}

const noEffect: Effect = { match: 0, score: 0 };

const areQuiet = (context: TailorContext, edits: readonly Change[]): boolean =>
  edits.length > 1 && context.engine.onSameFooting(context.before, analyseEdited(context, edits));

/** Whether the page with all edits, which is read in any case, stands where those of them that count bring it. */
function addNothing(context: TailorContext, edits: readonly Change[], others: readonly Change[]): boolean {
  const { engine, before } = context;
  const loud = others.filter((edit) => !engine.onSameFooting(before, analyseEdited(context, [edit])));
  const base = loud.length === 0 ? before : analyseEdited(context, loud);
  return engine.onSameFooting(base, analyseEdited(context, edits));
}

/** Halves, until the loud ones stand alone. */
function measure(context: TailorContext, edits: readonly Kinded[], effects: Map<Kinded, Effect>): void {
  const [only, ...others] = edits;
  if (!only) return;
  if (others.length === 0) {
    effects.set(only, effectOf(context, only));
  } else if (areQuiet(context, edits)) {
    for (const edit of edits) effects.set(edit, noEffect);
  } else {
    const half = Math.ceil(edits.length / 2);
    measure(context, edits.slice(0, half), effects);
    measure(context, edits.slice(half), effects);
  }
}

export function difference(before: Analysis, after: Analysis): Effect {
  return {
    match: tenth(after.keywordStats.afterMatch - before.keywordStats.afterMatch),
    score: tenth(after.score.total - before.score.total),
  };
}
