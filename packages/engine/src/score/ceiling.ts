import { isTermKind } from '../match/match-job.ts';
import type { ScorePart } from '../types.ts';
import { bent, creditOf, isProminent, mean, type Scored, shownIn, type Weighed } from './parts.ts';
import { rubric } from './rubric.ts';
import { titleWordsShown } from './title-part.ts';

/** Editing may say in the posting's words what is proven by an exact name; never what is only implied. */
function reachable(item: Weighed, scored: Scored): Weighed {
  const proofs = scored.match.proofs.get(item.requirement.id) ?? [];
  const exact = proofs.some((one) => one.relation === 'same' || one.relation === 'alias');
  if (!exact || !isTermKind(item.requirement)) return item;
  return { ...item, match: { ...item.match, visibility: 1 } };
}

/** The score after the best editing that invents nothing: same facts, said and placed as well as can be. */
export function ceilingOf(parts: ScorePart[], items: Weighed[], scored: Scored, trade: number): number {
  const best = items.map((item) => reachable(item, scored));
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
  // A headline in the job's words is true only where the trade is the person's own.
  const gainTitle = trade >= 0.75 ? rubric.title.words * trade * (1 - titleWordsShown(scored)) : 0;
  const skills = scored.index.resume.skills.length === 0 && then > 0 ? rubric.structure.skills : 0;
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  return Math.min(100, total + gainRequirements + gainProminent + gainTitle + skills);
}
