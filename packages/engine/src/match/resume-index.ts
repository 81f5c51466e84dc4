import { readyPack } from '../job/pack.ts';
import type { Lexica } from '../lexica.ts';
import { inAnyLanguage } from '../locales/writing-packs.ts';
import { gather } from '../text/gather.ts';
import { memo } from '../text/memo.ts';
import type { AsOf, Language, LineIndex, Requirement, Resume, Term } from '../types.ts';
import { type Asked, type AskedInText, askedAmong, askedIn, type NamedIn } from './asked.ts';
import { fold } from './fold.ts';
import type { Proof } from './proof.ts';
import { resumeUnits, type Unit } from './units.ts';
import type { ValueMatch } from './value-match.ts';
import { type Word, wordSense } from './words.ts';

export interface Occurrence {
  unit: Unit;
  start: number;
  end: number;
  exact: boolean;
  /** The words found, without inflection. */
  stems: string;
}

export interface IndexedUnit extends Annotation {
  unit: Unit;
  asked: AskedInText;
  /** Which unit of the resume it is, from 0. */
  order: number;
}

/** A resume made searchable: where each thing, and each word, that the job asks for stands. */
export interface ResumeIndex {
  resume: Resume;
  units: IndexedUnit[];
  concepts: Map<number, Occurrence[]>;
  /** Concept → what in the resume implies it. */
  implied: Map<number, Occurrence[]>;
  stems: Map<string, { unit: IndexedUnit; at: number }[]>;
  roots: Map<string, IndexedUnit[]>;
  /** What was found for the terms and duties of the job: asked for again with other facts. */
  found: {
    terms: Map<Term, Proof[]>;
    duties: Map<Requirement, ValueMatch>;
    alike: Map<string, number>;
  };
}

/** What reading one piece of text gives; kept between runs over nearly the same resume. */
interface Annotation {
  words: Word[];
  roots: Set<string>;
  folded: string;
  hits: NamedIn[];
}

export type AnnotationCache = Map<string, Annotation>;

/** A "no experience with …" reaches to the end of its clause. */
function negatedFrom(folded: string, negation: RegExp): number | undefined {
  const at = folded.search(negation);
  return at < 0 ? undefined : at;
}

const clauseEnd = /[.;,。；，]|\sbut\s/;

const learner = new RegExp(
  `(?:^|[^\\p{L}\\s'’])\\s*(?:${inAnyLanguage(({ learners }) => learners.role)})[a-zß-ÿ]*`,
  'iu',
);

const namesLearner = memo((text) => learner.test(text));

/** "Apprentie fleuriste": who learned a trade has not looked after those who learn it. */
function learnerWord(text: string): { start: number; end: number } | undefined {
  const found = learner.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

function annotate(text: string, language: Language, lexica: Lexica, asLearner: boolean): Annotation {
  const sense = wordSense(language);
  let words = sense.words(text);
  const folded = fold(text);
  const from = negatedFrom(folded, readyPack(language).negation);
  let hits = lexica.hits(text, language);
  if (from !== undefined) {
    const rest = folded.slice(from).search(clauseEnd);
    const to = rest < 0 ? folded.length : from + rest;
    const outside = (span: { start: number }): boolean => span.start < from || span.start >= to;
    hits = hits.filter(outside);
    words = words.filter(outside);
  }
  const learning = asLearner ? learnerWord(text) : undefined;
  const isLearner = (span: { start: number; end: number }): boolean =>
    learning !== undefined && span.start >= learning.start && span.end <= learning.end;
  if (learning) hits = hits.filter((hit) => !isLearner(hit));
  const roots = new Set<string>();
  for (const word of words) if (!sense.isStop(word) && !isLearner(word)) roots.add(word.root);
  // Both stand in order; no word ends before one that stands in front of it.
  let first = 0;
  const stemmed = hits.map((hit) => {
    while (first < words.length && (words[first]?.end ?? 0) <= hit.start) first += 1;
    const stems: string[] = [];
    for (let at = first; at < words.length; at += 1) {
      const word = words[at];
      if (!word || word.start >= hit.end) break;
      if (word.end > hit.start) stems.push(word.stem);
    }
    return { ...hit, stems: stems.join(' ') };
  });
  return { words, roots, folded, hits: stemmed };
}

const cacheLimit = 4000;

export function indexResume(
  resume: Resume,
  asOf: AsOf,
  ignored: ReadonlySet<LineIndex>,
  reading: UnitReading,
): ResumeIndex {
  const index: ResumeIndex = {
    resume,
    units: [],
    concepts: new Map(),
    implied: new Map(),
    stems: new Map(),
    roots: new Map(),
    found: { terms: new Map(), duties: new Map(), alike: new Map() },
  };
  if (reading.cache.size > cacheLimit) reading.cache.clear();
  addUnits(index, resumeUnits(resume, asOf, ignored), reading);
  return index;
}

/** The same page with more said on it. */
export function indexWithMore(index: ResumeIndex, more: readonly Unit[], reading: UnitReading): ResumeIndex {
  const made: ResumeIndex = {
    resume: index.resume,
    units: [...index.units],
    concepts: copied(index.concepts),
    implied: new Map(),
    stems: copied(index.stems),
    roots: copied(index.roots),
    found: { terms: new Map(), duties: new Map(), alike: new Map(index.found.alike) },
  };
  addUnits(made, more, reading);
  return made;
}

const copied = <K, T>(lists: ReadonlyMap<K, readonly T[]>): Map<K, T[]> =>
  new Map([...lists].map(([key, list]) => [key, [...list]]));

export interface UnitReading {
  lexica: Lexica;
  asked: Asked;
  cache: AnnotationCache;
}

function addUnits(index: ResumeIndex, units: readonly Unit[], { lexica, asked, cache }: UnitReading): void {
  const { resume } = index;
  for (const unit of units) {
    const asLearner = unit.head && namesLearner(unit.text);
    const key = asLearner ? `${unit.text}\n` : unit.text;
    let noted = cache.get(key);
    if (!noted) {
      noted = annotate(unit.text, resume.language, lexica, asLearner);
      cache.set(key, noted);
    }
    // Named one by one: copied into an object that has others already, they would take longer than the rest.
    const { words, roots, folded, hits } = noted;
    const order = index.units.length;
    addUnit(index, { unit, order, asked: askedIn(noted, asked, lexica), words, roots, folded, hits });
  }
  for (const [concept, occurrences] of index.concepts)
    for (const implied of askedAmong(concept, asked, lexica))
      for (const occurrence of occurrences) gather(index.implied, implied, occurrence);
}

function addUnit(index: ResumeIndex, indexed: IndexedUnit): void {
  const { unit, asked } = indexed;
  index.units.push(indexed);
  for (const root of asked.roots) gather(index.roots, root, indexed);
  for (const { stem, at } of asked.starts) gather(index.stems, stem, { unit: indexed, at });
  for (const { start, end, exact, stems, concept } of asked.hits)
    gather(index.concepts, concept, { unit, start, end, exact, stems });
}
