import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundMark } from './marks.ts';
import type { FoundNumber } from './numbers.ts';
import type { Statement } from './statement.ts';

interface Span {
  start: number;
  end: number;
}

/** Figures that are so in a season, or on some days. */
export interface Rates {
  numbers: FoundNumber[];
  season: boolean;
}

/** Weekends stand fourth in every pack. */
const isDays = ({ value }: FoundMark): boolean => value.startsWith('days ') || value === 'recurring 3';

/** In which a thing is so: on some days, in a season, from one month to another. */
function timesOf({ text, figures }: Pick<Statement, 'text' | 'figures'>, lexis: Lexis) {
  const found = [lexis.pack.relations.bounds.seasons, monthsOf(lexis)].flatMap((pattern) =>
    allMatches(text, pattern).map(({ index, 0: all }) => ({ start: index, end: index + all.length })),
  );
  return { seasons: found, days: figures.marks.filter(isDays) };
}

/** "From May to September", without a year. */
const monthsOf = onceFor(({ pack }: Lexis): RegExp => {
  const names = (pack.marks.months ?? pack.months).split(' ').join('|');
  const between = pack.relations.bounds.monthsTo.source.replaceAll('^', '').replaceAll('$', '');
  return new RegExp(
    `(?<![\\p{Script=Latin}\\d十])(?:${names})\\.?(?:${between})(?:${names})(?!\\p{Script=Latin}|\\.? (?:19|20)\\d\\d)`,
    'giu',
  );
});

export function ratesOf(line: Statement, lexis: Lexis): Rates[] {
  const { text, tokens, figures } = line;
  const { seasons, days } = timesOf(line, lexis);
  const isTogether = (one: Span, other: Span): boolean => {
    const [from, to] = [Math.min(one.end, other.end), Math.max(one.start, other.start)];
    const joins = tokens.some(
      (own) => own.start >= from && own.end <= to && lexis.pack.clauses.and.test(own.folded),
    );
    return !joins && !/[,;，；。]/u.test(text.slice(from, to));
  };
  const numbersIn = (spans: readonly Span[]) =>
    figures.periods.size === 0
      ? []
      : figures.numbers.filter((own) => spans.some((each) => isTogether(each, own)));
  return [
    ...(seasons.length > 0 ? [{ numbers: numbersIn(seasons), season: true }] : []),
    ...(days.length > 0 ? [{ numbers: numbersIn(days), season: false }] : []),
  ].filter(({ numbers, season }) => season || numbers.length > 0);
}

/** A figure of each day, or "always", without the time that it is true of. */
export function outOfTime({ numbers, season }: Rates, said: string, claims: Claims, lexis: Lexis): boolean {
  const { figures } = claims;
  const times = timesOf(claims, lexis);
  if (times.seasons.length > 0 || (!season && times.days.length > 0)) return false;
  const isEach = figures.periods.size > 0 || figures.marks.length > 0;
  const says = (value: string) => figures.numbers.some((own) => own.value === value);
  if (season && (figures.periods.size > 0 || lexis.pack.relations.limits.always.test(said))) return true;
  return isEach && numbers.some(({ value }) => says(value));
}
