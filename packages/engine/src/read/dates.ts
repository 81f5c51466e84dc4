import { memo } from '../text/memo.ts';
import type { DateValue } from '../types.ts';
import type { Found } from './date-months.ts';
import { readRange } from './date-range.ts';
import { dateTokens, dayOf, isQuote, monthOf, phraseLength, type Token, yearOf } from './date-tokens.ts';
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

function isShouted(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}{2,}$/u.test(text.slice(token.start, token.end));
}

/** The words before a date that belong to it, and what they make of it. */
function lead(text: string, tokens: Token[], at: number): { start: number; since: boolean; until: boolean } {
  // "DES   2009": a cell of its own leads no date.
  if (tokens[at]?.apart && at > 0 && isShouted(text, tokens[at - 1]))
    return { start: at, since: false, until: false };
  // "15 March – 30 June 2017": the day of a month whose year follows later.
  let start = monthOf(tokens[at]) && dayOf(tokens[at - 1]) && tokens[at]?.spaced ? at - 1 : at;
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
  return { start: withOrdinal(tokens, start), since, until };
}

/** "3. Quartal", "1er semestre", "2º trimestre": which one it is. */
function withOrdinal(tokens: Token[], start: number): number {
  if (
    phraseLength(tokens, start, tables.yearParts) === 0 ||
    !/^(?:[.ºª°]|er|e|eme|do|ro)$/.test(tokens[start - 1]?.text ?? '')
  )
    return start;
  return /^[1-4]$/.test(tokens[start - 2]?.text ?? '') ? start - 2 : start;
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
    // "2005年初中毕业": the school for the young, not the beginning of the year.
    const end = last.end - (text.startsWith('初中', last.end - 1) ? 1 : 0);
    hits.push({ start: first.start, end, ...meaning(found, before) });
    at = found.next - 1;
  }
  return hits;
});

function couldStart(token: Token): boolean {
  return (
    token.kind === 'word' &&
    (tables.months.has(token.text) ||
      tables.yearParts.has(token.text) ||
      /^[qths]$/.test(token.text) ||
      token.text === '民')
  );
}

function meaning(found: Found, before: { since: boolean; until: boolean }): Omit<DateHit, 'start' | 'end'> {
  if (found.one && before.since) return { from: found.from, current: true, single: false };
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
  return yearOf(tokens[next]) || monthOf(tokens[next]) || /^[qths]$/.test(tokens[at]?.text ?? '')
    ? at
    : /\p{Script=Han}/u.test(tokens[at]?.text ?? '')
      ? next
      : at;
}
