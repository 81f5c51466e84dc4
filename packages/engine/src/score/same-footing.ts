import type { Gaming } from '../match/gaming.ts';
import type { Proof } from '../match/proof.ts';
import type { ResumeIndex } from '../match/resume-index.ts';
import type { Analysis, DateValue, Entry, Resume } from '../types.ts';

/** An analysis, and what it was made from. */
export interface Grounds {
  analysis: Analysis;
  index: ResumeIndex;
  gaming: Gaming;
}

/** How what one reading found differs from what another did. */
interface Moved {
  less: boolean;
  more: boolean;
  /** Something was found nowhere before, or is no more. */
  turnover: boolean;
}

/**
 * Whether changes made together surely do nothing when made alone: they leave the totals as they were, and what speaks
 * for the posting's terms and words has only become less, or only more. Where both, no figure may have moved and
 * nothing may have gone or come: then none can have taken anything that another gave back.
 */
export function onSameFooting(before: Grounds, after: Grounds): boolean {
  const [{ analysis, index, gaming }, { analysis: other, index: now }] = [before, after];
  if (gaming.penalty !== after.gaming.penalty || !sameTotals(analysis, other)) return false;
  if (!sameJobs(index.resume, now.resume)) return false;
  const moved: Moved = { less: false, more: false, turnover: false };
  countFinds(index.roots, now.roots, moved);
  countFinds(index.concepts, now.concepts, moved);
  countFinds(index.found.terms, now.found.terms, moved);
  return (
    stillProven(index.found.terms, now.found.terms) &&
    (moved.less !== moved.more || (!moved.turnover && sameFigures(analysis, other)))
  );
}

const sameTotals = ({ score, keywordStats }: Analysis, other: Analysis): boolean =>
  score.total === other.score.total &&
  keywordStats.afterMatch === other.keywordStats.afterMatch &&
  score.parts.every(({ points }, i) => points === other.score.parts[i]?.points);

const sameFigures = ({ matches }: Analysis, other: Analysis): boolean =>
  matches.every(({ evidence, visibility }, i) => {
    const match = other.matches[i];
    return match?.evidence === evidence && match.visibility === visibility;
  });

const sameJobs = (one: Resume, other: Resume): boolean =>
  one.language === other.language &&
  one.experience.length === other.experience.length &&
  one.experience.every((job, i) => isSameJob(job, other.experience[i]));

const isSameJob = (one: Entry, other: Entry | undefined): boolean =>
  one.title?.value === other?.title?.value &&
  one.dates?.current === other?.dates?.current &&
  isSameDay(one.dates?.start, other?.dates?.start) &&
  isSameDay(one.dates?.end, other?.dates?.end);

const isSameDay = (one: DateValue | undefined, other: DateValue | undefined): boolean =>
  one?.year === other?.year && one?.month === other?.month;

const sameProof = (one: Proof, other: Proof): boolean =>
  one.relation === other.relation &&
  one.evidence === other.evidence &&
  one.visibility === other.visibility &&
  one.unit?.place === other.unit?.place &&
  one.unit?.entryId === other.unit?.entryId;

type Finds<K, T> = ReadonlyMap<K, readonly T[]>;

function countFinds<K, T>(before: Finds<K, T>, after: Finds<K, T>, moved: Moved): void {
  for (const [key, { length }] of before) {
    const now = after.get(key)?.length ?? 0;
    if (now < length) moved.less = true;
    if (now > length) moved.more = true;
    if ((now === 0) !== (length === 0)) moved.turnover = true;
  }
  for (const [key, { length }] of after)
    if (length > 0 && !before.has(key)) moved.more = moved.turnover = true;
}

/** No proof of a term stands in place of another. */
function stillProven<K>(before: Finds<K, Proof>, after: Finds<K, Proof>): boolean {
  for (const [key, list] of before) {
    const now = after.get(key) ?? [];
    if (!(now.length < list.length ? isWithin(now, list) : isWithin(list, now))) return false;
  }
  return true;
}

/** Whether the first is the second with some left out. */
function isWithin(few: readonly Proof[], many: readonly Proof[]): boolean {
  let at = 0;
  for (const one of many) {
    const next = few[at];
    if (next !== undefined && sameProof(next, one)) at += 1;
  }
  return at === few.length;
}
