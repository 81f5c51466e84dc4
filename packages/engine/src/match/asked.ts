import type { Lexica } from '../lexica.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Requirement } from '../types.ts';
import { conceptsOf } from './duty-match.ts';
import { hasHan } from './fold.ts';
import { isWrittenAsName } from './names.ts';
import { respaced } from './respaced.ts';
import { type Word, wordSense } from './words.ts';

/** The words by which the terms and duties of a job are looked for: of a resume nothing else need be indexed. */
export interface Asked {
  /** Stems that a term begins with. */
  stems: ReadonlySet<string>;
  /** German: stems that another word may end with ("Buchhaltung"). */
  heads: readonly string[];
  roots: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
  /** Those of the terms, and those that a duty names. */
  named: ReadonlySet<number>;
  /** Concept → what is asked for and implied by it; looked up once for all resumes. */
  implied: Map<number, readonly number[]>;
  /** What of it stands in a piece of text that was read. */
  inText: WeakMap<object, AskedInText>;
}

export interface AskedInText {
  roots: string[];
  /** Where the stems stand, by the number of the word. */
  starts: { stem: string; at: number }[];
  /** Names of what is asked for, or of what implies it. */
  hits: readonly NamedIn[];
  /** How much of each duty the text speaks of. */
  shares: Map<Requirement, number>;
}

/** A name in a text, and its words without inflection. */
export interface NamedIn {
  start: number;
  end: number;
  concept: number;
  exact: boolean;
  stems: string;
}

/** Shorter ones are the end of too many words. */
export const shortestHead = 6;

interface Looking {
  /** Telling words of the posting. */
  vocabulary: ReadonlyMap<string, number>;
  lexica: Lexica;
}

export const askedOf = onceFor(gather);

function gather(job: Job, { vocabulary, lexica }: Looking): Asked {
  const sense = wordSense(job.language);
  const stems = new Set<string>();
  const heads = new Set<string>();
  const roots = new Set(vocabulary.keys());
  for (const requirement of job.requirements) {
    if (requirement.kind === 'duty') for (const { root } of sense.words(requirement.text)) roots.add(root);
    for (const { text } of requirement.terms) {
      const words = sense.words(text);
      const [first] = words;
      // Han is compared by its pairs of characters as they stand.
      for (const word of words) roots.add(hasHan(text) ? word.text : word.root);
      if (!first) continue;
      stems.add(first.stem);
      for (const [other = first.stem] of respaced(words, sense)) stems.add(other);
      // "logiciel ERP" is looked for by its name too.
      for (const { stem, start, end } of words)
        if (isWrittenAsName(text, { start, end }, job.language)) stems.add(stem);
      if (job.language === 'de' && words.length === 1 && first.stem.length >= shortestHead)
        heads.add(first.stem);
    }
  }
  const terms = job.requirements.flatMap((requirement) => requirement.terms);
  const concepts = new Set(terms.flatMap(({ concept }) => (concept === undefined ? [] : [concept])));
  const duties = job.requirements.filter(({ kind }) => kind === 'duty');
  const readers = { language: job.language, lexica };
  const named = new Set([...concepts, ...duties.flatMap((duty) => conceptsOf(duty, readers))]);
  return { stems, heads: [...heads], roots, concepts, named, implied: new Map(), inText: new WeakMap() };
}

/** What the concept implies and the job asks for: nothing else of it is ever looked for. */
export function askedAmong(concept: number, { concepts, implied }: Asked, lexica: Lexica): readonly number[] {
  const known = implied.get(concept) ?? lexica.implies(concept).filter((one) => concepts.has(one));
  implied.set(concept, known);
  return known;
}

interface Read {
  words: Word[];
  roots: ReadonlySet<string>;
  hits: readonly NamedIn[];
}

/** `read`: what a piece of text says, the same object each time it is asked for. */
export function askedIn(read: Read, asked: Asked, lexica: Lexica): AskedInText {
  const { stems, heads, roots, named, inText } = asked;
  const before = inText.get(read);
  if (before) return before;
  const made: AskedInText = {
    roots: [...read.roots].filter((root) => roots.has(root)),
    starts: read.words.flatMap(({ stem }, at) =>
      stems.has(stem) || heads.some((head) => endsWithHead(stem, head)) ? [{ stem, at }] : [],
    ),
    hits: read.hits.filter(
      ({ concept }) => named.has(concept) || askedAmong(concept, asked, lexica).length > 0,
    ),
    shares: new Map(),
  };
  inText.set(read, made);
  return made;
}

/** In German a narrower thing is written onto the wider one: "Kreditorenbuchhaltung" is "Buchhaltung". */
export const endsWithHead = (stem: string, head: string): boolean =>
  stem.length > head.length + 2 && stem.endsWith(head);
