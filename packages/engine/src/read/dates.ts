import { memo } from '../text/memo.ts';
import type { DateValue } from '../types.ts';
import { type Point, readPoint } from './date-point.ts';
import {
  dateTokens,
  isDash,
  isQuote,
  monthNumberOf,
  monthOf,
  phraseLength,
  shortYearOf,
  type Token,
  yearOf,
} from './date-tokens.ts';
import { tables } from './tables.ts';

/** A date or range found in a text, with everything that belongs to it ("since", "(expected)"). */
export interface DateHit {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  from?: DateValue;
  to?: DateValue;
  current: boolean;
  /** One date only. */
  single: boolean;
}

interface Found {
  next: number;
  from?: DateValue;
  to?: DateValue;
  current: boolean;
  single: boolean;
}

/** "2014 · · · 2019", "2014 ..... 2019", "2014 … 2019": where a row of points between two dates ends. */
function afterLeader(tokens: Token[], at: number): number {
  const point = tokens[at]?.text ?? '';
  if (point === '…' || point === '⋯') return tokens[at + 1]?.text === point ? at + 2 : at + 1;
  if (!['·', '.', '•', '_'].includes(point)) return at;
  let next = at;
  while (tokens[next]?.text === point && next - at < 40) next++;
  return next - at >= 2 ? next : at;
}

/** Where a word or sign between two dates ends; `at` itself when there is none. */
function afterSeparator(tokens: Token[], at: number): number {
  let next = at;
  while (isDash(tokens[next]) && next - at < 3) next++;
  if (next === at) next = afterLeader(tokens, at);
  if (next === at && tokens[next]?.text === '/') next++;
  // "2023 – en cours": the first word of "present" may stand between two dates as well.
  if (next > at && phraseLength(tokens, next, tables.present) > 0) return next;
  return next + phraseLength(tokens, next, tables.to);
}

function skipArticles(tokens: Token[], at: number): number {
  let next = at;
  while (next - at < 2 && tokens[next]?.kind === 'word' && tables.dateFillers.has(tokens[next]?.text ?? ''))
    next++;
  return next;
}

function presentAt(tokens: Token[], at: number): number {
  const direct = phraseLength(tokens, at, tables.present);
  if (direct) return at + direct;
  const skipped = skipArticles(tokens, at);
  const later = skipped > at ? phraseLength(tokens, skipped, tables.present) : 0;
  return later ? skipped + later : at;
}

/** "Jan – Mar 2020", "03–06/2019": the first month takes its year from the end. */
function readMonthRange(tokens: Token[], at: number): Found | undefined {
  const month = monthOf(tokens[at]) ?? monthNumberOf(tokens[at]);
  if (!month) return undefined;
  const dotted = tokens[at + 1]?.text === '.' && monthOf(tokens[at]) ? at + 2 : at + 1;
  const next = afterSeparator(tokens, dotted);
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

/** "'13 – '15", "'19 – today": years of two digits, each with its apostrophe. */
function readShortYears(tokens: Token[], at: number): Found | undefined {
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
  return /^\s*(?:$|[)\]】）|]|\t| {3,})/.test(rest);
}

function readRange(text: string, tokens: Token[], at: number): Found | undefined {
  const monthRange = readMonthRange(tokens, at) ?? readShortYears(tokens, at);
  if (monthRange) return monthRange;
  const start = readPoint(tokens, at);
  if (!start) return undefined;
  const ranged = endOf(tokens, start);
  if (ranged) return ranged;
  if (start.weak) return undefined;
  const since = phraseLength(tokens, start.next, tables.sinceBehind);
  if (since && /\p{Script=Han}/u.test(tokens[start.next]?.text ?? ''))
    return { next: start.next + since, from: start.date, current: true, single: false };
  const following = nextYear(tokens, start);
  if (following) return following;
  if (start.until)
    return { next: start.next, from: start.date, to: start.until, current: false, single: false };
  if (isOpen(text, tokens, start.next))
    return { next: start.next + 1, from: start.date, current: true, single: false };
  return { next: start.next, from: start.date, current: false, single: true };
}

