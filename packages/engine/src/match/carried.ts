import { lexisOf } from '../gate/lexis.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Language, Term } from '../types.ts';
import { endsWithHead } from './asked.ts';
import { groupsOf, saidFor } from './equal-words.ts';
import { fold, hasHan } from './fold.ts';
import { licencesOfTerm, licencesOfUnit } from './licences-of.ts';
import type { IndexedUnit, ResumeIndex } from './resume-index.ts';
import { wordSense } from './words.ts';

/** Where more pieces of text have changed, all is looked for anew. */
const mostChanged = 12;

interface Asking {
  job: Job;
  /** What a concept implies, of what the job asks for. */
  implies: (concept: number) => readonly number[];
}

/** What a term is looked for by. */
interface Sought {
  words: { text: string; stem: string; root: string }[];
  /** Chinese is looked for as it stands: the whole, and its halves turned round. */
  han: string[];
}

const soughtBy = onceFor((term: Term, language: Language): Sought => {
  const folded = fold(term.text);
  return {
    words: wordSense(language).words(term.text),
    han: hasHan(term.text) ? [folded, folded.slice(2) + folded.slice(0, 2)] : [],
  };
});

/** All that pieces of text may be found by. */
interface Spoken {
  concepts: Set<number>;
  roots: Set<string>;
  stems: string[];
  groups: Set<number>;
  folded: string[];
  licence: boolean;
}

function spokenIn(units: readonly IndexedUnit[], from: ResumeIndex, asking: Asking): Spoken {
  const { language } = from.resume;
  const hits = units.flatMap((unit) => unit.hits.map(({ concept }) => concept));
  // The lists of one language say nothing of words of another.
  const lists = from.found.otherwise.size > 0 && language === asking.job.language;
  return {
    concepts: new Set([...hits, ...hits.flatMap(asking.implies)]),
    roots: new Set(units.flatMap(({ asked }) => asked.roots)),
    stems: units.flatMap(({ asked }) => asked.starts.map(({ stem }) => stem)),
    groups: new Set(lists ? units.flatMap((unit) => [...saidFor(asking.job)(unit)]) : []),
    folded: units.map(({ folded }) => folded),
    licence: units.some((unit) => licencesOfUnit(unit, language) !== undefined),
  };
}

function mayBeIn(term: Term, spoken: Spoken, language: Language): boolean {
  if (term.concept !== undefined && spoken.concepts.has(term.concept)) return true;
  const { words, han } = soughtBy(term, language);
  if (han.some((text) => spoken.folded.some((folded) => folded.includes(text)))) return true;
  return words.some(
    ({ text, stem, root }) =>
      spoken.roots.has(root) ||
      spoken.roots.has(text) ||
      spoken.stems.some((one) => one === stem || endsWithHead(one, stem)),
  );
}

/** The same of what it is looked for by where nothing names it. */
function mayBeInOtherWords(term: Term, { licence, groups }: Spoken, language: Language): boolean {
  if (licence && licencesOfTerm(term, language)) return true;
  return groups.size > 0 && [...groupsOf(term.text, lexisOf(language))].some((group) => groups.has(group));
}

/**
 * An edited resume has nearly all pieces of text of the one it was made from. What was found for a term there is found
 * here too, where none of the pieces that changed has anything that a term is looked for by.
 */
export function carryFound(from: ResumeIndex, to: ResumeIndex, asking: Asking): void {
  const { language } = to.resume;
  if (from.units.length !== to.units.length || from.resume.language !== language) return;
  const changed = to.units.flatMap((unit, at) => {
    const before = from.units[at];
    return before && before !== unit ? [before, unit] : [];
  });
  if (changed.length > 2 * mostChanged) return;
  const spoken = spokenIn(changed, from, asking);
  for (const [term, proofs] of from.found.terms) {
    const otherwise = from.found.otherwise.has(term);
    if (mayBeIn(term, spoken, asking.job.language)) continue;
    if (otherwise && mayBeInOtherWords(term, spoken, asking.job.language)) continue;
    to.found.terms.set(term, proofs);
    if (otherwise) to.found.otherwise.add(term);
  }
  const entries = new Set(changed.map(({ unit }) => unit.entryId));
  for (const [entry, share] of from.found.alike) if (!entries.has(entry)) to.found.alike.set(entry, share);
}
