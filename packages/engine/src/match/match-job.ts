import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import type { AsOf, Entry, MatchStatus, Message, Requirement, RequirementMatch } from '../types.ts';
import { matchDegree } from './degree-match.ts';
import { matchDuty } from './duty-match.ts';
import { matchLanguage } from './language-match.ts';
import type { Proof } from './proof.ts';
import type { IndexedUnit, ResumeIndex } from './resume-index.ts';
import { type Matching, proofsOf, toEvidence } from './term-match.ts';
import { titleCloseness, titleSense } from './title-closeness.ts';
import { matchYears, type ValueMatch } from './value-match.ts';
import { type Word, type WordSense, wordSense } from './words.ts';

/** Matches, and what scoring needs to know of how they came about. */
export interface JobMatch {
  matches: RequirementMatch[];
  /** By requirement: the proofs of its best alternative. */
  proofs: Map<string, Proof[]>;
  /** By entry: how near it is to the job, 0 to 1. */
  relevance: Map<string, number>;
  /** By entry: how near its title is. */
  titles: Map<string, number>;
}

const termKinds: ReadonlySet<Requirement['kind']> = new Set(['hard_skill', 'soft_skill', 'certificate']);

export const isTermKind = (requirement: Requirement): boolean => termKinds.has(requirement.kind);

/** The proofs of the alternative that is proven best. */
function bestProofs(requirement: Requirement, matching: Matching): { term: string; proofs: Proof[] } {
  let best: { term: string; proofs: Proof[] } = { term: requirement.terms[0]?.text ?? '', proofs: [] };
  for (const term of requirement.terms) {
    const proofs = proofsOf(term, matching);
    const better =
      (proofs[0]?.evidence ?? 0) - (best.proofs[0]?.evidence ?? 0) || seen(proofs) - seen(best.proofs);
    if (better > 0) best = { term: term.text, proofs };
  }
  return best;
}

const seen = (proofs: Proof[]): number =>
  proofs.reduce((most, { visibility }) => Math.max(most, visibility), 0);

function termMatch(requirement: Requirement, best: { term: string; proofs: Proof[] }): RequirementMatch {
  const top = best.proofs[0];
  const evidence = top?.evidence ?? 0;
  const lacking: MatchStatus = requirement.kind === 'soft_skill' ? 'unknown' : 'missing';
  const status: MatchStatus = evidence >= 0.5 ? 'met' : evidence >= 0.2 ? 'partly' : lacking;
  const reason: Message = top
    ? { code: `match.term.${top.unit?.place ?? 'fact'}.${top.relation}`, params: { term: best.term } }
    : { code: `match.term.${lacking}`, params: { term: best.term } };
  return {
    requirementId: requirement.id,
    status,
    evidence,
    visibility: seen(best.proofs),
    quotes: toEvidence(best.proofs),
    reason,
  };
}

/** A lasting answer "no": the requirement is missing whatever else could be guessed. */
function deniedIds(matching: Matching): Set<string> {
  const no = matching.facts.filter((fact) => fact.answer === 'no');
  const denied = matching.job.requirements.filter(
    (requirement) =>
      requirement.terms.length > 0 &&
      requirement.terms.every((term) =>
        no.some((fact) =>
          fact.concept !== undefined ? fact.concept === term.concept : fact.text === term.text,
        ),
      ),
  );
  return new Set(denied.map((requirement) => requirement.id));
}

/** How near each role is to the job: by its title, and by how much of what is asked it shows. */
function entryRelevance(
  matching: Matching,
  proofs: Map<string, Proof[]>,
): Pick<JobMatch, 'relevance' | 'titles'> {
  const { index, job, lexica } = matching;
  const wanted = titleSense(job.title, job.language, lexica);
  const shown = new Map<string, number>();
  const share = { must: 1, preferred: 0.5, context: 0.5 };
  let all = 0;
  for (const requirement of job.requirements) {
    if (requirement.kind !== 'hard_skill' && requirement.kind !== 'certificate') continue;
    all += share[requirement.importance];
    const entries = new Set((proofs.get(requirement.id) ?? []).map((one) => one.unit?.entryId));
    for (const id of entries)
      if (id !== undefined) shown.set(id, (shown.get(id) ?? 0) + share[requirement.importance]);
  }
  const titles = new Map<string, number>();
  const relevance = new Map<string, number>();
  const enough = Math.max(1.5, all * 0.5);
  for (const entry of [...index.resume.experience, ...index.resume.projects]) {
    const near = entry.title
      ? titleCloseness(wanted, titleSense(entry.title.value, index.resume.language, lexica))
      : 0;
    titles.set(entry.id, near);
    relevance.set(
      entry.id,
      Math.min(
        1,
        Math.max(near * 1.25, (shown.get(entry.id) ?? 0) / enough, 0.8 * speaksAlike(entry.id, matching)),
      ),
    );
  }
  return { relevance, titles };
}

