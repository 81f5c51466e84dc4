import type { ClosingVerbs } from '../locales/clauses-pack.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { memo } from '../text/memo.ts';
import { perLanguage } from '../text/per-language.ts';
import { type EqualGroups, equalGroups } from './equal-groups.ts';
import { fold, type WordForms, wordForms } from './word-forms.ts';

/** A language's writing pack, opened: its lists as sets of folded words. */
export interface Lexis {
  pack: WritingPack;
  forms: WordForms;
  groups: EqualGroups;
  isFunction(folded: string): boolean;
  isLight(folded: string): boolean;
  isScope(folded: string): boolean;
  isTitle(folded: string): boolean;
  isDegree(folded: string): boolean;
  isLevel(folded: string): boolean;
  isOtherPerson(folded: string): boolean;
  /** Which kind of weakening word it is, if any. */
  weakener(folded: string): number | undefined;
  hedge(folded: string): string | undefined;
  month(folded: string): number | undefined;
  period(folded: string): number | undefined;
  /** A form that a point may begin with. */
  isVerb(folded: string): boolean;
  /** Says "all of it". */
  isWhole(folded: string): boolean;
  /** Says nothing without the figure behind it. */
  isBeforeFigure(folded: string): boolean;
  numberWord(folded: string): number | undefined;
  multiplier(folded: string): number | undefined;
  currency(folded: string): string | undefined;
  isPercent(folded: string): boolean;
  /** In a language whose verb may close its clause, or stand in two parts. */
  closing: Closing | undefined;
  /** Chinese: the phrases of each list, longest first. */
  phrases: { free: string[]; scope: string[]; title: string[]; degree: string[]; level: string[] };
}

export interface Closing extends Omit<ClosingVerbs, 'prepositions' | 'particles'> {
  prepositions: ReadonlySet<string>;
  particles: ReadonlySet<string>;
}

export const isParticiple = (word: string, { closing }: Lexis): boolean =>
  closing?.participle.test(fold(word)) ?? false;

export const lexisOf = perLanguage((language) => open(writingPack(language)));

const words = (text: string) => text.split(/\s+/).filter(Boolean).map(fold);

function valued(text: string): Map<string, string> {
  return new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const [word = '', value = ''] = entry.split('=');
        return [fold(word), value];
      }),
  );
}

function closingOf({ clauses: { closing } }: WritingPack): Closing | undefined {
  return (
    closing && {
      ...closing,
      prepositions: new Set(words(closing.prepositions)),
      particles: new Set(words(closing.particles)),
    }
  );
}

