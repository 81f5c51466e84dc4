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
export function requirementWeights(job: Job): Map<string, number> {
  const { importance, kind, generic, passing } = rubric.requirements;
  const weights = new Map<string, number>();
  for (const requirement of job.requirements) {
    const term = requirement.kind === 'hard_skill' || requirement.kind === 'certificate';
    const unknown =
      term &&
      requirement.importance === 'context' &&
      requirement.terms.every((one) => one.concept === undefined);
    const share = (term && onlyGeneric(requirement, job) ? generic : 1) * (unknown ? passing : 1);
    weights.set(requirement.id, importance[requirement.importance] * kind[requirement.kind] * share);
  }
  return weights;
}