function entriesNaming(requirement: Requirement, matching: Matching): Set<string> {
  const named = new Set<string>();
  for (const term of requirement.terms)
    for (const one of proofsOf(term, matching)) if (one.unit?.entryId) named.add(one.unit.entryId);
  return named;
}

function headlineCloseness({ index, job, lexica }: Matching): number {
  const { headline, language } = index.resume;
  if (!headline) return 0;
  return titleCloseness(
    titleSense(job.title, job.language, lexica),
    titleSense(headline.value, language, lexica),
  );
}

/**
 * How much of what an entry says is the posting's matter: nothing up to a twelfth of its telling words,
 * all from a quarter on. Words do not meet across languages.
 */
function speaksAlike(entryId: string, matching: Matching): number {
  const { alike } = matching.index.found;
  const share = alike.get(entryId) ?? alikeness(entryId, matching);
  alike.set(entryId, share);
  return share;
}

const unitsByEntry = onceFor((index: ResumeIndex) => {
  const byEntry = new Map<string | undefined, IndexedUnit[]>();
  for (const each of index.units) gather(byEntry, each.unit.entryId, each);
  return byEntry;
});

/** Roots of the words that say something by themselves; a piece of text is read once for all resumes that have it. */
const tellingRoots = onceFor((words: readonly Word[], sense: WordSense): readonly string[] =>
  words.filter((word) => !sense.isStop(word) && !sense.isGeneric(word)).map(({ root }) => root),
);

function alikeness(entryId: string, matching: Matching): number {
  const { index, job, vocabulary } = matching;
  if (job.language !== index.resume.language) return 0;
  const sense = wordSense(job.language);
  const own = new Set<string>();
  for (const { words } of unitsByEntry(index).get(entryId) ?? [])
    for (const root of tellingRoots(words, sense)) own.add(root);
  if (own.size < 4) return 0;
  let shared = 0;
  for (const root of own) if (vocabulary.has(root)) shared += 1;
  return Math.min(1, Math.max(0, (shared / own.size - 0.08) / 0.17));
}

const practiceOf = (entries: Entry[], relevance: Map<string, number>): number =>
  Math.max(0, ...entries.map((entry) => relevance.get(entry.id) ?? 0));

export function matchJob(matching: Matching, asOf: AsOf): JobMatch {
  const { index, job, lexica } = matching;
  const proofs = new Map<string, Proof[]>();
  const byTerms = new Map<string, RequirementMatch>();
  const denied = deniedIds(matching);
  for (const requirement of job.requirements) {
    if (!isTermKind(requirement)) continue;
    const best = denied.has(requirement.id)
      ? { term: requirement.text, proofs: [] }
      : bestProofs(requirement, matching);
    proofs.set(requirement.id, best.proofs);
    byTerms.set(requirement.id, termMatch(requirement, best));
  }
  const { relevance, titles } = entryRelevance(matching, proofs);
  const near = (id: string): number => relevance.get(id) ?? 0;
  const headline = headlineCloseness(matching);
  const byValue = (requirement: Requirement): ValueMatch => {
    if (requirement.kind === 'years')
      return matchYears(
        requirement,
        index.resume,
        asOf,
        near,
        headline,
        entriesNaming(requirement, matching),
        requirement.terms.some((term) => proofsOf(term, matching).length > 0),
      );
    if (requirement.kind === 'degree')
      return matchDegree(requirement, index, job.language, practiceOf(index.resume.experience, relevance));
    if (requirement.kind === 'language') return matchLanguage(requirement, index.resume);
    const duty = index.found.duties.get(requirement) ?? matchDuty(requirement, index, job, lexica);
    index.found.duties.set(requirement, duty);
    return duty;
  };
  const matches = job.requirements.map((requirement): RequirementMatch => {
    const known = byTerms.get(requirement.id);
    if (known) return known;
    const { evidence, visibility, status, reason, quotes } = byValue(requirement);
    return { requirementId: requirement.id, evidence, visibility, status, reason, quotes };
  });
  return { matches, proofs, relevance, titles };
}