/** "summers of 2012 and 2013": two years, one behind the other. */
function nextYear(tokens: Token[], start: Point): Found | undefined {
  if (start.date.month || !tables.yearJoiners.has(tokens[start.next]?.text ?? '')) return undefined;
  const year = yearOf(tokens[start.next + 1]);
  if (year !== start.date.year + 1) return undefined;
  return { next: start.next + 2, from: start.date, to: { year }, current: false, single: false };
}

function isShouted(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}{2,}$/u.test(text.slice(token.start, token.end));
}

/** The words before a date that belong to it, and what they make of it. */
function lead(text: string, tokens: Token[], at: number): { start: number; since: boolean; until: boolean } {
  // "DES   2009": a cell of its own leads no date.
  if (tokens[at]?.apart && at > 0 && isShouted(text, tokens[at - 1]))
    return { start: at, since: false, until: false };
  let start = at;
  let since = false;
  let until = false;
  for (let steps = 0; steps < 4 && start > 0; steps++) {
    const length = [3, 2, 1].find((n) => {
      const from = start - n;
      return (
        from >= 0 &&
        [tables.since, tables.until, tables.from, tables.yearParts].some(
          (set) => phraseLength(tokens, from, set) === n,
        )
      );
    });
    if (!length) {
      if (start < at && start > 0 && tokens[start - 1]?.text === '(') break;
      const previous = tokens[start - 1];
      if (previous?.kind === 'word' && tables.dateFillers.has(previous.text) && !since) {
        const before = start - 2;
        const word =
          before >= 0 &&
          (phraseLength(tokens, before, tables.since) === 1 ||
            phraseLength(tokens, before, tables.yearParts) === 1);
        if (word) {
          start -= 1;
          continue;
        }
      }
      break;
    }
    const from = start - length;
    since ||= phraseLength(tokens, from, tables.since) === length;
    until ||=
      phraseLength(tokens, from, tables.until) === length &&
      phraseLength(tokens, from, tables.since) !== length;
    start = from;
  }
  return { start, since, until };
}

const worthLooking = /\d{2}|[〇零一二三四五六七八九]{4}年/;

/** All dates and ranges of a text, in order. Linear in its length. */
export const findDates = memo((text: string): DateHit[] => {
  if (!worthLooking.test(text)) return [];
  const tokens = dateTokens(text.length > 4000 ? text.slice(0, 4000) : text);
  const hits: DateHit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || (token.kind !== 'number' && !couldStart(token))) continue;
    const found = readRange(text, tokens, at);
    if (!found) continue;
    const quoted = token.text.length === 2 && isQuote(tokens[at - 1]) && found.from && !found.from.month;
    const before = lead(text, tokens, quoted ? at - 1 : at);
    const last = tokens[tailEnd(tokens, found.next) - 1];
    const first = tokens[before.start];
    if (!first || !last) continue;
    hits.push({ start: first.start, end: last.end, ...meaning(found, before) });
    at = found.next - 1;
  }
  return hits;
});

function couldStart(token: Token): boolean {
  return (
    token.kind === 'word' &&
    (tables.months.has(token.text) || tables.yearParts.has(token.text) || /^[qt]$/.test(token.text))
  );
}

function meaning(found: Found, before: { since: boolean; until: boolean }): Omit<DateHit, 'start' | 'end'> {
  if (!found.single) return { from: found.from, to: found.to, current: found.current, single: false };
  if (before.until) return { to: found.from, current: false, single: false };
  if (before.since) return { from: found.from, current: true, single: false };
  return { from: found.from, current: false, single: true };
}

/** "2025 (expected)", "2019年毕业": words behind a date that belong to it. */
function tailEnd(tokens: Token[], at: number): number {
  const bracket = tokens[at]?.text === '(' ? 1 : 0;
  const length = phraseLength(tokens, at + bracket, tables.yearParts);
  if (!length) return at;
  const next = at + bracket + length;
  if (bracket) return tokens[next]?.text === ')' ? next + 1 : at;
  return yearOf(tokens[next]) || monthOf(tokens[next]) || /^[qt]$/.test(tokens[at]?.text ?? '')
    ? at
    : /\p{Script=Han}/u.test(tokens[at]?.text ?? '')
      ? next
      : at;
}
