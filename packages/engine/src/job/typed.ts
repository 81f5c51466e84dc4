import { andWords } from '../locales/joints.ts';
import { hasHan } from '../match/fold.ts';
import { allMatches } from '../text/all-matches.ts';
import { clauseMark } from '../text/clause-mark.ts';
import type { AskedLanguage, DegreeLevel, LanguageLevel, Requirement } from '../types.ts';
import { askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';

/** With the place of its words in the folded part. */
type Typed = Pick<Requirement, 'kind'> & Pick<Requirement, 'years' | 'degree' | 'language'> & { at: number };

const numberOf = (text: string | undefined, numbers: Record<string, number>): number | undefined => {
  if (text === undefined) return undefined;
  const value = numbers[text] ?? Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
};

/** Stands among what is asked for, or asks by itself ("You have five years building …"). */
const asksFor = (part: Part): boolean =>
  part.zone === 'requirements' || part.zone === 'preferred' || part.importance !== 'context';

/** So near stands what says that years are no experience. */
const ageReach = 30;

const clauseMarks = new RegExp(`[,;.()]|\\s(?:${andWords})\\s`, 'u');

/** "Edad de 25 a 50 años, 3 años de experiencia": between the same two commas. */
function saysAge(text: string, { 0: said, index }: RegExpMatchArray, { years }: ReadyPack): boolean {
  const [at, end] = [index ?? 0, (index ?? 0) + said.length];
  const before =
    text
      .slice(Math.max(0, at - ageReach), at)
      .split(clauseMarks)
      .at(-1) ?? '';
  const behind = text.slice(end, end + ageReach).split(clauseMarks)[0] ?? '';
  return years.age?.test(`${before}${said}${behind}`) ?? false;
}

/** "Edad: 18 a 45 años": asks for no work. */
export const asksAge = ({ folded }: Part, pack: ReadyPack): boolean => {
  const text = folded.slice(0, 120);
  return (
    pack.years.age !== undefined &&
    allMatches(text, pack.years.pattern).some((found) => saysAge(text, found, pack))
  );
};

/** Years of experience a sentence asks for. */
export function yearsIn(part: Part, pack: ReadyPack): Typed[] {
  const { years } = pack;
  const text = part.folded.slice(0, 600);
  if (!years.experience.test(text) && !asksFor(part)) return [];
  const asked: Typed[] = [];
  let from = 0;
  for (const found of text.matchAll(years.pattern)) {
    // "Five years in surveying, three of them leading": a later number of years stands in a clause of its own.
    const between = text.slice(from, found.index);
    const clause = text.slice(found.index).split(yearClause)[0] ?? '';
    if (asked.length > 0 && !(yearClause.test(between) && years.experience.test(clause))) continue;
    // "Children under three years", "founded 20 years ago": other years may stand in the same sentence.
    if (years.not.test(besideYears(text, found)) || saysAge(text, found, pack)) continue;
    const scale = found[4] ? 1 / 12 : 1;
    const min = numberOf(found[1], years.numbers);
    const max = numberOf(found[2], years.numbers);
    if (min === undefined || min * scale > 25 || min === 0) continue;
    const value = { min: min * scale, ...(max !== undefined && max > min ? { max: max * scale } : {}) };
    asked.push({ kind: 'years', years: value, at: found.index });
    from = found.index + found[0].length;
  }
  return asked;
}

const yearClause = /[,，;；]/u;

/** What stands so near that it says of what the years are; Han says much in few signs, up to the next mark. */
function besideYears(text: string, { 0: said, index }: RegExpExecArray): string {
  const before = text.slice(Math.max(0, index - ageReach), index);
  const behind = text.slice(index + said.length, index + said.length + ageReach);
  if (!hasHan(before + behind)) return before + said + behind;
  return (before.split(clauseMark).at(-1) ?? '') + said + (behind.split(clauseMark)[0] ?? '');
}

/** Every place stays where it is. */
const without = (folded: string, phrases: RegExp): string =>
  folded.replace(phrases, (phrase) => ' '.repeat(phrase.length));

/** A folded text without what only holds the name of a degree. */
export const namingDegrees = (folded: string, pack: ReadyPack): string => without(folded, pack.noDegrees);

/** The least degree that will do. */
export function degreeIn(part: Part, pack: ReadyPack): Typed[] {
  // "Training of apprentices" is what one will do.
  if (part.zone === 'duties') return [];
  const text = namingDegrees(part.folded.slice(0, 600), pack);
  const found = pack.degrees.flatMap((degree): { level: DegreeLevel; bare: boolean; at: number }[] => {
    const named = degree.level === 'vocational' ? text.match(pack.trainings) : null;
    const match = text.match(degree.pattern) ?? named;
    if (!match) return [];
    const bare = match[0].replace(pack.degreeWord, '').trim() === '';
    return [{ level: degree.level, bare, at: match.index ?? 0 }];
  });
  // "Master's degree": the bare word beside it asks for nothing less.
  const least = found.find((one) => !one.bare) ?? found[0];
  return least ? [{ kind: 'degree', degree: least.level, at: least.at }] : [];
}

type Levels = ReadyPack['levels'];

/** The level that stands first in a text, the higher one where two begin alike. */
function firstLevel(text: string, levels: Levels): LanguageLevel | undefined {
  let best: { at: number; level: LanguageLevel } | undefined;
  for (const { level, pattern } of levels) {
    const at = text.search(pattern);
    if (at >= 0 && (!best || at <= best.at)) best = { at, level };
  }
  return best?.level;
}

interface FoundLanguage {
  language: AskedLanguage;
  at: number;
  end: number;
}

/** Between "or" and the names beside it stand few words ("German B2 or ideally French"). */
const orReach = 24;

/** "English or French" is one thing asked for. */
function eitherOf(found: FoundLanguage[], text: string, pack: ReadyPack): Typed[] {
  const groups: FoundLanguage[][] = [];
  for (const one of found) {
    const group = groups.at(-1);
    const gap = text.slice(group?.at(-1)?.end ?? 0, one.at);
    if (group && gap.length <= orReach && (pack.or.test(gap) || /^\s*\/\s*$/.test(gap))) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap(([first, ...others]): Typed[] => {
    if (!first) return [];
    const or = others.map(({ language }) => language);
    const language = { ...first.language, ...(or.length > 0 ? { or } : {}) };
    return [{ kind: 'language', language, at: first.at }];
  });
}

/** Each language with its level: behind the name, up to the next one, else before it. */
export function languagesIn(part: Part, pack: ReadyPack): Typed[] {
  const said = without(part.folded.slice(0, 600), pack.notSpoken);
  // "越南语、国际贸易等专业": what was studied.
  const { majors } = askedWords(pack.language);
  const text = majors ? without(said, majors) : said;
  if (!pack.anyLanguageName.test(text)) return [];
  const listed = part.zone === 'requirements' || part.zone === 'preferred';
  // "English or Turkish for our clients abroad": what a line of a list begins with is asked for.
  const opens = listed && text.search(pack.anyLanguageName) === 0;
  const bare = opens || (text.split(/[\s,]+/).length <= 6 && asksFor(part));
  if (!bare && !pack.languageCue.test(text)) return [];
  const named = pack.languageNames
    .map(({ code, pattern }) => ({
      code,
      at: text.search(pattern),
      length: text.match(pattern)?.[0].length ?? 0,
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const found = named.flatMap(({ code, at, length }, index) => {
    const before = text.slice(Math.max(0, at - 45), at);
    const after = text.slice(at + length, Math.min(at + length + 50, named[index + 1]?.at ?? text.length));
    const level = firstLevel(after, pack.levels) ?? firstLevel(before, pack.levels);
    if (!level && !bare && !pack.languageCue.test(`${before} ${after}`)) return [];
    return [{ language: { code, ...(level ? { level } : {}) }, at, end: at + length }];
  });
  return eitherOf(found, text, pack);
}
