import { jobLines, sentences } from '../job/lines.ts';
import { hasHan } from '../match/fold.ts';
import { wordSense } from '../match/words.ts';
import { gather } from '../text/gather.ts';
import type { Job, Requirement } from '../types.ts';
import { rubric } from './rubric.ts';

function onlyGeneric(requirement: Requirement, job: Job): boolean {
  const sense = wordSense(job.language);
  return requirement.terms.every((term) => {
    const words = sense.content(term.text);
    // "Développement logiciel": two words that say little each are the name of a trade.
    const isName = term.concept !== undefined && words.length > 1;
    return words.length > 0 && !isName && words.every((word) => sense.isGeneric(word));
  });
}

/** How sure it is that a term outside the lexicon is a skill. */
function certainty(requirement: Requirement, job: Job): number {
  if (requirement.terms.some((term) => term.concept !== undefined)) return 1;
  const { short, long, passing } = rubric.requirements.unknown;
  const sense = wordSense(job.language);
  const several = requirement.terms.some(
    (term) => sense.content(term.text).length >= (hasHan(term.text) ? 3 : 2),
  );
  return (several ? long : short) * (requirement.importance === 'context' ? passing : 1);
}

function ownWeight(requirement: Requirement, job: Job): number {
  const { importance, kind, generic } = rubric.requirements;
  const term = requirement.kind === 'hard_skill';
  const share = term ? certainty(requirement, job) * (onlyGeneric(requirement, job) ? generic : 1) : 1;
  return importance[requirement.importance] * kind[requirement.kind] * share;
}

/** Requirements by the sentence that asks for them; one from the title alone stands by itself. */
function bySentence(job: Job): Requirement[][] {
  const starts = jobLines(job.description).flatMap((line) =>
    sentences(line.text, line.start).map((sentence) => sentence.start),
  );
  const groups = new Map<string | number, Requirement[]>();
  for (const requirement of job.requirements) {
    const key = requirement.span ? sentenceOf(requirement.span.start, starts) : requirement.id;
    gather(groups, key, requirement);
  }
  return [...groups.values()];
}

function sentenceOf(at: number, starts: number[]): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What a sentence weighs in all. How many names a sentence holds differs with the language and with what the
 * lexicon knows; that it asks for something does not. So its weight grows slower than its count, and a
 * sentence about the work weighs the same whether a skill is named in it or not.
 */
function shared(group: Requirement[], own: Map<string, number>): number[] {
  const weights = group.map((requirement) => own.get(requirement.id) ?? 0);
  const sum = weights.reduce((total, one) => total + one, 0);
  const duty = group.find((requirement) => requirement.kind === 'duty');
  if (!duty) {
    const most = Math.max(...weights);
    const scale = sum === 0 ? 0 : (most * (sum / most) ** rubric.requirements.together) / sum;
    return weights.map((weight) => weight * scale);
  }
  const whole = rubric.requirements.importance[duty.importance] * rubric.requirements.kind.duty;
  const rest = sum - (own.get(duty.id) ?? 0);
  if (rest === 0) return weights.map(() => whole / group.length);
  return group.map((requirement, i) =>
    requirement === duty ? whole / 2 : (whole / 2) * ((weights[i] ?? 0) / rest),
  );
}

/** What each requirement weighs in the score. */
export function requirementWeights(job: Job): Map<string, number> {
  const own = new Map(job.requirements.map((requirement) => [requirement.id, ownWeight(requirement, job)]));
  const weights = new Map<string, number>();
  for (const group of bySentence(job)) {
    const scaled = shared(group, own);
    group.forEach((requirement, i) => {
      weights.set(requirement.id, scaled[i] ?? 0);
    });
  }
  return weights;
}
