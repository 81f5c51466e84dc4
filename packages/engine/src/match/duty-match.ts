import type { Lexica } from '../lexica.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Language, MatchStatus, Requirement } from '../types.ts';
import type { IndexedUnit, ResumeIndex } from './resume-index.ts';
import type { ValueMatch } from './value-match.ts';
import { wordSense } from './words.ts';

const genericShare = 0.25;

interface Readers {
  language: Language;
  lexica: Lexica;
}

/** What a duty says, as words and as concepts, each with what it tells. */
interface DutySense {
  roots: Map<string, number>;
  concepts: number[];
}

const dutySense = onceFor(({ text }: Requirement, { language, lexica }: Readers): DutySense => {
  const sense = wordSense(language);
  const roots = new Map<string, number>();
  for (const word of sense.words(text))
    if (!sense.isStop(word)) roots.set(word.root, sense.isGeneric(word) ? genericShare : 1);
  return { roots, concepts: [...new Set(lexica.hits(text, language).map((hit) => hit.concept))] };
});

/** What a duty names. */
export const conceptsOf = (duty: Requirement, readers: Readers): readonly number[] =>
  dutySense(duty, readers).concepts;

function shareOf(roots: Map<string, number>, has: (root: string) => boolean): number {
  let total = 0;
  let found = 0;
  for (const [root, weight] of roots) {
    total += weight;
    if (has(root)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function shareIn(unit: IndexedUnit, requirement: Requirement, roots: Map<string, number>): number {
  const known = unit.asked.shares.get(requirement) ?? shareOf(roots, (root) => unit.roots.has(root));
  unit.asked.shares.set(requirement, known);
  return known;
}

/**
 * Whether the resume speaks of the same work: by shared words and concepts, never more than a weak sign.
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
  let best = 0;
  let bestUnit = index.units[0];
  if (sameLanguage)
    for (const unit of index.units) {
      if (unit.unit.place === 'skills' || unit.asked.roots.length === 0) continue;
      const share = shareIn(unit, requirement, roots);
      if (share > best) {
        best = share;
        bestUnit = unit;
      }
    }
  const whole = sameLanguage ? shareOf(roots, (root) => index.roots.has(root)) : 0;
  const held = concepts.filter((concept) => index.concepts.has(concept)).length;
  const byConcept = concepts.length === 0 ? 0 : held / concepts.length;
  const words = 0.6 * best + 0.4 * whole;
  const closeness = Math.max(words, sameLanguage ? 0.6 * words + 0.4 * byConcept : 0.8 * byConcept);
  const evidence = Math.min(1, Math.max(0, (closeness - 0.12) / 0.5));
  const status: MatchStatus = evidence >= 0.65 ? 'met' : evidence >= 0.3 ? 'partly' : 'unknown';
  if (status === 'unknown' || !bestUnit) return { ...unknown, evidence };
  const { unit } = bestUnit;
  const quote = { line: unit.lines[0] ?? -1, quote: unit.text.slice(0, 200), relation: 'implied' as const };
  return {
    evidence,
    visibility: Math.min(1, whole),
    status,
    reason: { code: `match.duty.${status}`, params: {} },
    quotes: [{ ...quote, ...(unit.entryId === undefined ? {} : { entryId: unit.entryId }) }],
  };
}
