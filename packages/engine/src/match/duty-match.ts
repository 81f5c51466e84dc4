import { lexisOf } from '../gate/lexis.ts';
import type { Lexica } from '../lexica.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Language, MatchStatus, Requirement, Resume } from '../types.ts';
import { groupsSaidBy, isSaid, type NamedPart, namedParts } from './equal-words.ts';
import type { IndexedUnit, ResumeIndex } from './resume-index.ts';
import type { Unit } from './units.ts';
import type { ValueMatch } from './value-match.ts';
import { type Word, wordSense } from './words.ts';

const genericShare = 0.25;

interface Readers {
  language: Language;
  lexica: Lexica;
}

/** What a duty says, as words and as concepts, each with what it tells. */
interface DutySense {
  roots: Map<string, Telling>;
  concepts: number[];
}

/** A word of the duty: how much it tells, and the groups of equal words that say it in another way. */
interface Telling {
  weight: number;
  groups: readonly number[];
}

const dutySense = onceFor(({ text }: Requirement, { language, lexica }: Readers): DutySense => {
  const sense = wordSense(language);
  const parts = namedParts(text, lexisOf(language));
  const roots = new Map<string, Telling>();
  for (const word of sense.words(text)) {
    if (sense.isStop(word)) continue;
    const groups = parts.filter(({ spans }) => isWithin(word, spans)).map(({ group }) => group);
    roots.set(word.root, { weight: sense.isGeneric(word) ? genericShare : 1, groups });
  }
  const named = new Set(lexica.hits(text, language).map(({ concept }) => concept));
  // "Lead five bakers": with whom or for whom one works is not the work.
  return { roots, concepts: [...named].filter((concept) => lexica.kind(concept) !== 'title') };
});

/** Two Chinese characters stand over a span of either; any other word in its own. */
const isWithin = (word: Word, spans: NamedPart['spans']): boolean =>
  [word.start, word.end - 1].every((at) => spans.some(({ start, end }) => start <= at && at < end));

/** What a duty names. */
export const conceptsOf = (duty: Requirement, readers: Readers): readonly number[] =>
  dutySense(duty, readers).concepts;

/** Words of equal meaning say nearly what the duty's own do. */
const inEqualWords = 0.85;

/** Less of a duty in one place is a word that it shares, whatever that word is the name of. */
const leastShown = 0.25;

interface Shares {
  /** By the posting's own words: what a filter sees. */
  literal: number;
  /** By equal words too: what is true. */
  meant: number;
}

function sharesOf(
  roots: DutySense['roots'],
  has: (root: string) => boolean,
  says: (group: number) => boolean,
): Shares {
  let total = 0;
  let literal = 0;
  let meant = 0;
  for (const [root, { weight, groups }] of roots) {
    total += weight;
    if (has(root)) literal += weight;
    else if (groups.some(says)) meant += weight * inEqualWords;
  }
  return total === 0 ? { literal, meant } : { literal: literal / total, meant: (literal + meant) / total };
}

/** Words that only the employer of an entry is called by: where one worked is no work that was done. */
const employersOf = onceFor(
  ({ experience, language }: Resume): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      experience.map(({ id, title, organization }) => {
        const sense = wordSense(language);
        const held = new Set(sense.words(title?.value ?? '').map(({ root }) => root));
        const own = sense.words(organization?.value ?? '').map(({ root }) => root);
        return [id, new Set(own.filter((root) => !held.has(root)))];
      }),
    ),
);

const wordsOfEmployer = ({ head, entryId }: Unit, resume: Resume): ReadonlySet<string> | undefined =>
  head && entryId !== undefined ? employersOf(resume).get(entryId) : undefined;

function shareIn(
  unit: IndexedUnit,
  requirement: Requirement,
  roots: DutySense['roots'],
  job: Job,
  resume: Resume,
): number {
  const { shares } = unit.asked;
  const known = shares.get(requirement);
  if (known !== undefined) return known;
  const said = groupsSaidBy(unit, job);
  const employer = wordsOfEmployer(unit.unit, resume);
  const { meant } = sharesOf(
    roots,
    (root) => unit.roots.has(root) && !employer?.has(root),
    (group) => said.has(group),
  );
  shares.set(requirement, meant);
  return meant;
}

/**
 * Whether the resume speaks of the same work: by shared words, by words of equal meaning and by concepts, never more
 * than a weak sign.
 * Across languages only concepts can tell; a duty without any is unknown, not missing.
 */
export function matchDuty(
  requirement: Requirement,
  index: ResumeIndex,
  job: Job,
  lexica: Lexica,
): ValueMatch {
  const { roots, concepts } = dutySense(requirement, { language: job.language, lexica });
  const sameLanguage = job.language === index.resume.language;
  const unknown: ValueMatch = {
    evidence: 0,
    visibility: 0,
    status: 'unknown',
    reason: { code: 'match.duty.unknown', params: {} },
    quotes: [],
  };
  if (!sameLanguage && concepts.length === 0) return unknown;
  const { best, unit } = sameLanguage ? bestUnit(requirement, roots, index, job) : { best: 0 };
  const whole = sameLanguage
    ? sharesOf(
        roots,
        (root) => index.roots.has(root),
        (group) => isSaid(group, index.units, job),
      )
    : { literal: 0, meant: 0 };
  const held = concepts.filter((concept) => index.concepts.has(concept));
  const byConcept = concepts.length === 0 ? 0 : held.length / concepts.length;
  const words = 0.6 * best + 0.4 * whole.meant;
  const closeness = Math.max(words, sameLanguage ? 0.6 * words + 0.4 * byConcept : 0.8 * byConcept);
  const evidence = Math.min(1, Math.max(0, (closeness - 0.12) / 0.5));
  const isShown = !sameLanguage || best >= leastShown;
  const status: MatchStatus = evidence >= 0.65 && isShown ? 'met' : evidence >= 0.3 ? 'partly' : 'unknown';
  if (status === 'unknown') return { ...unknown, evidence };
  // What only a name of the lexicon tells is shown where the name stands.
  const shown = unit ?? held.flatMap((concept) => index.concepts.get(concept) ?? [])[0]?.unit;
  return {
    evidence,
    visibility: Math.min(1, whole.literal),
    status,
    reason: { code: `match.duty.${status}`, params: {} },
    quotes: shown ? [quoteOf(shown)] : [],
  };
}

const quoteOf = ({ lines, text, entryId }: Unit): ValueMatch['quotes'][number] => ({
  line: lines[0] ?? -1,
  quote: text.slice(0, 200),
  relation: 'implied',
  ...(entryId === undefined ? {} : { entryId }),
});

/** A list of skills, a school and a paper tell of no work. */
const isNoWork = ({ place, head }: Unit): boolean =>
  place === 'skills' || place === 'certificates' || (place === 'education' && head);

/** A title says who did it, a point what was done. */
const isBare = (unit: Unit | undefined): boolean =>
  unit !== undefined && (unit.head || unit.place === 'summary');

/** The first of the pieces that say the most of it, a point before a title. */
function bestUnit(
  requirement: Requirement,
  roots: DutySense['roots'],
  { units, resume }: ResumeIndex,
  job: Job,
): { best: number; unit?: Unit } {
  let found: { best: number; unit?: Unit } = { best: 0 };
  for (const each of units) {
    if (isNoWork(each.unit)) continue;
    const share = shareIn(each, requirement, roots, job, resume);
    const isFuller = share === found.best && isBare(found.unit) && !isBare(each.unit);
    if (share > found.best || isFuller) found = { best: share, unit: each.unit };
  }
  return found;
}
