import type { DateValue } from '../types.ts';
import {
  dayOf,
  isQuote,
  monthNumberOf,
  monthOf,
  phraseLength,
  shortYearOf,
  type Token,
  yearOf,
} from './date-tokens.ts';
import { tables } from './tables.ts';

/** One date, and how many tokens it takes. */
export interface Point {
  date: DateValue;
  next: number;
  /** Could be something else (a bare month and two digits): only good beside another date. */
  weak?: boolean;
  /** End of an academic year ("2015/16"). */
  until?: DateValue;
}

type Reader = (tokens: Token[], at: number) => Point | undefined;

function sign(token: Token | undefined, ...texts: string[]): boolean {
  return token !== undefined && texts.includes(token.text);
}

function tight(tokens: Token[], from: number, to: number): boolean {
  for (let i = from + 1; i <= to; i++) if (tokens[i]?.spaced) return false;
  return true;
}

/** 2019年3月1日, 2019 年 3 月 */
const readHanDate: Reader = (tokens, at) => {
  const year = yearOf(tokens[at]) ?? (sign(tokens[at + 1], '年') ? shortYearOf(tokens[at]) : undefined);
  if (!year || !sign(tokens[at + 1], '年')) return undefined;
  const month = monthNumberOf(tokens[at + 2]);
  if (!month || !sign(tokens[at + 3], '月')) {
    const season = /^[春夏秋冬初底末]$/.test(tokens[at + 2]?.text ?? '');
    return { date: { year }, next: at + (season ? (sign(tokens[at + 3], '季') ? 4 : 3) : 2) };
  }
  const day = dayOf(tokens[at + 4]) && sign(tokens[at + 5], '日', '号', '號');
  return { date: { year, month }, next: at + (day ? 6 : 4) + (!day && sign(tokens[at + 4], '份') ? 1 : 0) };
};

/** 民国105年9月: years of the republic are counted from 1912. Three digits before a month say it alone. */
const readEra: Reader = (tokens, at) => {
  const named = sign(tokens[at], '民') && /^[国國]$/.test(tokens[at + 1]?.text ?? '');
  const first = named ? at + 2 : at;
  const count = tokens[first];
  if (count?.kind !== 'number' || !sign(tokens[first + 1], '年')) return undefined;
  if (!named && (count.text.length !== 3 || !sign(tokens[first + 3], '月'))) return undefined;
  const year = 1911 + Number(count.text);
  if (year < 1940 || year > 2059) return undefined;
  const month = sign(tokens[first + 3], '月') ? monthNumberOf(tokens[first + 2]) : undefined;
  return month ? { date: { year, month }, next: first + 4 } : { date: { year }, next: first + 2 };
};

/** 202109, 21.09 (the year first, where no month can be): only beside another date. */
const readClosed: Reader = (tokens, at) => {
  const whole = /^((?:19|20)\d\d)(\d\d)$/.exec(tokens[at]?.text ?? '');
  const joined = whole && Number(whole[2]) >= 1 && Number(whole[2]) <= 12;
  if (joined) return { date: { year: Number(whole[1]), month: Number(whole[2]) }, next: at + 1, weak: true };
  const year = shortYearOf(tokens[at]);
  const month = monthNumberOf(tokens[at + 2]);
  const apart = sign(tokens[at + 1], '.', '/') && tight(tokens, at, at + 2);
  if (!year || !month || !apart || Number(tokens[at]?.text) <= 12 || tokens[at + 2]?.text.length !== 2)
    return undefined;
  if (sign(tokens[at + 3], '.', '/') && tokens[at + 4]?.kind === 'number') return undefined;
  return { date: { year, month }, next: at + 3, weak: true };
};

/** 2018-07, 2018.07, 2018/7/1 */
const readYearFirst: Reader = (tokens, at) => {
  const year = yearOf(tokens[at]);
  const month = monthNumberOf(tokens[at + 2]);
  const second = tokens[at + 2];
  if (!year || !month || !second || !sign(tokens[at + 1], '-', '.', '/')) return undefined;
  if (!tight(tokens, at, at + 2) || (second.text.length === 1 && tokens[at + 1]?.text === '-'))
    return undefined;
  // "2018.07.2020": the second number belongs to what follows.
  if (sign(tokens[at + 3], '.', '/') && yearOf(tokens[at + 4]) && tight(tokens, at + 2, at + 4))
    return undefined;
  const day = sign(tokens[at + 3], '-', '.', '/') && dayOf(tokens[at + 4]) && tight(tokens, at + 2, at + 4);
  // "2016-09-12" is a day only when nothing like a second month follows ("2018.07-2020.06" never gets here).
  return { date: { year, month }, next: at + (day ? 5 : 3) };
};

