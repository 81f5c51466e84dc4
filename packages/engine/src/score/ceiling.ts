import { isTermKind } from '../match/match-job.ts';
import type { ScorePart } from '../types.ts';
import { bent, creditOf, isProminent, mean, type Scored, shownIn, type Weighed } from './parts.ts';
import { rubric } from './rubric.ts';
import { titleWordsSaid, titleWordsShown } from './title-part.ts';

/**
 * Editing may say in the posting's words what is proven by an exact name; never what is only implied, and no word of
 * another language than the text's.
 */
function reachable(item: Weighed, scored: Scored): Weighed {
  const proofs = scored.match.proofs.get(item.requirement.id) ?? [];
  const exact = proofs.some((one) => one.relation === 'same' || one.relation === 'alias');
  if (!exact || !isTermKind(item.requirement)) return item;
  return { ...item, match: { ...item.match, visibility: 1 } };
}

/** A list of skills has so many at least. */
const fewestListed = 3;

/** The score after the best editing that invents nothing: same facts, said and placed as well as can be. */
export function ceilingOf(parts: ScorePart[], items: Weighed[], scored: Scored, trade: number): number {
  const sameLanguage = scored.job.language === scored.index.resume.language;
  const best = sameLanguage ? items.map((item) => reachable(item, scored)) : items;
  const gainRequirements =
    rubric.requirements.max * (bent(mean(best, creditOf)) - bent(mean(items, creditOf)));
  const hard = items.filter(
    (i) => i.requirement.kind === 'hard_skill' || i.requirement.kind === 'certificate',
  );
  const now = mean(hard, (i) => (isProminent(i, scored) ? Math.min(1, i.match.evidence + 0.3) : 0));
  const then = mean(hard, (i) =>
    isProminent(i, scored) || shownIn(i, scored) > 0 ? Math.min(1, i.match.evidence + 0.3) : 0,
  );
  const gainProminent = rubric.evidence.prominent * (then - now);
  // A headline in the job's words is true only where the trade is the person's own, and of words the resume says.
  const gainTitle =
    sameLanguage && trade >= 0.75
      ? rubric.title.words * trade * Math.max(0, titleWordsSaid(scored) - titleWordsShown(scored))
      : 0;
  const listable = hard.filter((i) => isProminent(i, scored) || shownIn(i, scored) > 0).length;
  const skills =
    scored.index.resume.skills.length === 0 && listable >= fewestListed ? rubric.structure.skills : 0;
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  return Math.min(100, total + gainRequirements + gainProminent + gainTitle + skills);
}