function open(pack: WritingPack): Lexis {
  const forms = wordForms(pack);
  const sets = {
    free: new Set(words(pack.functionWords)),
    light: new Set(words(pack.lightWords)),
    scope: new Set(words(pack.scopeWords)),
    noScope: new Set(words(pack.noScopeWords ?? '')),
    title: new Set(words(pack.titleWords)),
    degree: new Set(words(pack.degreeWords)),
    level: new Set(words(pack.levelWords)),
    other: new Set(words(pack.otherPersonWords)),
    percent: new Set(words(pack.percentWords)),
    verbs: new Set(words(pack.verbs.replaceAll('>', ' '))),
    whole: new Set(words(pack.wholeWords)),
    beforeFigure: new Set(words(pack.beforeFigures)),
  };
  const weakeners = new Map(
    pack.weakeners
      .trim()
      .split('\n')
      .flatMap((line, kind) => words(line).map((word): [string, number] => [word, kind])),
  );
  const byKey = (list: Iterable<string>) =>
    new Set([...list].filter((word) => word.length >= 6).flatMap((word) => forms.keys(word)));
  const scopeKeys = byKey(sets.scope);
  const weakenerKeys = new Map(
    [...weakeners]
      // "Trained" is no form of "trainee".
      .filter(([word]) => word.length >= 6 && !word.endsWith('ee'))
      .flatMap(([word, kind]) => forms.keys(word).map((key): [string, number] => [key, kind])),
  );
  const has = (keys: Set<string>, word: string) =>
    word.length >= 5 && forms.keys(word).some((key) => key.length >= 4 && keys.has(key));
  const formOfWeakener = memo((word) =>
    pack.weakenerForms?.test(word)
      ? 0
      : forms
          .keys(word)
          .map((key) => weakenerKeys.get(key))
          .find((kind) => kind !== undefined),
  );
  const hedges = new Map(
    Object.entries(pack.hedges).flatMap(([kind, list]) =>
      words(list).map((word): [string, string] => [word, kind]),
    ),
  );
  const months = new Map(
    pack.months
      .split(' ')
      .flatMap((names, i) => names.split('|').map((name): [string, number] => [fold(name), i + 1])),
  );
  const periods = new Map(
    pack.periods.split('|').flatMap((list, i) => words(list).map((word): [string, number] => [word, i])),
  );
  const numbers = valued(pack.numberWords);
  const multipliers = valued(pack.multipliers);
  const currencies = valued(pack.currencies);
  const longestFirst = (set: Set<string>) => [...set].sort((a, b) => b.length - a.length);
  return {
    pack,
    forms,
    groups: equalGroups(pack, forms),
    isFunction: (word) => sets.free.has(word),
    isLight: (word) => sets.light.has(word),
    isScope: (word) => !sets.noScope.has(word) && (sets.scope.has(word) || has(scopeKeys, word)),
    isTitle: (word) => sets.title.has(word) || sets.title.has(word.replace(/s$/, '')),
    isDegree: (word) => sets.degree.has(word),
    isLevel: (word) => sets.level.has(word),
    isOtherPerson: (word) => sets.other.has(word),
    weakener: (word) => weakeners.get(word) ?? (word.length < 5 ? undefined : formOfWeakener(word)),
    hedge: (word) => hedges.get(word),
    month: (word) => months.get(word),
    period: (word) => periods.get(word),
    isVerb: (word) => sets.verbs.has(word),
    isWhole: (word) => sets.whole.has(word),
    isBeforeFigure: (word) => sets.beforeFigure.has(word),
    numberWord: (word) => numberInOneWord(word, pack, numbers),
    multiplier: (word) => numberOf(multipliers.get(word)),
    currency: (word) => currencies.get(word),
    closing: closingOf(pack),
    isPercent: (word) => sets.percent.has(word),
    phrases: {
      free: longestFirst(new Set([...sets.free, ...sets.light])),
      scope: longestFirst(sets.scope),
      title: longestFirst(sets.title),
      degree: longestFirst(sets.degree),
      level: longestFirst(sets.level),
    },
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** "Zweitausenddreihundert": what stands before the larger counts it, what stands behind is added to it. */
function numberInOneWord(word: string, pack: WritingPack, numbers: Map<string, string>): number | undefined {
  const known = numberOf(numbers.get(word)) ?? unitAndTen(word, pack, numbers);
  const larger = known === undefined && pack.largerInWord?.find(({ name }) => word.includes(name));
  if (!larger) return known;
  const [before = '', behind = ''] = word.split(larger.name, 2);
  const partOf = (part: string, none: number) => (part === '' ? none : numberInOneWord(part, pack, numbers));
  const times = before === pack.unitBeforeTen?.one ? 1 : partOf(before, 1);
  const more = partOf(behind.replace(/^und(?=.)/u, ''), 0);
  return times === undefined || more === undefined || more >= larger.value
    ? undefined
    : times * larger.value + more;
}

/** "fünfundzwanzig": the unit before the ten. */
function unitAndTen(
  word: string,
  { unitBeforeTen }: WritingPack,
  numbers: Map<string, string>,
): number | undefined {
  const [, unit = '', ten = ''] = unitBeforeTen?.pattern.exec(word) ?? [];
  const sum = Number(unit === unitBeforeTen?.one ? 1 : numbers.get(unit)) + Number(numbers.get(ten));
  return Number.isNaN(sum) ? undefined : sum;
}
