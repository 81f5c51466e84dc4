import type { DateValue } from '../types.ts';
import { type Point, readPoint } from './date-point.ts';
import { afterSeparator, presentAt } from './date-separators.ts';
import {
  dayOf,
  isDash,
  isQuote,
  monthNumberOf,
  monthOf,
  shortYearOf,
  type Token,
  yearOf,
} from './date-tokens.ts';
import { tables } from './tables.ts';

export interface Found {
  next: number;
  from?: DateValue;
  to?: DateValue;
  current: boolean;
  single: boolean;
  /** One season or school year ("2021/22"). */
  one?: boolean;
}

/** "Jan – Mar 2020", "03–06/2019": the first month takes its year from the end. */
export function readMonthRange(tokens: Token[], at: number): Found | undefined {
  const month = monthOf(tokens[at]) ?? monthNumberOf(tokens[at]);
  if (!month) return undefined;
  const dotted = tokens[at + 1]?.text === '.' && monthOf(tokens[at]) ? at + 2 : at + 1;
  const joined = monthOf(tokens[at]) && tables.yearJoiners.has(tokens[dotted]?.text ?? '') ? dotted + 1 : 0;
  const next = joined || afterSeparator(tokens, dotted);
  if (next === dotted) return undefined;
  if (
    !monthOf(tokens[at]) &&
    !(isDash(tokens[at + 1]) && tokens[at]?.text.length === 2 && tokens[next]?.text.length === 2)
  )
    return undefined;
  const end = readPoint(tokens, next);
  if (!end?.date.month || end.weak) return undefined;
  return {
    next: end.next,
    from: { year: end.date.year, month },
    to: end.date,
    current: false,
    single: false,
  };
}

/** "14.02.–30.06.2017", "3–28 July 2017": days of one year, which stands once. */
export function readDayRange(tokens: Token[], at: number): Found | undefined {
  if (!dayOf(tokens[at])) return undefined;
  const month = tokens[at + 1]?.text === '.' ? monthNumberOf(tokens[at + 2]) : undefined;
  const first = month ? at + (tokens[at + 3]?.text === '.' ? 4 : 3) : at + 1;
  const next = isDash(tokens[first]) ? first + 1 : first;
  if (next === first || !dayOf(tokens[next])) return undefined;
  const end = readPoint(tokens, next);
  const whole = end && !end.weak && end.date.month && end.next - next >= (month ? 5 : 3);
  // "10-2020" is a month and its year.
  if (!whole || (!month && !monthOf(tokens[next + 1]) && !monthOf(tokens[next + 2]))) return undefined;
  const from = { year: end.date.year, month: month ?? end.date.month ?? 1 };
  return { next: end.next, from, to: end.date, current: false, single: false };
}

/** "2019年6-8月", "2019年6月至8月", "2016年7、8月", "2019.06-08": the second month has no year of its own. */
export function readSecondMonth(tokens: Token[], at: number): Found | undefined {
  const year = yearOf(tokens[at]);
  const han = tokens[at + 1]?.text === '年';
  const dot = tokens[at + 1]?.text === '.' && !tokens[at + 1]?.spaced;
  const from = monthNumberOf(tokens[at + 2]);
  if (!year || !from || (!han && !dot)) return undefined;
  let next = at + 3;
  if (han && tokens[next]?.text === '月') next++;
  if (isDash(tokens[next]) || (han && /^[至到、和]$/.test(tokens[next]?.text ?? ''))) next++;
  else return undefined;
  const to = monthNumberOf(tokens[next]);
  if (!to || to < from || tokens[next]?.spaced) return undefined;
  const behind = tokens[next + 1]?.text;
  if (han && behind !== '月') return undefined;
  if (dot && (tokens[next]?.text.length !== 2 || /^[./-]$/.test(behind ?? ''))) return undefined;
  const range = { from: { year, month: from }, to: { year, month: to } };
  return { next: next + (han ? 2 : 1), ...range, current: false, single: false };
}

/** "Summer 2019 (May – Aug.)", "2021（6月-8月）": the months of the year before the bracket. */
export function monthsInBracket(tokens: Token[], { date, next }: Point): Found | undefined {
  if (date.month || !/^[(（]$/.test(tokens[next]?.text ?? '')) return undefined;
  const month = (at: number) =>
    monthOf(tokens[at]) ?? (tokens[at + 1]?.text === '月' ? monthNumberOf(tokens[at]) : undefined);
  const past = (at: number) => at + (/^[.月]$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1);
  const from = month(next + 1);
  if (!from) return undefined;
  let end = past(next + 1);
  let to: number | undefined;
  const second = afterSeparator(tokens, end);
  const other = tables.yearJoiners.has(tokens[end]?.text ?? '') ? end + 1 : second;
  if (other > end) {
    to = month(other);
    if (!to || to < from) return undefined;
    end = past(other);
  }
  if (!/^[)）]$/.test(tokens[end]?.text ?? '')) return undefined;
  const { year } = date;
  const span = { from: { year, month: from }, ...(to ? { to: { year, month: to } } : {}) };
  return { next: end + 1, ...span, current: false, single: to === undefined };
}

/** "'13 – '15", "'19 – today": years of two digits, each with its apostrophe. */
export function readShortYears(tokens: Token[], at: number): Found | undefined {
  const from = isQuote(tokens[at - 1]) && !monthOf(tokens[at - 2]) ? shortYearOf(tokens[at]) : undefined;
  if (!from) return undefined;
  const next = afterSeparator(tokens, at + 1);
  if (next === at + 1) return undefined;
  const present = presentAt(tokens, next);
  if (present > next) return { next: present, from: { year: from }, current: true, single: false };
  const to = isQuote(tokens[next]) ? shortYearOf(tokens[next + 1]) : undefined;
  if (!to || to < from) return undefined;
  return { next: next + 2, from: { year: from }, to: { year: to }, current: false, single: false };
}