/** 2020 Sept., 2010 March, 2025 (Feb.) */
const readYearThenMonth: Reader = (tokens, at) => {
  const year = yearOf(tokens[at]);
  const inside = year && sign(tokens[at + 1], '(') ? monthOf(tokens[at + 2]) : undefined;
  const close = at + (sign(tokens[at + 3], '.') ? 4 : 3);
  if (year && inside && sign(tokens[close], ')')) return { date: { year, month: inside }, next: close + 1 };
  const month = monthOf(tokens[at + 1]);
  // "2009 – 2012    DEC en …": a cell of its own is no month.
  if (!year || !month || tokens[at + 1]?.apart) return undefined;
  const next = tokens[at + 2]?.text === '.' ? at + 3 : at + 2;
  const own = tokens[next];
  if (yearOf(own) || (dayOf(own) && !isQuote(own) && yearOf(tokens[next + 2]))) return undefined;
  return { date: { year, month }, next };
};

/** 15.03.2019, 03/15/2019, 03/2019, 03.2019, 3-2019 */
const readNumeric: Reader = (tokens, at) => {
  if (!dayOf(tokens[at]) || !sign(tokens[at + 1], '.', '/', '-')) return undefined;
  const year = yearOf(tokens[at + 4]);
  if (year && sign(tokens[at + 3], '.', '/', '-') && tight(tokens, at + 2, at + 4)) {
    const month =
      monthNumberOf(tokens[at + 2]) ?? (dayOf(tokens[at + 2]) ? monthNumberOf(tokens[at]) : undefined);
    if (month) return { date: { year, month }, next: at + 5 };
  }
  const [day, middle, last] = [tokens[at], tokens[at + 2], tokens[at + 4]];
  const apart = tokens[at + 1]?.text;
  const two = [day, middle, last].every((token) => token?.kind === 'number' && token.text.length === 2);
  // 01.05.20: three pairs of digits and no more, which are neither a telephone number nor a version.
  if (two && apart !== '-' && tokens[at + 3]?.text === apart && tight(tokens, at, at + 4)) {
    const more = [tokens[at - 1], tokens[at + 5]].some((token) => sign(token, '.', '/') && !token?.spaced);
    const [inMonth, inYear] = [monthNumberOf(middle) ?? monthNumberOf(day), shortYearOf(last)];
    if (!more && inMonth && inYear) return { date: { year: inYear, month: inMonth }, next: at + 5 };
  }
  const month = monthNumberOf(tokens[at]);
  const plainYear = yearOf(tokens[at + 2]);
  if (month && plainYear) {
    const spaced = tokens[at + 1]?.spaced || tokens[at + 2]?.spaced;
    if (!spaced || tokens[at + 1]?.text === '/') return { date: { year: plainYear, month }, next: at + 3 };
  }
  const short = shortYearOf(tokens[at + 2]);
  const close = tight(tokens, at, at + 2);
  if (month && short && close && sign(tokens[at + 1], '/', '.'))
    return { date: { year: short, month }, next: at + 3, weak: true };
  return undefined;
};

function skipFillers(tokens: Token[], at: number): number {
  let next = at;
  for (let skipped = 0; skipped < 3; skipped++) {
    const token = tokens[next];
    if (!token) break;
    if (
      sign(token, '.', ',', '/', '-', "'", '’', '‘') ||
      (token.kind === 'word' && tables.dateFillers.has(token.text))
    )
      next++;
    else break;
  }
  return next;
}

/** March 2019, Mar. '19, marzo de 2019, March 1, 2019, Mar-19 */
const readMonthFirst: Reader = (tokens, at) => {
  const month = monthOf(tokens[at]);
  if (!month) return undefined;
  const next = skipFillers(tokens, at + 1);
  const year = yearOf(tokens[next]);
  if (year) return { date: { year, month }, next: next + 1 };
  if (dayOf(tokens[next])) {
    const after = skipFillers(tokens, next + 1);
    const dayYear = yearOf(tokens[after]);
    // "Mar 19 – 2020" is no day: the second number must follow at once or after a comma.
    if (dayYear && !sign(tokens[next + 1], '-', '/'))
      return { date: { year: dayYear, month }, next: after + 1 };
  }
  const short = shortYearOf(tokens[next]);
  if (!short) return undefined;
  return { date: { year: short, month }, next: next + 1, weak: !isQuote(tokens[next - 1]) };
};

