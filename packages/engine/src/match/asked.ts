import { onceFor } from '../text/once-for.ts';
import type { Job, Requirement } from '../types.ts';
import { hasHan } from './fold.ts';
import { type Word, wordSense } from './words.ts';

/** The words by which the terms and duties of a job are looked for: of a resume nothing else need be indexed. */
export interface Asked {
  /** Stems that a term begins with. */
  stems: ReadonlySet<string>;
  /** German: stems that another word may end with ("Buchhaltung"). */
  heads: readonly string[];
  roots: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
  /** Concept → what is asked for and implied by it; looked up once for all resumes. */
  implied: Map<number, readonly number[]>;
  /** What of it stands in a piece of text that was read. */
  inText: WeakMap<object, AskedInText>;
}

export interface AskedInText {
  roots: string[];
  /** Where the stems stand, by the number of the word. */
  starts: { stem: string; at: number }[];
  /** How much of each duty the text speaks of. */
  shares: Map<Requirement, number>;
}

/** Shorter ones are the end of too many words. */
export const shortestHead = 6;

export const askedOf = onceFor(gather);

function gather(job: Job, vocabulary: ReadonlyMap<string, number>): Asked {
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
      // "logiciel ERP" is looked for by its name too.
      for (const { stem, start, end } of words)
        if (/^\p{Lu}[\p{Lu}\d]+$/u.test(text.slice(start, end))) stems.add(stem);
      if (job.language === 'de' && words.length === 1 && first.stem.length >= shortestHead)
        heads.add(first.stem);
    }
  }
  const terms = job.requirements.flatMap((requirement) => requirement.terms);
  const concepts = new Set(terms.flatMap(({ concept }) => (concept === undefined ? [] : [concept])));
  return { stems, heads: [...heads], roots, concepts, implied: new Map(), inText: new WeakMap() };
}

/** `read`: the words of a piece of text, the same object each time they are asked for. */
export function askedIn(read: { words: Word[]; roots: ReadonlySet<string> }, asked: Asked): AskedInText {
  const { stems, heads, roots, inText } = asked;
  const before = inText.get(read);
  if (before) return before;
  const made: AskedInText = {
    roots: [...read.roots].filter((root) => roots.has(root)),
    starts: read.words.flatMap(({ stem }, at) =>
      stems.has(stem) || heads.some((head) => endsWithHead(stem, head)) ? [{ stem, at }] : [],
    ),
    shares: new Map(),
  };
  inText.set(read, made);
  return made;
}

/** In German a narrower thing is written onto the wider one: "Kreditorenbuchhaltung" is "Buchhaltung". */
export const endsWithHead = (stem: string, head: string): boolean =>
  stem.length > head.length + 2 && stem.endsWith(head);
