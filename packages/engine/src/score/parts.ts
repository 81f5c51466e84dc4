import type { JobMatch } from '../match/match-job.ts';
import { isTermKind } from '../match/match-job.ts';
import type { ResumeIndex } from '../match/resume-index.ts';
import type { Job, Message, Requirement, RequirementMatch, ScorePart } from '../types.ts';
import { rubric } from './rubric.ts';

/** What the parts of the score are made of. */
export interface Scored {
  job: Job;
  index: ResumeIndex;
  match: JobMatch;
  weights: Map<string, number>;
}

/** A requirement with its match and weight. */
export interface Weighed {
  requirement: Requirement;
  match: RequirementMatch;
  weight: number;
}

export function weighed(scored: Scored): Weighed[] {
  const { matches } = scored.match;
  return scored.job.requirements.flatMap((requirement, at) => {
    // Each requirement has its match, in the same order.
    const match = matches[at];
    const weight = scored.weights.get(requirement.id) ?? 0;
    // What cannot be compared across languages is left out, not held against anyone.
    const foreign = requirement.kind === 'duty' && scored.job.language !== scored.index.resume.language;
    return match && !(foreign && match.status === 'unknown') ? [{ requirement, match, weight }] : [];
  });
}

export function creditOf({ requirement, match }: Weighed): number {
  const { evidence, visibility } = rubric.requirements;
  if (!isTermKind(requirement)) return match.evidence;
  return evidence * match.evidence + visibility * match.visibility;
}

/** Weighted mean; 0 where nothing is asked for. */
export function mean(items: Weighed[], value: (item: Weighed) => number): number {
  let total = 0;
  let sum = 0;
  for (const item of items) {
    total += item.weight;
    sum += item.weight * value(item);
  }
  return total === 0 ? 0 : sum / total;
}

export const bent = (credit: number): number => 1 - (1 - Math.min(1, credit)) ** rubric.requirements.bend;

export function requirementsPart(items: Weighed[]): ScorePart {
  const count = (status: string, importance?: string): number =>
    items.filter(
      (item) => item.match.status === status && (!importance || item.requirement.importance === importance),
    ).length;
  const asked = items.length;
  const reasons: Message[] = [
    { code: 'score.requirements.met', params: { met: count('met'), partly: count('partly'), asked } },
  ];
  const lacking = items
    .filter((item) => item.match.status === 'missing' && item.requirement.importance === 'must')
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 5)
    .map(
      (item) =>
        (isTermKind(item.requirement) ? item.requirement.terms[0]?.text : undefined) ?? item.requirement.text,
    );
  if (lacking.length > 0)
    reasons.push({
      code: 'score.requirements.missing',
      params: { terms: lacking.join(', '), count: count('missing', 'must') },
    });
  if (asked === 0) reasons.push({ code: 'score.requirements.none', params: {} });
  const points = rubric.requirements.max * bent(mean(items, creditOf));
  return { name: 'requirements', points, max: rubric.requirements.max, reasons };
}

export const hard = (item: Weighed): boolean =>
  item.requirement.kind === 'hard_skill' || item.requirement.kind === 'certificate';

const prominentPlaces: ReadonlySet<string> = new Set(['headline', 'summary', 'skills', 'certificates']);

export function isProminent(item: Weighed, scored: Scored): boolean {
  const recent = scored.index.resume.experience[0]?.id;
  return (scored.match.proofs.get(item.requirement.id) ?? []).some(
    (one) =>
      one.unit &&
      (prominentPlaces.has(one.unit.place) || (recent !== undefined && one.unit.entryId === recent)),
  );
}

export function shownIn(item: Weighed, scored: Scored): number {
  const proofs = scored.match.proofs.get(item.requirement.id) ?? [];
  return proofs.reduce(
    (most, { unit, evidence }) =>
      unit?.place === 'role' || unit?.place === 'project' || unit?.place === 'certificates'
        ? Math.max(most, evidence)
        : most,
    0,
  );
}

export function evidencePart(items: Weighed[], scored: Scored): ScorePart {
  const { max, shown, prominent } = rubric.evidence;
  const asked = items.filter(hard);
  const shownBy = new Map(asked.map((item) => [item, shownIn(item, scored)]));
  const inRoles = mean(asked, (item) => shownBy.get(item) ?? 0);
  const onTop = mean(asked, (item) =>
    isProminent(item, scored) ? Math.min(1, item.match.evidence + 0.3) : 0,
  );
  const listed = asked.filter((item) => item.match.evidence > 0 && shownBy.get(item) === 0);
  const reasons: Message[] = [
    {
      code: 'score.evidence.shown',
      params: { shown: asked.filter((i) => (shownBy.get(i) ?? 0) > 0).length, asked: asked.length },
    },
  ];
  if (listed.length > 0)
    reasons.push({
      code: 'score.evidence.onlyListed',
      params: {
        terms: listed
          .slice(0, 5)
          .map((i) => i.requirement.text)
          .join(', '),
        count: listed.length,
      },
    });
  return { name: 'evidence', points: shown * inRoles + prominent * onTop, max, reasons };
}
