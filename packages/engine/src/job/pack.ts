import type { JobPack, Zone } from '../locales/job-pack.ts';
import { zones } from '../locales/job-pack.ts';
import { jobPacks } from '../locales/job-packs.ts';
import { hasHan } from '../match/fold.ts';
import { phraseList, phrasePattern } from '../match/phrases.ts';
import { perLanguage } from '../text/per-language.ts';
import type { DegreeLevel, Language, LanguageLevel } from '../types.ts';
import { yearPattern } from './year-pattern.ts';

/** A pack made ready: phrases folded and compiled once. */
export interface ReadyPack {
  language: Language;
  headings: Map<string, Zone>;
  headingPattern: RegExp;
  /** In the order in which they are asked. */
  headingRoots: { zone: Zone; pattern: RegExp }[];
  headingVerb: RegExp;
  cues: Record<keyof JobPack['cues'], RegExp>;
  or: RegExp;
  examples: RegExp;
  exampleLead: RegExp;
  oneOf: RegExp;
  years: {
    pattern: RegExp;
    several: RegExp;
    experience: RegExp;
    not: RegExp;
    age?: RegExp;
    numbers: Record<string, number>;
  };
  /** Words of a level that say nothing of the field; and those of a training that do. */
  degrees: { level: DegreeLevel; pattern: RegExp }[];
  namedAlone: { at: RegExp; not: RegExp } | undefined;
  lowerDegrees: RegExp;
  raised: RegExp;
  trainings: RegExp;
  apprenticed: RegExp;
  commercial: RegExp;
  degreeWord: RegExp;
  noDegrees: RegExp;
  relatedField: RegExp;
  besideDegree: RegExp | undefined;
  languageNames: { code: string; pattern: RegExp }[];
  anyLanguageName: RegExp;
  notSpoken: RegExp;
  levels: { level: LanguageLevel; pattern: RegExp }[];
  languageCue: RegExp;
  certificate: RegExp;
  rankWord: RegExp;
  certificateWord: RegExp;
  soft: RegExp;
  reasons: RegExp;
  wishLead: RegExp;
  lead: RegExp;
  tail: RegExp;
  negation: RegExp;
  titleNoise: RegExp;
}

/** The phrases where a text begins or ends, with the punctuation around them. */
function anchored(line: string, at: 'start' | 'end', not = ''): RegExp {
  const inner = `(?!${phrasePattern(not).source})(?:${phrasePattern(line).source})`;
  const edge = '[\\s,;:.()"\'*_–-]*';
  return at === 'start' ? new RegExp(`^${edge}(?:${inner})${edge}`) : new RegExp(`(?:${inner})${edge}$`);
}

/** Roots begin a word; Han has no words to begin. */
function rootPattern(line: string): RegExp {
  const roots = phraseList(line);
  const source = roots.join('|');
  return new RegExp(roots.some(hasHan) ? source : `(?<![a-z0-9])(?:${source})`);
}

function headingsOf(pack: JobPack): Map<string, Zone> {
  const headings = new Map<string, Zone>();
  for (const zone of zones) for (const phrase of phraseList(pack.headings[zone])) headings.set(phrase, zone);
  return headings;
}

/** The name of a language with a word that makes it an origin. */
function notSpoken(pack: JobPack): RegExp {
  const name = phrasePattern(Object.values(pack.languageNames).join('|')).source;
  const [behind, before] = [phrasePattern(pack.notSpoken.behind), phrasePattern(pack.notSpoken.before)];
  // Chinese parts its words by nothing, "à l'anglaise" by its mark.
  return new RegExp(`(?:${name})\\s*(?:${behind.source})|(?:${before.source})[\\s'’]*(?:${name})`, 'g');
}

function build(language: Language, pack: JobPack): ReadyPack {
  const cues = Object.fromEntries(
    Object.entries(pack.cues).map(([name, line]) => [name, phrasePattern(line)]),
  ) as ReadyPack['cues'];
  const byEntry = <K extends string>(record: Record<K, string>): [K, RegExp][] =>
    (Object.entries(record) as [K, string][]).map(([key, line]) => [key, phrasePattern(line)]);
  return {
    language,
    headings: headingsOf(pack),
    headingPattern: phrasePattern(Object.values(pack.headings).join('|'), 'g'),
    headingRoots: (Object.entries(pack.headingRoots) as [Zone, string][]).map(([zone, line]) => ({
      zone,
      pattern: rootPattern(line),
    })),
    headingVerb: phrasePattern(pack.headingVerbs),
    cues,
    or: phrasePattern(pack.or),
    examples: phrasePattern(pack.examples),
    exampleLead: anchored(pack.examples, 'start'),
    oneOf: phrasePattern(pack.oneOf),
    years: yearPattern(pack),
    degrees: byEntry(pack.degrees).map(([level, pattern]) => ({ level, pattern })),
    namedAlone: pack.namedAlone && {
      at: phrasePattern(pack.namedAlone.at),
      not: phrasePattern(pack.namedAlone.not),
    },
    lowerDegrees: phrasePattern(pack.lowerDegrees, 'g'),
    raised: phrasePattern(pack.raised, 'g'),
    trainings: phrasePattern(pack.trainings),
    apprenticed: phrasePattern(pack.apprenticed),
    commercial: phrasePattern(pack.commercial),
    degreeWord: phrasePattern(pack.degreeWord),
    noDegrees: phrasePattern(pack.noDegrees, 'g'),
    relatedField: phrasePattern(pack.relatedField),
    besideDegree: pack.besideDegree === undefined ? undefined : phrasePattern(pack.besideDegree),
    languageNames: byEntry(pack.languageNames).map(([code, pattern]) => ({ code, pattern })),
    anyLanguageName: phrasePattern(Object.values(pack.languageNames).join('|')),
    notSpoken: notSpoken(pack),
    levels: byEntry(pack.levels).map(([level, pattern]) => ({ level, pattern })),
    languageCue: phrasePattern(pack.languageCue),
    certificate: phrasePattern(pack.certificate),
    rankWord: anchored(pack.rankWord, 'end'),
    certificateWord: phrasePattern(pack.certificateWord, 'g'),
    soft: phrasePattern(pack.soft),
    reasons: anchored(pack.reasons, 'start'),
    wishLead: anchored(pack.wishLead, 'start'),
    lead: anchored(pack.lead, 'start', pack.noLead),
    tail: anchored(pack.tail, 'end'),
    negation: phrasePattern(pack.negation),
    titleNoise: phrasePattern(pack.titleNoise, 'g'),
  };
}

export const readyPack = perLanguage((language): ReadyPack => build(language, jobPacks[language]));
