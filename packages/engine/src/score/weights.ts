import { hasHan } from '../match/fold.ts';
import { wordSense } from '../match/words.ts';
import type { Job, Requirement } from '../types.ts';
import { rubric } from './rubric.ts';

function onlyGeneric(requirement: Requirement, job: Job): boolean {
  const sense = wordSense(job.language);
  return requirement.terms.every((term) => {
    const words = sense.words(term.text).filter((word) => !sense.isStop(word));
    return words.length > 0 && words.every((word) => sense.isGeneric(word));
  });
}

/** What each requirement weighs in the score. */
/** How sure it is that a term outside the lexicon is a skill. */
function certainty(requirement: Requirement, job: Job): number {
  if (requirement.terms.some((term) => term.concept !== undefined)) return 1;
  const { short, long, passing } = rubric.requirements.unknown;
  const sense = wordSense(job.language);
  const several = requirement.terms.some(
    (term) =>
      sense.words(term.text).filter((word) => !sense.isStop(word)).length >= (hasHan(term.text) ? 3 : 2),
  );
  return (several ? long : short) * (requirement.importance === 'context' ? passing : 1);
}

/** What each requirement weighs in the score. */
export function requirementWeights(job: Job): Map<string, number> {
  const { importance, kind, generic } = rubric.requirements;
  const weights = new Map<string, number>();
  for (const requirement of job.requirements) {
    const term = requirement.kind === 'hard_skill';
    const share = term ? certainty(requirement, job) * (onlyGeneric(requirement, job) ? generic : 1) : 1;
    weights.set(requirement.id, importance[requirement.importance] * kind[requirement.kind] * share);
  }
  return weights;
}
