import type { DateValue } from '../types.ts';
import {
  type Found,
  monthsInBracket,
  readDayRange,
  readMonthRange,
  readSecondMonth,
  readShortYears,
} from './date-months.ts';
import { type Point, readPoint } from './date-point.ts';
import { afterLeader, afterSeparator, presentAt, skipArticles } from './date-separators.ts';
import { isDash, phraseLength, shortYearOf, type Token, yearOf } from './date-tokens.ts';
import { tables } from './tables.ts';

function endOf(tokens: Token[], start: Point): Found | undefined {
  const straight = presentAt(tokens, start.next);
  if (straight > start.next && /\p{Script=Han}/u.test(tokens[start.next]?.text ?? '')) {
    return { next: straight, from: start.date, current: true, single: false };
  }
  const next = afterSeparator(tokens, start.next);
  if (next === start.next) return besideIt(tokens, start);
  const present = presentAt(tokens, next);
  if (present > next) return { next: present, from: start.date, current: true, single: false };
  const end = readPoint(tokens, next) ?? readPoint(tokens, skipArticles(tokens, next));
  if (end && !(end.weak && !start.weak && !start.date.month)) {
    if (
      !(
        isDash(tokens[start.next]) ||
        afterLeader(tokens, start.next) > start.next ||
        tokens[start.next]?.kind === 'word' ||
        !start.date.month ||
        end.date.month
      )
    )
      return undefined;
    // "2020 / 2018" is a list of years, not a range.
    if (end.date.year < start.date.year && tokens[start.next]?.text === '/') return undefined;
    return { next: end.next, from: start.date, to: end.until ?? end.date, current: false, single: false };
  }
  const short = shortYearOf(tokens[next]);
  if (short && !start.date.month && short >= start.date.year && isDash(tokens[next - 1])) {
    return { next: next + 1, from: start.date, to: { year: short }, current: false, single: false };
  }
  return undefined;
}

const index = ({ year, month }: DateValue) => year * 12 + (month ?? 1);

/** "04/2021     03/2022", "2013     present": the columns "from" and "to" of a table. */
function besideIt(tokens: Token[], start: Point): Found | undefined {
  const bar = tokens[start.next]?.text === '|' ? 1 : 0;
  const next = start.next + bar;
  const first = tokens[next];
  if (!first || (!first.apart && bar === 0) || start.weak) return undefined;
  const present = presentAt(tokens, next);
  if (present > next) return { next: present, from: start.date, current: true, single: false };
  const end = readPoint(tokens, next);
  if (!end || end.weak || (end.date.month === undefined) !== (start.date.month === undefined))
    return undefined;
  if (index(end.date) < index(start.date) || (bar > 0 && !end.date.month)) return undefined;
  return { next: end.next, from: start.date, to: end.until ?? end.date, current: false, single: false };
}

/** A dash with nothing behind it: "2019 –". */
function isOpen(text: string, tokens: Token[], at: number): boolean {
  if (!isDash(tokens[at])) return false;
  const rest = text.slice(tokens[at]?.end ?? 0);
  return /^\s*(?:…|\.{3})?\s*(?:$|[)\]】）|]|\t| {3,})|^\s?(?:…|\.{3}) {2}/.test(rest);
}

export function readRange(text: string, tokens: Token[], at: number): Found | undefined {
  const monthRange =
    readSecondMonth(tokens, at) ??
    readDayRange(tokens, at) ??
    readMonthRange(tokens, at) ??
    readShortYears(tokens, at);
  if (monthRange) return monthRange;
  const start = readPoint(tokens, at);
  if (!start) return undefined;
  const ranged = endOf(tokens, start);
  if (ranged) return ranged;
  // "since 04/19": the word before it says that it is a date.
  if (start.weak && !(tables.since.has(tokens[at - 1]?.text ?? '') && start.date.month)) return undefined;
  const since = phraseLength(tokens, start.next, tables.sinceBehind);
  if (since) return { next: start.next + since, from: start.date, current: true, single: false };
  const following = nextYear(tokens, start, at) ?? monthsInBracket(tokens, start);
  if (following) return following;
  if (start.until)
    return { next: start.next, from: start.date, to: start.until, current: false, single: false, one: true };
  if (isOpen(text, tokens, start.next))
    return { next: start.next + 1, from: start.date, current: true, single: false };
  return { next: start.next, from: start.date, current: false, single: true };
}

/** "summers of 2012 and 2013", "2016, 2017 y 2018", "between 2015 and 2018": years, one behind the other. */
function nextYear(tokens: Token[], start: Point, at: number): Found | undefined {
  if (start.date.month) return undefined;
  const before = tokens[at - 1]?.text ?? '';
  const between = tables.from.has(before) && tables.yearJoiners.has(tokens[start.next]?.text ?? '');
  let last = start.date.year;
  let next = start.next;
  let joined = false;
  for (let years = 1; years < 12; years++) {
    const word = tokens[next]?.text ?? '';
    const joiner = tables.yearJoiners.has(word);
    const year = joiner || word === ',' || word === '/' ? yearOf(tokens[next + 1]) : undefined;
    if (!year || (year !== last + 1 && !(between && year > last))) break;
    joined ||= joiner || years >= 2;
    last = year;
    next += 2;
  }
  if (!joined) return undefined;
  return { next, from: start.date, to: { year: last }, current: false, single: false };
}
