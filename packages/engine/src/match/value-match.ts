import { readyPack } from '../job/pack.ts';
import type {
  AskedLanguage,
  AsOf,
  LanguageLevel,
  LanguageSkill,
  LineIndex,
  MatchStatus,
  Message,
  Requirement,
  Resume,
} from '../types.ts';
import { fold } from './fold.ts';
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
  return {
    // Working years in another trade are worth a little.
    evidence: Math.max(Math.min(unnamed, ratio), 0.2 * Math.min(1, asked === 0 ? 1 : all / 12 / asked)),
    visibility: Math.min(1, ratio),
    status,
    reason: {
      code: `match.years.${status}`,
      params: { asked: tenth(asked), shown: tenth(shown), all: tenth(all / 12) },
    },
    quotes: resume.experience
      .filter((entry) => entry.dates && relevance(entry.id) > 0.5)
      .slice(0, 3)
      .map((entry) => ({
        line: entry.dates?.lines[0] ?? entry.lines[0] ?? -1,
        quote: entry.dates?.text ?? '',
        relation: 'same' as const,
        entryId: entry.id,
      })),
  };
}

const levelRank: Record<LanguageLevel, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 7 };

/** A level the reader left in the text ("English (C1)"). */
export function levelIn(
  skill: Pick<LanguageSkill, 'text'>,
  language: Resume['language'],
): LanguageLevel | undefined {
  const text = fold(skill.text);
  return readyPack(language)
    .levels.filter((one) => one.pattern.test(text))
    .at(-1)?.level;
}

/** The one of the languages asked for that the resume answers best. */
export function matchLanguage({ language }: Requirement, resume: Resume): ValueMatch {
  const [first = matchOneLanguage({ code: '' }, resume), ...others] = language
    ? [language, ...(language.or ?? [])].map((one) => matchOneLanguage(one, resume))
    : [];
  return others.reduce((best, one) => (one.evidence > best.evidence ? one : best), first);
}

function matchOneLanguage({ code, level }: AskedLanguage, resume: Resume): ValueMatch {
  const params = { language: code, asked: level ?? '' };
  const own = resume.languages.find((skill) => skill.language === code);
  if (!own) {
    if (resume.language === code)
      return { ...nothing('met', 'match.language.written', params), evidence: 0.8, visibility: 0.5 };
    // Who lists no languages at all has not said that this one is lacking.
    const evidence = resume.languages.length === 0 ? 0.25 : 0;
    return { ...nothing('missing', 'match.language.missing', params), evidence };
  }
  const quotes = [{ line: own.lines[0] ?? -1, quote: own.text, relation: 'same' as const }];
  const written = resume.language === code ? 0.85 : 0.7;
  const held = own.level ?? levelIn(own, resume.language);
  if (!level || !held) {
    const evidence = level && !held ? written : 1;
    return {
      evidence,
      visibility: 1,
      status: 'met',
      reason: { code: 'match.language.listed', params },
      quotes,
    };
  }
  const gap = levelRank[level] - levelRank[held];
  const evidence = gap <= 0 ? 1 : gap === 1 ? 0.6 : gap === 2 ? 0.3 : 0.1;
  const status: MatchStatus = gap <= 0 ? 'met' : gap <= 2 ? 'partly' : 'missing';
  const reason = {
    code: `match.language.${gap <= 0 ? 'met' : 'lower'}`,
    params: { ...params, held },
  };
  return { evidence, visibility: 1, status, reason, quotes };
}
