import type { Lexica } from '../lexica.ts';
import { jobPacks } from '../locales/job-packs.ts';
import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import { perLanguage } from '../text/per-language.ts';
import type { Language } from '../types.ts';
import { fold, hasHan } from './fold.ts';
import { phrasePattern } from './phrases.ts';
import { type Word, wordSense } from './words.ts';

interface TitleWord {
  root: string;
  text: string;
  /** Shared by many trades ("engineer", "manager"). */
  role: boolean;
  /** Says how high, not what ("head", "junior"). */
  rank: boolean;
}

/** A title, its trade and its rank told apart. */
export interface TitleSense {
  language: Language;
  /** Occupations of the lexicon that the title names. */
  occupations: number[];
  /** Occupations that those are kinds of (an intensive care nurse is a nurse). */
  wider: number[];
  /** Skills the title names ("Java Developer"). */
  skills: number[];
  words: TitleWord[];
  rank: number;
}

interface TitleWords {
  noise: RegExp;
  roles: RegExp;
  ranks: { rank: number; pattern: RegExp }[];
}

const titleWords = perLanguage((language): TitleWords => {
  const { titleNoise, roleWords, seniority } = jobPacks[language];
  return {
    noise: phrasePattern(titleNoise, 'g'),
    roles: phrasePattern(roleWords, 'g'),
    ranks: [
      { rank: 3, pattern: phrasePattern(seniority.lead, 'g') },
      { rank: 2, pattern: phrasePattern(seniority.senior, 'g') },
      { rank: 0, pattern: phrasePattern(seniority.junior, 'g') },
    ],
  };
});

/** Han titles have no spaces: the role at their end is cut off, so that the trade stands alone. */
function titleParts(folded: string, language: Language): { text: string; role: boolean }[] {
  if (!hasHan(folded)) return [{ text: folded, role: false }];
  const roles = allMatches(folded, titleWords(language).roles).map((match) => ({
    text: match[0],
    role: true,
  }));
  return [{ text: folded.replace(titleWords(language).roles, ' '), role: false }, ...roles];
}

/** The same few titles are asked for again and again: by the words of their language, each as it is written. */
const sensesBy = onceFor((_: Lexica) => onceFor((_words: TitleWords) => new Map<string, TitleSense>()));

export function titleSense(title: string, language: Language, lexica: Lexica): TitleSense {
  const senses = sensesBy(lexica)(titleWords(language));
  const key = title.slice(0, 200);
  const found = senses.get(key);
  if (found) return found;
  const made = readTitle(title, language, lexica);
  if (senses.size > 2000) senses.clear();
  senses.set(key, made);
  return made;
}

function readTitle(title: string, language: Language, lexica: Lexica): TitleSense {
  const { noise, ranks } = titleWords(language);
  const sense = wordSense(language);
  const text = title.replace(/[(（][^)）]*[)）]/g, ' ').slice(0, 200);
  const folded = fold(text).replace(noise, ' ');
  const rank = ranks.find((r) => folded.search(r.pattern) >= 0)?.rank ?? 1;
  const isRank = (word: Word): boolean => ranks.some((r) => word.text.replace(r.pattern, '') === '');
  const words = titleParts(folded, language).flatMap((part) =>
    sense.content(part.text).map((word) => {
      const rank = isRank(word);
      return { root: word.root, text: word.text, role: part.role || rank || sense.isRole(word), rank };
    }),
  );
  // "Technician" alone is no occupation: a hundred trades have one.
  const hits = lexica.hits(text, language).filter((hit) => {
    const own = sense.content(fold(text.slice(hit.start, hit.end)));
    return hasHan(text) || own.some((word) => !sense.isRole(word) && !isRank(word));
  });
  const occupations = hits.filter((hit) => lexica.kind(hit.concept) === 'title').map((hit) => hit.concept);
  return {
    language,
    occupations,
    wider: occupations.flatMap((one) => lexica.implies(one)).filter((one) => lexica.kind(one) === 'title'),
    skills: hits.filter((hit) => lexica.kind(hit.concept) !== 'title').map((hit) => hit.concept),
    words,
    rank,
  };
}

const weight = (word: { role: boolean }): number => (word.role ? 0.35 : 1);

/** Whether the beginning of one compound stands in another ("Pflegefachkraft", "Intensivpflegerin"). */
function fragment(word: string, other: string): boolean {
  let length = 5;
  if (word.length < 9 || !other.includes(word.slice(0, length))) return false;
  while (length < word.length && other.includes(word.slice(0, length + 1))) length += 1;
  return length >= 0.35 * word.length;
}

/** Compounds hold their trade: "Krankenpfleger" and "Pfleger". */
function sameWord(a: { root: string; text: string }, b: { root: string; text: string }): number {
  if (a.root === b.root) return 1;
  const [short, long] = a.root.length < b.root.length ? [a.root, b.root] : [b.root, a.root];
  if (short.length < 5) return 0;
  // The head of a compound says what it is ("Kreditorenbuchhalterin"), its front only where.
  if (long.endsWith(short)) return 0.9;
  if (long.includes(short)) return 0.7;
  return fragment(short, long) || fragment(long, short) ? 0.5 : 0;
}

function shared(from: TitleSense['words'], to: TitleSense['words']): number {
  let total = 0;
  let found = 0;
  for (const word of from) {
    total += weight(word);
    found += weight(word) * Math.max(0, ...to.map((other) => sameWord(word, other)));
  }
  return total === 0 ? 0 : found / total;
}

/** Two trades of one field share their first word, not their last ("data engineer", "data analyst"). */
function otherTrade(a: TitleSense, b: TitleSense): boolean {
  const roles = (t: TitleSense) => t.words.filter((word) => word.role && !word.rank);
  const [mine, theirs] = [roles(a), roles(b)];
  if (mine.length === 0 || theirs.length === 0) return false;
  return !mine.some((word) => theirs.some((other) => sameWord(word, other) > 0));
}

const meet = (some: number[], others: number[]): boolean => some.some((one) => others.includes(one));

/** How near two titles are by the occupations that the lexicon knows; undefined when it cannot tell. */
function byOccupation(job: TitleSense, other: TitleSense): number | undefined {
  if (meet(job.occupations, other.occupations)) return 1;
  if (meet(job.occupations, other.wider)) return narrower;
  if (meet(job.wider, other.occupations)) return wider;
  if (meet(job.wider, other.wider)) return sisters;
  return undefined;
}

/** Of a person whose trade is a kind of the one asked for, holds the wider one, or another kind of it. */
const narrower = 0.9;
const wider = 0.75;
const sisters = 0.6;
/** Two occupations that the lexicon tells apart are not one trade, however alike their names. */
const apart = 0.45;

/** How near two titles are, 0 to 1; the same few are held against each other again and again. */
export const titleCloseness = (job: TitleSense, other: TitleSense): number => closenessTo(job)(other);

const closenessTo = onceFor((job: TitleSense) => onceFor((other: TitleSense) => closeness(job, other)));

function closeness(job: TitleSense, other: TitleSense): number {
  const known = byOccupation(job, other);
  if (known !== undefined) return known;
  const words = 0.8 * shared(job.words, other.words) + 0.2 * shared(other.words, job.words);
  const skills =
    job.skills.length > 0 && job.skills.some((concept) => other.skills.includes(concept)) ? 0.5 : 0;
  const near = Math.max(words * (otherTrade(job, other) ? 0.5 : 1), skills);
  const told = job.occupations.length > 0 && other.occupations.length > 0;
  return told ? Math.min(near, apart) : near;
}
