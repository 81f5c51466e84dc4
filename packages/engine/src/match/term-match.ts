import type { Lexica } from '../lexica.ts';
import { onceFor } from '../text/once-for.ts';
import type { Evidence, Fact, Job, LineIndex, Term } from '../types.ts';
import { endsWithHead, shortestHead } from './asked.ts';
import { unitsInEqualWords } from './equal-words.ts';
import { fold, hasHan } from './fold.ts';
import { licenceCovers, licencesIn } from './licences.ts';
import { licencesOfTerm, licencesOfUnit } from './licences-of.ts';
import { isWrittenAsName } from './names.ts';
import { clip, closeness, type Proof, proof } from './proof.ts';
import { papersCalled, rankHolders } from './ranks.ts';
import { respaced } from './respaced.ts';
import type { IndexedUnit, ResumeIndex } from './resume-index.ts';
import type { Unit } from './units.ts';
import { wordSense } from './words.ts';

export interface Matching {
  index: ResumeIndex;
  job: Job;
  lexica: Lexica;
  facts: Fact[];
  /** Telling words of the posting. */
  vocabulary: ReadonlyMap<string, number>;
}

function byConcept(term: Term, concept: number, matching: Matching): Proof[] {
  const { index, lexica } = matching;
  const asked = wordsOf(term, matching).said;
  const proofs: Proof[] = [];
  for (const found of index.concepts.get(concept) ?? []) {
    if (found.stems === asked) proofs.push(proof(found.unit, 'same', closeness.same));
    else if (found.exact && lexica.isExact(term.text, concept, matching.job.language))
      proofs.push(proof(found.unit, 'alias', closeness.alias));
    else proofs.push(proof(found.unit, 'implied', closeness.near));
  }
  for (const found of index.implied.get(concept) ?? [])
    proofs.push(proof(found.unit, 'implied', closeness.implied));
  return proofs;
}

function unitsWithHead(stem: string, { index, job }: Matching): IndexedUnit[] {
  if (job.language !== 'de' || stem.length < shortestHead) return [];
  const found: IndexedUnit[] = [];
  for (const [other, places] of index.stems)
    if (endsWithHead(other, stem)) found.push(...places.map(({ unit }) => unit));
  return found;
}

/** Units that hold the words one behind the other. */
function unitsWithRun(stems: string[], index: ResumeIndex): IndexedUnit[] {
  const [first, ...rest] = stems;
  if (first === undefined) return [];
  return (index.stems.get(first) ?? [])
    .filter(({ unit, at }) => rest.every((stem, i) => unit.words[at + 1 + i]?.stem === stem))
    .map(({ unit }) => unit);
}

/** Han has no words to compare: the stretch itself, or most of its pairs of characters. */
function byHan(text: string, pairs: string[], index: ResumeIndex): Proof[] {
  const folded = fold(text);
  const whole = index.units.filter((unit) => unit.folded.includes(folded));
  if (whole.length > 0) return whole.map((unit) => proof(unit.unit, 'same', closeness.same));
  // 成本控制 and 控制成本 say the same.
  const turned = folded.length === 4 ? folded.slice(2) + folded.slice(0, 2) : undefined;
  const swapped = turned ? index.units.filter((unit) => unit.folded.includes(turned)) : [];
  if (swapped.length > 0) return swapped.map((unit) => proof(unit.unit, 'implied', closeness.reordered));
  return pairs.length >= 3 ? scattered([...new Set(pairs)], false, index, 0.6) : [];
}

/** What the words of a term are looked for by; the same for every resume. */
const wordsOf = onceFor((term: Term, { job }: Matching) => {
  const sense = wordSense(job.language);
  const words = sense.words(term.text);
  const content = sense.content(term.text);
  const stems = words.map((word) => word.stem);
  return {
    han: hasHan(term.text) ? words.map((word) => word.text) : undefined,
    stems,
    runs: [stems, ...respaced(words, sense)],
    said: stems.join(' '),
    roots: content.map((word) => word.root),
    onlyGeneric: content.every((word) => sense.isGeneric(word)),
  };
});

