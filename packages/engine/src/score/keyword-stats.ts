import { isTermKind } from '../match/match-job.ts';
import type { Analysis, KeywordStats } from '../types.ts';
import { mean, type Weighed } from './parts.ts';

/** How a keyword filter sees the resume: the posting's terms in their own words. */
export function keywordStats(items: Weighed[]): KeywordStats {
  const terms = items.filter((item) => isTermKind(item.requirement));
  const match = Math.round(1000 * mean(terms, (item) => item.match.visibility)) / 10;
  const missing = terms.filter((item) => item.match.visibility === 0).map((item) => item.requirement.text);
  return { beforeMatch: match, afterMatch: match, added: [], missing: [...new Set(missing)] };
}

/** What tailoring changed for a keyword filter: a term that is seen more than it was has been added. */
export function keywordChange(before: Analysis, after: Analysis): KeywordStats {
  const seen = new Map(before.matches.map((match) => [match.requirementId, match.visibility]));
  const asked = new Map(before.job.requirements.map((requirement) => [requirement.id, requirement]));
  const added = after.matches.flatMap(({ requirementId, visibility, reason }) => {
    const requirement = asked.get(requirementId);
    if (!requirement || !isTermKind(requirement) || visibility <= (seen.get(requirementId) ?? 0)) return [];
    // Of "Kubernetes or Nomad" the one that the resume says.
    return [String(reason.params.term ?? requirement.text)];
  });
  return {
    beforeMatch: before.keywordStats.afterMatch,
    afterMatch: after.keywordStats.afterMatch,
    added: [...new Set(added)],
    missing: after.keywordStats.missing,
  };
}
