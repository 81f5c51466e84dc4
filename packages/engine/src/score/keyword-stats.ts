import { isTermKind } from '../match/match-job.ts';
import type { KeywordStats } from '../types.ts';
import { mean, type Weighed } from './parts.ts';

/** How a keyword filter sees the resume: the posting's terms in their own words. */
export function keywordStats(items: Weighed[]): KeywordStats {
  const terms = items.filter((item) => isTermKind(item.requirement));
  const match = Math.round(1000 * mean(terms, (item) => item.match.visibility)) / 10;
  const missing = terms.filter((item) => item.match.visibility === 0).map((item) => item.requirement.text);
  return { beforeMatch: match, afterMatch: match, added: [], missing: [...new Set(missing)] };
}