function byWords(term: Term, matching: Matching): Proof[] {
  const { index } = matching;
  const { han, stems, runs, roots, onlyGeneric } = wordsOf(term, matching);
  if (han) return byHan(term.text, han, index);
  const compounds = stems.length === 1 ? unitsWithHead(stems[0] ?? '', matching) : [];
  const whole = runs
    .flatMap((run) => unitsWithRun(run, index))
    .map((unit) => proof(unit.unit, 'same', closeness.same));
  const [only] = roots;
  if (roots.length === 1 && only && only.length >= 7)
    for (const unit of index.roots.get(only) ?? [])
      if (!whole.some((one) => one.unit === unit.unit))
        whole.push(proof(unit.unit, 'implied', closeness.derived));
  if (whole.some(inWork) || roots.length < 2)
    return [...whole, ...compounds.map((unit) => proof(unit.unit, 'implied', closeness.reordered))];
  const spread = scattered([...new Set(roots)], onlyGeneric, index);
  return [...whole, ...spread.filter((one) => !whole.some((other) => other.unit === one.unit))];
}

/** Most words of a longer term near one another, in another order or form. */
function scattered(
  roots: string[],
  onlyGeneric: boolean,
  index: ResumeIndex,
  least = roots.length >= 3 ? 0.66 : 1,
): Proof[] {
  if (onlyGeneric) return [];
  const held = new Map<IndexedUnit, number>();
  for (const root of roots)
    for (const unit of index.roots.get(root) ?? []) held.set(unit, (held.get(unit) ?? 0) + 1);
  return [...held]
    .filter(([, count]) => count / roots.length >= least)
    .sort(([a], [b]) => a.order - b.order)
    .map(([{ unit }, count]) => {
      const share = count / roots.length;
      const whole = share === 1 && roots.length <= 3;
      return proof(unit, 'implied', whole ? closeness.reordered : closeness.scattered * share);
    });
}

/** Each term is held against each answer that might be given. */
const foldedOf = onceFor(({ text }: Term | Fact) => fold(text).trim());

function byFacts(term: Term, matching: Matching): Proof[] {
  if (matching.facts.length === 0) return [];
  return matching.facts
    .filter((fact) => fact.answer === 'yes')
    .filter((fact) =>
      fact.concept !== undefined && term.concept !== undefined
        ? fact.concept === term.concept
        : foldedOf(fact) === foldedOf(term),
    )
    .map((fact) => ({
      unit: null,
      quote: clip(fact.detail ?? fact.text),
      relation: 'fact' as const,
      evidence: fact.entryId ? 0.9 : 0.65,
      visibility: 0,
    }));
}

const inWork = (one: Proof): boolean => one.unit?.place === 'role' || one.unit?.place === 'project';

/** Everything that speaks for a term, the strongest first; order of the resume among equals. */
export function proofsOf(term: Term, matching: Matching): Proof[] {
  const { terms } = matching.index.found;
  const written = terms.get(term) ?? proofsInText(term, matching);
  terms.set(term, written);
  const told = byFacts(term, matching);
  return told.length === 0 ? written : [...written, ...told].sort(strongestFirst);
}

const strongestFirst = (a: Proof, b: Proof): number => b.evidence - a.evidence || b.visibility - a.visibility;

function proofsInText(term: Term, matching: Matching): Proof[] {
  const found = term.concept === undefined ? [] : byConcept(term, term.concept, matching);
  const ranked = byRank(term, found, matching);
  if (ranked) return ranked.sort(strongestFirst);
  // Listed by name and shown in other words ("menu planning", "plan menus"): both count.
  const shown = found.some((one) => one.relation === 'same' && inWork(one));
  const literal = shown ? [] : byWords(term, matching);
  const named = ofRoads(term, [...found, ...literal], matching);
  const proven = named.some((one) => inWork(one) && (one.relation !== 'implied' || one.evidence >= 0.5));
  const equal = proven ? [] : ofRoads(term, byEqualWords(term, matching), matching);
  const papers = proven ? [] : ofRoads(term, byPaperName(term, matching), matching);
  const told = proven ? [] : [...byLicence(term, matching), ...equal, ...papers];
  const inOtherWords = [...named, ...told];
  if (inOtherWords.length > 0) return inOtherWords.sort(strongestFirst);
  const otherForm = byName(term, matching);
  return (otherForm.length > 0 ? otherForm : byHead(term, matching)).sort(strongestFirst);
}

