import { applyEdits } from '../edits/apply.ts';
import type { Engine, PreparedJob } from '../engine.ts';
import { gateOver } from '../gate/check.ts';
import { lexisOf } from '../gate/lexis.ts';
import { supportOf } from '../gate/support.ts';
import { keywordChange } from '../score/keyword-stats.ts';
import type { Analysis, AsOf, Edit, EditKind, Fact, JobInput, ResumeSource, Tailoring } from '../types.ts';
import { auxiliaries } from './auxiliary.ts';
import { bareVerbs } from './bare-verbs.ts';
import { Claimed, type Draft, type TailorContext } from './context.ts';
import { dateForm } from './date-form.ts';
import { documentTitle } from './document-title.ts';
import { drop } from './drop.ts';
import { analyseEdited, difference, effectsOf, ofForm } from './effects.ts';
import { firstPerson } from './first-person.ts';
import { headings } from './headings.ts';
import { headline } from './headline.ts';
import { listSkills } from './list-skills.ts';
import { merge } from './merge.ts';
import { oldRoles } from './old-roles.ts';
import { openings } from './openings.ts';
import { orderEdits } from './order.ts';
import { otherAim } from './other-aim.ts';
import { draftInOwnScript } from './own-script.ts';
import { paragraphs } from './paragraph.ts';
import { personalLines } from './personal-lines.ts';
import { postingWords } from './posting-words.ts';
import { punctuation } from './punctuation.ts';
import { improvementsFor, questionsFor } from './questions.ts';
import { reachOf } from './reach.ts';
import { shorten } from './shorten.ts';
import { since } from './since.ts';
import { isStutter, saysAllTwice } from './stutter.ts';
import { summary } from './summary.ts';
import { tense } from './tense.ts';
import { today } from './today.ts';
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
  ...ofForm,
  'heading',
  'summary',
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
  // What an edit wrote from the person's own words is no longer asked for.
  const missing = new Set(
    after.matches
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
  const support = supportOf(resume, facts, lexis, names);
  return {
    engine,
    job,
    asOf,
    facts,
    before,
    resume,
    lexis,
    gate: gateOver(support, names),
    support,
    claims: new Claimed(),
  };
}

function draftsOf(wanted: Wanted[], context: TailorContext): Draft[] {
  return [
    ...merge(context),
    ...openings(context),
    ...auxiliaries(context),
    ...tense(context),
    ...firstPerson(context),
    ...postingWords(wanted, context),
    ...listSkills(wanted, context),
    ...headline(context),
    ...summary(wanted, context),
    ...shorten(context),
    ...bareVerbs(context),
    ...otherAim(context),
    ...drop(context),
    ...personalLines(context),
    ...documentTitle(context),
    ...oldRoles(wanted, context),
    ...headings(context),
    ...dateForm(context),
    ...today(context),
    ...since(context),
    ...paragraphs(context),
    ...punctuation(context),
    ...orderEdits(wanted, context),
  ]
    .slice(0, mostEdits)
    .map((draft) => draftInOwnScript(draft, context));
}

/** Named after what it does, so that a decision means the same edit when an answer brings others. */
export function editId({ kind, operations }: Pick<Draft, 'kind' | 'operations'>): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(operations))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return `${kind}-${(hash >>> 0).toString(36)}`;
}

/** What each edit does alone is measured; what does not help is left out. */
function helpful(drafts: Draft[], context: TailorContext): Edit[] {
  const edits = drafts.map((draft) => ({
    ...draft,
    id: editId(draft),
    maker: 'engine' as const,
    evidence: [...new Set(draft.evidence)],
  }));
  const effects = effectsOf(context, edits);
  return edits.flatMap((edit): Edit[] => {
    const effect = effects.get(edit);
    return effect && worthIt({ ...edit, effect }) ? [{ ...edit, effect }] : [];
  });
}

function worthIt(edit: Edit): boolean {
  const { kind, effect } = edit;
  if (effect.score < 0 || effect.match < 0) return false;
  if (isStutter(edit)) return effect.match > 0 || (effect.score > 0 && !saysAllTwice(edit));
  return forTheReader.has(kind) || effect.score > 0 || effect.match > 0;
}

/**
 * All together never score lower than the resume as it came. Where they would, those that help most come first, and of
 * the others each that does not pull the whole down.
 */
function neverLower(edits: Edit[], context: TailorContext): { edits: Edit[]; after: Analysis } {
  let after = context.before;
  const kept = new Set<Edit>();
  const take = (more: readonly Edit[]): void => {
    if (more.length === 0) return;
    const chosen = edits.filter((edit) => kept.has(edit) || more.includes(edit));
    const then = analyseEdited(context, chosen);
    const together = difference(context.before, then);
    if (together.score >= 0 && together.match >= 0) {
      after = then;
      for (const edit of more) kept.add(edit);
    } else if (more.length > 1) {
      const half = Math.ceil(more.length / 2);
      take(more.slice(0, half));
      take(more.slice(half));
    }
  };
  take([...edits].sort((one, other) => other.effect.score - one.effect.score));
  return { edits: edits.filter((edit) => kept.has(edit)), after };
}
