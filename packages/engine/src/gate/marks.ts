import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import { clockOf } from './clock.ts';
import type { Lexis } from './lexis.ts';
import { lengthOf, valuesOf } from './mark-values.ts';
import { fold } from './word-forms.ts';

/** How often, when, on which days, how large a part: the same mark has the same value, however it was said. */
export interface FoundMark {
  value: string;
  start: number;
  end: number;
  /** "Every day except Mondays". */
  excepted: boolean;
  /** "Two weekends". */
  counted: boolean;
}

/** The marks of a text, and what is left of it without them, every character at its place. */
export function marksIn(text: string, lexis: Lexis): { marks: FoundMark[]; left: string } {
  const marks: FoundMark[] = [];
  let left = text;
  const ends = allMatches(text, lexis.pack.relations.limits.except).map(
    ({ index, 0: all }) => index + all.length,
  );
  for (const { pattern, read } of kindsOf(lexis)) {
    const found = allMatches(left, pattern).flatMap((match): FoundMark[] => {
      const value = read(match.groups ?? {});
      const [start, end] = [match.index, match.index + match[0].length];
      const excepted = ends.some((at) => start < at && at <= end + 1);
      return value === undefined
        ? []
        : [{ value, start, end, excepted, counted: isCounted(text.slice(0, start), lexis) }];
    });
    if (found.length === 0) continue;
    marks.push(...found);
    left = withoutMarks(left, found);
  }
  return { marks: marks.sort((a, b) => a.start - b.start), left };
}

function isCounted(before: string, lexis: Lexis): boolean {
  const word = /([\p{L}\p{N}]+)\s$/u.exec(before)?.[1] ?? '';
  return /\d$/.test(word) || lexis.numberWord(fold(word)) !== undefined || hanCount.test(before);
}

const hanCount = /[\d二两三四五六七八九十]个?$/u;

export function withoutMarks(text: string, marks: readonly FoundMark[]): string {
  let left = text;
  for (const { start, end } of marks) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left;
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Kind {
  pattern: RegExp;
  read(groups: Groups): string | undefined;
}

/** What stands first takes the words: "every second week" has no second week. */
const kindsOf = onceFor((lexis: Lexis): Kind[] => {
  const { marks: pack, months } = lexis.pack;
  const { numberOf, dayOf, periodOf } = valuesOf(lexis);
  const kinds = (patterns: readonly RegExp[], read: Kind['read']): Kind[] =>
    patterns.map((pattern) => ({ pattern, read }));
  const named = (name: string, value: number | undefined) =>
    value === undefined ? undefined : `${name} ${value}`;
  return [
    ...kinds(pack.alternate, ({ day }) => `alternate ${dayOf(day) ?? 'weekend'}`),
    ...pack.recurring.flatMap((pattern, i) => kinds([pattern], () => `recurring ${i}`)),
    ...kinds(pack.times, ({ count, period }) => timesOf(numberOf(count), periodOf(period))),
    ...kinds(pack.lengths ?? [], (groups) => lengthOf(groups, numberOf)),
    ...kinds(pack.spans ? [pack.spans] : [], spanOf),
    ...kinds(pack.clocks, (groups) => named('clock', clockOf(groups, numberOf))),
    ...pack.parts.flatMap(({ part, pattern }) => kinds([pattern], () => `part ${part}`)),
    ...kinds([...(pack.fractions ?? []), fraction], ({ part, of }) =>
      named('part', (numberOf(part) ?? 0) / (numberOf(of) ?? 1)),
    ),
    ...kinds(pack.quarters, ({ nth }) => named('quarter', numberOf(nth))),
    ...quartersByMonths(pack.months ?? months, pack.monthsTo).flatMap((pattern, i) =>
      kinds([pattern], () => `quarter ${i + 1}`),
    ),
    ...kinds(pack.decades, ({ tens }) => named('decade', (numberOf(tens) ?? 0) % 100)),
    ...kinds(pack.workdays ? [pack.workdays] : [], () => 'days 1-5'),
    ...kinds(pack.days, ({ day, first, last }) => daysOf(dayOf(day), dayOf(first), dayOf(last))),
    ...kinds(pack.ordinals, ({ nth }) => named('nth', numberOf(nth))),
  ];
});

function spanOf(groups: Groups): string | undefined {
  const said = Object.keys(groups).filter((name) => groups[name] !== undefined);
  const hedge = said.find((name) => isHedge(name)) ?? '';
  return `span ${said.find((name) => !isHedge(name))} ${hedge}`;
}

const isHedge = (name: string): boolean => name === 'over' || name === 'under' || name === 'about';

const fraction = /(?<![\d./])(?<part>[1-9])\/(?<of>[2-9])(?![\d/])/gu;

const timesOf = (count?: number, period?: number): string | undefined =>
  count === undefined || period === undefined ? undefined : `times ${count}/${period}`;

function daysOf(day?: number, first?: number, last?: number): string | undefined {
  if (day !== undefined) return `days ${day}`;
  return first === undefined || last === undefined ? undefined : `days ${first}-${last}`;
}

/** "January to March". */
function quartersByMonths(months: string, to: string): RegExp[] {
  const names = months.split(' ');
  return [0, 3, 6, 9].map(
    (at) =>
      new RegExp(
        `(?<![\\p{Script=Latin}\\d十])(?:${names[at]})\\.? ?(?:${to}) ?(?:${names[at + 2]})(?!\\p{Script=Latin})`,
        'giu',
      ),
  );
}