/** A paper of a rank is shown by its own name, or by one of that rank or a higher. */
function byRank(term: Term, found: Proof[], matching: Matching): Proof[] | undefined {
  const held = rankHolders(term, matching.index.units, matching.job);
  if (!held) return undefined;
  return [
    // One name may stand for papers of every rank.
    ...found.filter(({ unit }) => unit === null || !held.lower.includes(unit)),
    ...byWords(term, matching).filter(({ relation }) => relation === 'same'),
    ...held.enough.map((unit) => proof(unit, 'implied', closeness.near)),
  ];
}

/** Han parts no words: the licence for a drone holds the name of the one that is asked for, and is another. */
function ofRoads(term: Term, proofs: Proof[], { index, job }: Matching): Proof[] {
  if (!hasHan(term.text) || !licencesOfTerm(term, job.language)) return proofs;
  const { language } = index.resume;
  return proofs.filter(({ unit }) => unit === null || licencesIn(unit.text, language) !== undefined);
}

const byPaperName = (term: Term, { index, job }: Matching): Proof[] =>
  papersCalled(term, index.units, job).map((unit) => proof(unit, 'implied', closeness.near));

/** Licences by their classes, in the words of either language. */
function byLicence(term: Term, { index, job }: Matching): Proof[] {
  const asked = licencesOfTerm(term, job.language);
  if (!asked) return [];
  const { language } = index.resume;
  return index.units.flatMap((each) => {
    const held = licencesOfUnit(each, language);
    return held && licenceCovers(asked, held, job.language)
      ? [proof(each.unit, 'implied', closeness.near)]
      : [];
  });
}

/** "CRM system", "SAP-Kenntnisse", "logiciel ERP": the name says it, and what it is called beside it nothing. */
function byName(term: Term, { index, job }: Matching): Proof[] {
  const sense = wordSense(job.language);
  const [name, ...others] = sense.telling(term.text);
  if (!name || others.length > 0 || sense.words(term.text).length === 1) return [];
  // Only what is written as a name: "customer system" says less than its words.
  if (!isWrittenAsName(term.text, name, job.language)) return [];
  return unitsWithRun([name.stem], index).map((unit) => proof(unit.unit, 'implied', closeness.near));
}

/** A shorter head names too many things. */
const tellingHead = 9;

/** "Swiss withholding tax" is asked for, "withholding tax" is shown: the head of what is asked says a part. */
function byHead(term: Term, { index, job }: Matching): Proof[] {
  if (term.concept !== undefined || index.resume.language !== job.language || hasHan(term.text)) return [];
  const sense = wordSense(job.language);
  const words = sense.content(term.text);
  const head = headLast.has(job.language) ? words.at(-1) : words[0];
  if (words.length !== 2 || !head || sense.isGeneric(head) || head.text.length < tellingHead) return [];
  return (index.roots.get(head.root) ?? []).map((unit) => proof(unit.unit, 'implied', closeness.wider, 0));
}

const headLast: ReadonlySet<string> = new Set(['de', 'en']);

/** Both texts in one language: its lists know what means the same. */
function byEqualWords(term: Term, { index, job }: Matching): Proof[] {
  if (index.resume.language !== job.language) return [];
  return unitsInEqualWords(term.text, index.units, job).map(({ unit }) =>
    proof(unit, 'implied', closeness.near),
  );
}

/** The line of a unit that the quote is shown at. */
const lineOf = (unit: Unit | null): LineIndex => unit?.lines[0] ?? -1;

export function toEvidence(proofs: Proof[], most = 3): Evidence[] {
  const seen = new Set<string>();
  const kept: Evidence[] = [];
  for (const one of proofs) {
    const line = lineOf(one.unit);
    const key = `${line} ${one.quote}`;
    if (seen.has(key) || kept.length >= most) continue;
    seen.add(key);
    const entry = one.unit?.entryId === undefined ? {} : { entryId: one.unit.entryId };
    kept.push({ line, quote: one.quote, relation: one.relation, ...entry });
  }
  return kept;
}