/** 1. März 2019, 1 de marzo de 2019, 1er mars 2019 */
const readDayFirst: Reader = (tokens, at) => {
  if (!dayOf(tokens[at])) return undefined;
  let next = at + 1;
  for (let i = 0; i < 2; i++) {
    const token = tokens[next];
    if (sign(token, '.', 'º', '°') || (token?.kind === 'word' && tables.dateFillers.has(token.text))) next++;
  }
  if (!monthOf(tokens[next])) return undefined;
  const point = readMonthFirst(tokens, next);
  return point?.weak ? undefined : point;
};

/** Quarters and halves of a year: "Q1", "T3", "H2", "S1". */
const partCode = /^(?:[qt][1-4]|[hs][12])$/;

/** Summer 2019, Q1 2020, Anfang 2018, WS 2015/16 */
const readYearPart: Reader = (tokens, at) => {
  let next = at;
  for (let words = 0; words < 3; words++) {
    const quarter = tokens[next];
    const joined =
      quarter?.kind === 'word' && tokens[next + 1]?.kind === 'number'
        ? `${quarter.text}${tokens[next + 1]?.text}`
        : '';
    if (partCode.test(joined) && tight(tokens, next, next + 1)) next += 2;
    else {
      const length = phraseLength(tokens, next, tables.yearParts);
      if (length === 0) break;
      next += length;
    }
    next = skipFillers(tokens, next);
  }
  if (next === at) return undefined;
  const point =
    readBareYear(tokens, next) ??
    readMonthFirst(tokens, next) ??
    readNumeric(tokens, next) ??
    readYearFirst(tokens, next);
  return point?.weak ? undefined : point;
};

/** "2018-19 a 2023-24": what follows is written as a pair of years too. */
function anotherYearPair(tokens: Token[], at: number): boolean {
  for (let from = at + 1; from <= at + 4; from++) {
    const year = yearOf(tokens[from]);
    if (!year) continue;
    const short = shortYearOf(tokens[from + 2]);
    return sign(tokens[from + 1], '-') && short === year + 1 && tight(tokens, from, from + 2);
  }
  return false;
}

/** 2019, and 2015/16 as an academic year */
const readBareYear: Reader = (tokens, at) => {
  const year = yearOf(tokens[at]);
  if (!year) return undefined;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  // "ISO 9001:2015", "1,2019", "$2000", "2000+", "2000 %", "v2019.1" are no years.
  if (before && !tokens[at]?.spaced && sign(before, '$', '€', '£', '¥', '+', '#')) return undefined;
  if (before && sign(before, ':', ',', '.') && !tokens[at]?.spaced && tokens[at - 2]?.kind === 'number')
    return undefined;
  if (after && !after.spaced && sign(after, '+', '%')) return undefined;
  if (after && sign(after, '%', '€')) return undefined;
  if (
    after &&
    !after.spaced &&
    sign(after, ',') &&
    tokens[at + 2]?.kind === 'number' &&
    !tokens[at + 2]?.spaced
  )
    return undefined;
  const short = shortYearOf(tokens[at + 2]);
  const dashed = sign(after, '-') && (anotherYearPair(tokens, at + 3) || anotherYearPair(tokens, at - 7));
  if (
    short &&
    tight(tokens, at, at + 2) &&
    (dashed || sign(after, '/', '–')) &&
    short > year &&
    short - year < 30
  ) {
    return { date: { year }, next: at + 3, until: { year: short } };
  }
  const quarter = phraseLength(tokens, at + 1, tables.yearParts);
  if (quarter && /^[春夏秋冬届级學学毕畢暑寒上下年初底末]/.test(after?.text ?? ''))
    return { date: { year }, next: at + 1 + quarter };
  return { date: { year }, next: at + 1 };
};

const readers: Reader[] = [
  readHanDate,
  readEra,
  readYearFirst,
  readYearThenMonth,
  readNumeric,
  readDayFirst,
  readMonthFirst,
  readYearPart,
  readBareYear,
  readClosed,
];

export function readPoint(tokens: Token[], at: number): Point | undefined {
  for (const reader of readers) {
    const point = reader(tokens, at);
    if (point) return point;
  }
  return undefined;
}
