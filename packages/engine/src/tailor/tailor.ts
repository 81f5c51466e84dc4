import { applyEdits } from '../edits/apply.ts';
import type { Engine, PreparedJob } from '../engine.ts';
import { openGate } from '../gate/check.ts';
import { lexisOf } from '../gate/lexis.ts';
import { supportOf } from '../gate/support.ts';
import { keywordChange } from '../score/keyword-stats.ts';
import type { Analysis, AsOf, Edit, EditKind, Fact, JobInput, ResumeSource, Tailoring } from '../types.ts';
import { Claimed, type Draft, type TailorContext } from './context.ts';
import { dateForm } from './date-form.ts';
import { drop } from './drop.ts';
import { analyseEdited, difference } from './effects.ts';
import { firstPerson } from './first-person.ts';
import { headings } from './headings.ts';
import { headline } from './headline.ts';
import { listSkills } from './list-skills.ts';
import { merge } from './merge.ts';
import { oldRoles } from './old-roles.ts';
import { openings } from './openings.ts';
import { orderEdits } from './order.ts';
import { personalLines } from './personal-lines.ts';
import { postingWords } from './posting-words.ts';
import { punctuation } from './punctuation.ts';
import { improvementsFor, questionsFor } from './questions.ts';
import { reachOf } from './reach.ts';
import { shorten } from './shorten.ts';
import { summary } from './summary.ts';
import { tense } from './tense.ts';
import { type Wanted, wantedTerms } from './wanted.ts';

export interface TailorInput {
  resume: string | ResumeSource;
  job: JobInput | PreparedJob;
  asOf: AsOf;
  facts?: readonly Fact[];
}

const mostEdits = 40;

/** Better prose is its own benefit; words that are there to be found must be found. */
const forTheReader = new Set<EditKind>([
  'order-sections',
  'order-bullets',
  'order-skills',
  'verb',
  'tense',
  'date-form',
  'shorten',
  'merge',
  'punctuation',
  'heading',
  'summary',
  'headline',
  'list-skill',
  'posting-words',
  'acronym',
]);

/** The whole resume tailored to the job by rules and lists alone, each change an edit with its reason. */
export function tailor(engine: Engine, input: TailorInput): Tailoring {
  const context = openContext(engine, input);
  const { before, resume } = context;
  const wanted = wantedTerms(context);
  const { edits, after } = neverLower(helpful(draftsOf(wanted, context), context), context);
  const missing = new Set(
    before.matches
      .filter(
        (match) => match.status === 'missing' || match.status === 'unknown' || impliedOnly(match.quotes),
      )
      .map((match) => match.requirementId),
  );
  // What was reached is within reach, by whatever way.
  const ceiling = Math.max(reachOf(wanted, context), after.score.total);
  return {
    before: { ...before, score: { ...before.score, ceiling } },
    after: { ...after, score: { ...after.score, ceiling }, keywordStats: keywordChange(before, after) },
    edits,
    text: applyEdits(resume.source, edits).lines.join('\n'),
    improvements: improvementsFor(context),
    questions: questionsFor(context, missing),
  };
}

const impliedOnly = (quotes: { relation: string }[]) =>
  quotes.length > 0 && quotes.every((quote) => quote.relation === 'implied');

/** `read`: the same resume, job and day were analysed before. */
export function openContext(engine: Engine, input: TailorInput, read?: Analysis): TailorContext {
  const { asOf, facts = [] } = input;
  const job = 'posting' in input.job ? input.job : engine.prepare(input.job);
  const before = read ?? engine.analyse(input.resume, job, asOf, facts);
  const { resume } = before;
  const lexis = lexisOf(resume.language);
  const names = {
    find: (text: string) => engine.lexica.hits(text, resume.language),
    kind: (concept: number) => engine.lexica.kind(concept),
  };
  return {
    engine,
    job,
    asOf,
    facts,
    before,
    resume,
    lexis,
    gate: openGate(resume, facts, names),
    support: supportOf(resume, facts, lexis, names),
    claims: new Claimed(),
  };
}

function draftsOf(wanted: Wanted[], context: TailorContext): Draft[] {
  return [
    ...merge(context),
    ...openings(context),
    ...tense(context),
    ...firstPerson(context),
    ...postingWords(wanted, context),
    ...listSkills(wanted, context),
    ...headline(context),
    ...summary(wanted, context),
    ...shorten(context),
    ...drop(context),
    ...personalLines(context),
    ...oldRoles(wanted, context),
    ...headings(context),
    ...dateForm(context),
    ...punctuation(context),
    ...orderEdits(wanted, context),
  ].slice(0, mostEdits);
}

/** Named after what it does, so that a decision means the same edit when an answer brings others. */
export function editId({ kind, operations }: Pick<Draft, 'kind' | 'operations'>): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(operations))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return `${kind}-${(hash >>> 0).toString(36)}`;
}

/** Each edit is measured alone; what does not help is left out. */
function helpful(drafts: Draft[], context: TailorContext): Edit[] {
  return drafts
    .map((draft): Edit => {
      const edit = { ...draft, id: editId(draft), maker: 'engine' as const };
      return { ...edit, effect: difference(context.before, analyseEdited(context, [edit])) };
    })
    .filter(worthIt);
}

function worthIt({ kind, effect }: Edit): boolean {
  if (effect.score < 0 || effect.match < 0) return false;
  return forTheReader.has(kind) || effect.score > 0 || effect.match > 0;
}

/** All together never score lower than the resume as it came. */
function neverLower(edits: Edit[], context: TailorContext): { edits: Edit[]; after: Analysis } {
  const kept = [...edits];
  while (kept.length > 0) {
    const after = analyseEdited(context, kept);
    const together = difference(context.before, after);
    if (together.score >= 0 && together.match >= 0) return { edits: kept, after };
    // The latest of the least useful: words before order, and what helped alone last.
    const least = kept.reduce(
      (worst, edit, i) => (edit.effect.score <= (kept[worst]?.effect.score ?? 0) ? i : worst),
      0,
    );
    kept.splice(least, 1);
  }
  return { edits: [], after: context.before };
}
