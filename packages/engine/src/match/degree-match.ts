import { type ReadyPack, readyPack } from '../job/pack.ts';
import { namingDegrees } from '../job/typed.ts';
import { memo } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { perLanguage } from '../text/per-language.ts';
import type { DegreeLevel, Language, LineIndex, MatchStatus, Requirement, Resume } from '../types.ts';
import { fold } from './fold.ts';
import { asksForRaised, holdsRaised, isRaised } from './raised-degree.ts';
import type { ResumeIndex } from './resume-index.ts';
import { nothing, type ValueMatch } from './value-match.ts';
import { wordSense } from './words.ts';

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

/** The highest degree that a text names. */
const degreeReader = perLanguage((language) => {
  const packs = [readyPack(language), readyPack('en')];
  const patterns = packs.flatMap((pack) => [
    ...pack.degrees,
    { level: 'vocational' as const, pattern: pack.trainings },
    { level: 'vocational' as const, pattern: pack.apprenticed },
  ]);
  const order = (Object.keys(degreeRank) as DegreeLevel[]).reverse();
  return memo((text: string) => {
    const folded = packs.reduce(namingDegrees, fold(text));
    const higher = packs.reduce((rest, { lowerDegrees }) => rest.replace(lowerDegrees, ' '), folded);
    const within = (level: DegreeLevel) => (degreeRank[level] > degreeRank.vocational ? higher : folded);
    return order.find((one) => patterns.some((p) => p.level === one && p.pattern.test(within(one))));
  });
});

/** "Administración de Empresas, Universidad de Lima": what is studied there, and nothing that makes it less. */
function isNamedAlone(text: string, { education, language }: Resume): boolean {
  const { namedAlone } = readyPack(language);
  const folded = fold(text);
  return (
    education.length > 0 &&
    namedAlone !== undefined &&
    namedAlone.at.test(folded) &&
    !namedAlone.not.test(folded)
  );
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
    const told = named ?? (resume.education.length > 0 ? levelOf(whole) : undefined);
    const level = told ?? (entry.degree && isNamedAlone(whole, resume) ? 'bachelor' : undefined);
    const quote = (named ? entry.degree?.value : undefined) ?? whole;
    const line = entry.degree?.lines[0] ?? entry.lines[0] ?? -1;
    return level ? [{ level, line, quote: quote.trim(), entryId: entry.id }] : [];
  });
}

const degreesFromBest = onceFor((resume: Resume): readonly HeldDegree[] =>
  heldDegrees(resume).sort((a, b) => degreeRank[b.level] - degreeRank[a.level]),
);

/** Of those that are high enough the one that says most of the field asked for; the highest among equals. */
function nearestInField(asked: DegreeLevel, field: string[], resume: Resume): HeldDegree | undefined {
  const [best, ...others] = degreesFromBest(resume);
  if (field.length === 0) return best;
  const { telling } = wordSense(resume.language);
  const said = ({ quote }: HeldDegree) => {
    const own = new Set(telling(quote).map(({ root }) => root));
    return field.filter((root) => own.has(root)).length;
  };
  return others
    .filter(({ level }) => degreeRank[level] >= degreeRank[asked])
    .reduce((nearest, one) => (nearest && said(one) <= said(nearest) ? nearest : one), best);
}

/** "Meisterschule" beside "Lehre": of those of one level the one that is more than the first. */
const raisedDegree = onceFor((resume: Resume): HeldDegree | undefined =>
  degreesFromBest(resume)[0]?.level === 'vocational'
    ? degreesFromBest(resume).find(
        ({ level, quote }) => level === 'vocational' && isRaised(quote, resume.language),
      )
    : undefined,
);

/** What a requirement asks of a degree, beside its level. */
interface AskedDegree {
  /** The field of study, as roots; empty when none is named. */
  field: string[];
  /** A related field will do, or practice. */
  open: boolean;
}

const askedDegree = onceFor(
  ({ text }: Requirement, language: Language): AskedDegree => ({
    field: askedField(text, language),
    open: readyPack(language).relatedField.test(fold(text)),
  }),
);

