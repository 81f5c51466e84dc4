import { readyPack } from '../job/pack.ts';
import { namingDegrees } from '../job/typed.ts';
import { memo } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import type {
  AskedLanguage,
  AsOf,
  DegreeLevel,
  LanguageLevel,
  LanguageSkill,
  LineIndex,
  MatchStatus,
  Message,
  Requirement,
  Resume,
} from '../types.ts';
import { fold } from './fold.ts';
import type { ResumeIndex } from './resume-index.ts';
import { monthsOf } from './tenure.ts';
import { wordSense } from './words.ts';

/** What comparing by value gives, before it becomes a RequirementMatch. */
export interface ValueMatch {
  evidence: number;
  visibility: number;
  status: MatchStatus;
  reason: Message;
  quotes: { line: LineIndex; quote: string; relation: 'same' | 'implied'; entryId?: string }[];
}

const nothing = (status: MatchStatus, code: string, params: Message['params']): ValueMatch => ({
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

const degreeRank: Record<DegreeLevel, number> = {
  school: 1,
  vocational: 2,
  bachelor: 3,
  master: 4,
  doctorate: 5,
};

interface HeldDegree {
  level: DegreeLevel;
  line: LineIndex;
  quote: string;
  entryId: string;
}

type ReadDegree = (text: string) => DegreeLevel | undefined;

const degreeReaders = new Map<Resume['language'], ReadDegree>();

/** The highest degree that a text names. */
function degreeReader(language: Resume['language']): ReadDegree {
  const known = degreeReaders.get(language);
  if (known) return known;
  const packs = [readyPack(language), readyPack('en')];
  const patterns = packs.flatMap((pack) => [
    ...pack.degrees,
    { level: 'vocational' as const, pattern: pack.trainings },
    { level: 'vocational' as const, pattern: pack.apprenticed },
  ]);
  const order = (Object.keys(degreeRank) as DegreeLevel[]).reverse();
  const made = memo((text: string) => {
    const folded = packs.reduce(namingDegrees, fold(text));
    return order.find((one) => patterns.some((p) => p.level === one && p.pattern.test(folded)));
  });
  degreeReaders.set(language, made);
  return made;
}

/** Degrees of the education section, by the words of the resume's language and of English. */
function heldDegrees(resume: Resume): HeldDegree[] {
  const levelOf = degreeReader(resume.language);
  const places =
    resume.education.length > 0
      ? resume.education
      : [...resume.experience, ...resume.projects].map((entry) => ({ ...entry, degree: entry.title }));
  return places.flatMap((entry) => {
    const whole = entry.lines.map((line) => resume.source.lines[line]?.text ?? '').join(' ');
    const named = entry.degree ? levelOf(entry.degree.value) : undefined;
    const level = named ?? (resume.education.length > 0 ? levelOf(whole) : undefined);
    const quote = (named ? entry.degree?.value : undefined) ?? whole;
    const line = entry.degree?.lines[0] ?? entry.lines[0] ?? -1;
    return level ? [{ level, line, quote: quote.trim(), entryId: entry.id }] : [];
  });
}

/** What a requirement asks of a degree, beside its level. */
interface AskedDegree {
  /** The field of study, as roots; empty when none is named. */
  field: string[];
  /** A related field will do, or practice. */
  open: boolean;
}

const askedDegree = onceFor(
  (requirement: Requirement, language: Resume['language']): AskedDegree => ({
    field: askedField(requirement, language),
    open: readyPack(language).relatedField.test(fold(requirement.text)),
  }),
);

function askedField(requirement: Requirement, jobLanguage: Resume['language']): string[] {
  const pack = readyPack(jobLanguage);
  const sense = wordSense(jobLanguage);
  const { required, preferred } = pack.cues;
  const beside = [
    ...pack.degrees.map(({ pattern }) => pattern),
    pack.relatedField,
    required,
    preferred,
    // "本科及以上学历" names no field: two characters of it would be taken for one.
    ...(pack.besideDegree ? [pack.besideDegree] : []),
  ];
  const folded = beside.reduce(
    (rest, { source }) => rest.replace(new RegExp(source, 'gu'), ' '),
    fold(requirement.text),
  );
  const telling = (text: string) =>
    sense
      .words(text)
      .filter((word) => !sense.isStop(word) && !sense.isGeneric(word) && !/\d/.test(word.text));
  const named = telling(folded);
  // "DEAES ou DEAVS": what is named by letters alone is a degree, or a field, and any of them will do.
  const letters = new Set(requirement.text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)?.map(fold));
  const lettered = named.length > 0 && named.every(({ text }) => letters.has(text));
  const asked = lettered ? telling(fold(requirement.text)).filter(({ text }) => letters.has(text)) : named;
  return asked.map(({ root }) => root);
}

const bestDegree = onceFor(
  (resume: Resume): HeldDegree | undefined =>
    heldDegrees(resume).sort((a, b) => degreeRank[b.level] - degreeRank[a.level])[0],
);

const isCommercial = (text: string, language: Resume['language']): boolean =>
  readyPack(language).commercial.test(fold(text));

export function matchDegree(
  requirement: Requirement,
  index: ResumeIndex,
  jobLanguage: Resume['language'],
  practice: number,
): ValueMatch {
  const asked = requirement.degree ?? 'bachelor';
  const best = bestDegree(index.resume);
  const { open, field: named } = askedDegree(requirement, jobLanguage);
  if (!best) {
    // School is seldom written down, and a trade can be learned at work.
    const assumed = asked === 'school' ? 0.5 : asked === 'vocational' ? 0.4 * practice : 0;
    const evidence = Math.max(assumed, open ? 0.3 * practice : 0);
    return { ...nothing(evidence > 0.2 ? 'partly' : 'missing', 'match.degree.missing', { asked }), evidence };
  }
  const quotes = [{ line: best.line, quote: best.quote, relation: 'same' as const, entryId: best.entryId }];
  const gap = degreeRank[asked] - degreeRank[best.level];
  if (gap > 0) {
    const evidence = Math.max(gap === 1 ? 0.45 : 0.15, open ? 0.4 * practice : 0);
    const status: MatchStatus = evidence >= 0.4 ? 'partly' : 'missing';
    return {
      evidence,
      visibility: 0,
      status,
      reason: { code: 'match.degree.lower', params: { asked, held: best.level } },
      quotes,
    };
  }
  // Words do not meet across languages.
  const field = jobLanguage === index.resume.language ? named : [];
  const studied = index.units.filter(({ unit }) => unit.place === 'education');
  const commercial = isCommercial(requirement.text, index.resume.language);
  const taught =
    commercial && studied.some(({ folded }) => readyPack(index.resume.language).commercial.test(folded));
  const fits =
    field.length === 0 || taught || field.some((root) => studied.some(({ roots }) => roots.has(root)));
  const evidence = fits ? 1 : Math.max(open ? 0.6 : 0.5, 0.5 + 0.35 * practice);
  const status: MatchStatus = fits ? 'met' : evidence >= 0.8 ? 'met' : 'partly';
  const code = fits ? 'match.degree.met' : 'match.degree.otherField';
  return { evidence, visibility: 1, status, reason: { code, params: { asked, held: best.level } }, quotes };
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
