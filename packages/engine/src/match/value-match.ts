import type { AsOf, Entry, LineIndex, MatchStatus, Message, Requirement, Resume } from '../types.ts';
import { monthsOf } from './tenure.ts';

/** What comparing by value gives, before it becomes a RequirementMatch. */
export interface ValueMatch {
  evidence: number;
  visibility: number;
  status: MatchStatus;
  reason: Message;
  quotes: { line: LineIndex; quote: string; relation: 'same' | 'implied'; entryId?: string }[];
}

/** Where no line proves anything. */
export const nothing = (status: MatchStatus, code: string, params: Message['params']): ValueMatch => ({
  evidence: 0,
  visibility: 0,
  status,
  reason: { code, params },
  quotes: [],
});

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Years in this work, from date ranges only. */
export function matchYears(
  requirement: Requirement,
  resume: Resume,
  asOf: AsOf,
  relevance: (entryId: string) => number,
  /** How near the person's trade is as a whole, where no entry could be read. */
  near: number,
  named: ReadonlySet<string>,
  /** Whether the resume names at all what the years were spent with. */
  somewhere: boolean,
): ValueMatch {
  const asked = requirement.years?.min ?? 0;
  const all = monthsOf(resume.experience, asOf, () => 1);
  if (all === undefined)
    return {
      ...nothing('unknown', 'match.years.undated', { asked: tenth(asked) }),
      evidence: 0.3 + 0.4 * near,
    };
  // A little in common is no practice; half of what is asked is.
  const share = (entryId: string): number => Math.min(1, Math.max(0, (relevance(entryId) - 0.2) / 0.45));
  const inTrade = monthsOf(resume.experience, asOf, (entry) => share(entry.id)) ?? 0;
  const withTerm = monthsOf(resume.experience, asOf, (entry) => (named.has(entry.id) ? 1 : 0)) ?? 0;
  const shown = Math.max(inTrade, withTerm) / 12;
  // Years of something that the resume names nowhere are not proven by years of the like.
  const unnamed = requirement.terms.length > 0 && !somewhere ? 0.6 : 1;
  const ratio = asked === 0 ? 1 : (shown / asked) * unnamed;
  const status: MatchStatus = ratio >= 0.95 ? 'met' : ratio >= 0.5 ? 'partly' : 'missing';
  const counted = ({ id }: Entry): number => (withTerm > inTrade ? Number(named.has(id)) : share(id));
  const dated = resume.experience.filter((entry) => entry.dates && counted(entry) > 0);
  const surely = dated.filter((entry) => counted(entry) > 0.6);
  const quoted = surely.length > 0 || status === 'missing' ? surely : dated;
  return {
    // Working years in another trade are worth a little.
    evidence: Math.max(Math.min(unnamed, ratio), 0.2 * Math.min(1, asked === 0 ? 1 : all / 12 / asked)),
    visibility: Math.min(1, ratio),
    status,
    reason: {
      code: `match.years.${status}`,
      params: { asked: tenth(asked), shown: tenth(shown), all: tenth(all / 12) },
    },
    quotes: quoted.slice(0, 3).map((entry) => ({
      line: entry.dates?.lines[0] ?? entry.lines[0] ?? -1,
      quote: entry.dates?.text ?? '',
      relation: 'same' as const,
      entryId: entry.id,
    })),
  };
}