/** What a requirement says of its degree, and what names no field of study. */
const besideField = onceFor((pack: ReadyPack): RegExp[] =>
  [
    ...pack.degrees.map(({ pattern }) => pattern),
    pack.relatedField,
    // "本科及其以上学历" names no field: two characters of it would be taken for one.
    ...(pack.besideDegree ? [pack.besideDegree] : []),
    pack.cues.required,
    pack.cues.preferred,
  ].map(({ source }) => new RegExp(source, 'gu')),
);

/** "DEAES ou DEAVS": letters alone are a degree, or a field. */
const lettersIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu)?.map(fold));

function askedField(text: string, language: Language): string[] {
  const folded = fold(text);
  const telling = (part: string) =>
    wordSense(language)
      .telling(part)
      .filter((word) => !/\d/.test(word.text));
  const named = telling(
    besideField(readyPack(language)).reduce((rest, one) => rest.replace(one, ' '), folded),
  );
  const letters = lettersIn(text);
  const isLettered = named.length > 0 && named.every((word) => letters.has(word.text));
  // Any of them will do, those too that name a degree.
  const asked = isLettered ? telling(folded).filter((word) => letters.has(word.text)) : named;
  return asked.map(({ root }) => root);
}

/** Whether what was learned is what is asked for. */
function fitsField({ text }: Requirement, named: string[], { resume, units }: ResumeIndex): boolean {
  if (named.length === 0) return true;
  const studied = units.filter(({ unit }) => unit.place === 'education');
  const { commercial } = readyPack(resume.language);
  const isTaught = commercial.test(fold(text)) && studied.some(({ folded }) => commercial.test(folded));
  return isTaught || named.some((root) => studied.some(({ roots }) => roots.has(root)));
}

export function matchDegree(
  requirement: Requirement,
  index: ResumeIndex,
  jobLanguage: Language,
  practice: number,
): ValueMatch {
  const asked = requirement.degree ?? 'bachelor';
  const { open, field } = askedDegree(requirement, jobLanguage);
  // Words do not meet across languages.
  const own = jobLanguage === index.resume.language ? field : [];
  const isMore = asked === 'vocational' && asksForRaised(requirement, jobLanguage);
  const best = (isMore ? raisedDegree(index.resume) : undefined) ?? nearestInField(asked, own, index.resume);
  if (!best) {
    // School is seldom written down, and a trade can be learned at work.
    const assumed = asked === 'school' ? 0.5 : asked === 'vocational' ? 0.4 * practice : 0;
    const evidence = Math.max(assumed, open ? 0.3 * practice : 0);
    return { ...nothing(evidence > 0.2 ? 'partly' : 'missing', 'match.degree.missing', { asked }), evidence };
  }
  const params = { asked, held: best.level };
  const quotes = [{ line: best.line, quote: best.quote, relation: 'same' as const, entryId: best.entryId }];
  const isFirst = isMore && best.level === 'vocational' && !holdsRaised(index.resume);
  const gap = isFirst ? 1 : degreeRank[asked] - degreeRank[best.level];
  if (gap > 0) {
    const evidence = Math.max(gap === 1 ? 0.45 : 0.15, open ? 0.4 * practice : 0);
    const status: MatchStatus = evidence >= 0.4 ? 'partly' : 'missing';
    // A first training of the same level is told in other words.
    const reason = isFirst
      ? nothing(status, 'match.degree.first', {})
      : nothing(status, 'match.degree.lower', params);
    return { ...reason, evidence, quotes };
  }
  const fits = fitsField(requirement, own, index);
  const evidence = fits ? 1 : Math.max(open ? 0.6 : 0.5, 0.5 + 0.35 * practice);
  const status: MatchStatus = evidence >= 0.8 ? 'met' : 'partly';
  const code = fits ? 'match.degree.met' : 'match.degree.otherField';
  return { evidence, visibility: 1, status, reason: { code, params }, quotes };
}
