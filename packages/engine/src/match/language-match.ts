import { readyPack } from '../job/pack.ts';
import { levelOf, readLanguages } from '../read/languages.ts';
import { onceFor } from '../text/once-for.ts';
import type {
  AskedLanguage,
  LanguageLevel,
  LanguageSkill,
  MatchStatus,
  Requirement,
  Resume,
} from '../types.ts';
import { fold } from './fold.ts';
import { nothing, type ValueMatch } from './value-match.ts';

const mostWords = 3;

/** "Excel, Word, Gujarati": a language by its name alone, or with how well, among what one can do. */
const languagesAmongSkills = onceFor(({ skills }: Resume): readonly LanguageSkill[] =>
  skills.flatMap(({ text, line }) => {
    const words = text.trim().split(/\s+/).length;
    const [own, ...more] = words > mostWords ? [] : readLanguages(text, line);
    // "German tax law" is no German.
    return own && more.length === 0 && (words === 1 || levelOf(text) !== undefined) ? [own] : [];
  }),
);

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
  const own = [...resume.languages, ...languagesAmongSkills(resume)].find((skill) => skill.language === code);
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
