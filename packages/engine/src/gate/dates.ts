import { allMatches } from '../text/all-matches.ts';
import type { Lexis } from './lexis.ts';
import { fold } from './word-forms.ts';

export interface FoundDate {
  year: number;
  month: number;
  start: number;
  end: number;
}

/** The months of a text with their year; "March to June 2013" has two of that year. */
export function datesIn(text: string, lexis: Lexis): FoundDate[] {
  // Every form of a date has a year, and most texts have none.
  if (!/(?:19|20)\d\d/.test(text)) return [];
  const dates: FoundDate[] = [];
  const add = ({ index = 0, 0: { length } }: RegExpMatchArray, year?: string, month?: number) => {
    if (month !== undefined && month >= 1 && month <= 12)
      dates.push({ year: Number(year), month, start: index, end: index + length });
  };
  for (const match of allMatches(text, /((?:19|20)\d\d)(?:\s?年\s?|[-/.])(\d{1,2})(?!\d)(?:\s?月)?/gu))
    add(match, match[1], Number(match[2]));
  for (const match of allMatches(text, /((?:19|20)\d\d)年([一二三四五六七八九十]{1,2}月)/gu))
    add(match, match[1], lexis.month(match[2] ?? ''));
  for (const match of allMatches(text, /(?<!\d)(\d{1,2})\s?[/.-]\s?((?:19|20)\d\d)/gu))
    add(match, match[2], Number(match[1]));
  for (const match of allMatches(text, /(\p{L}+)\.?(?: de| del)? ((?:19|20)\d\d)/gu))
    add(match, match[2], lexis.month(fold(match[1] ?? '')));
  return [...dates, ...dates.flatMap((date) => otherEnd(date, text, lexis))];
}

/** The month at the other end of a stretch in one year, before the date or, in Chinese, behind it. */
function otherEnd({ year, start, end }: FoundDate, text: string, lexis: Lexis): FoundDate[] {
  const joins = (gap: string) => lexis.pack.relations.ranges.some(({ between }) => between.test(gap));
  const before = /(\p{L}+)\.?(\s[^\s\d]{1,4}\s|\s?[-–—]\s?)$/u.exec(text.slice(0, start));
  const month = lexis.month(fold(before?.[1] ?? ''));
  if (before && month !== undefined && (joins(before[2] ?? '') || lexis.pack.style.and === before[2]))
    return [{ year, month, start: before.index, end: before.index + (before[1]?.length ?? 0) }];
  const behind = /^([^\d一二三四五六七八九十]{1,2})(\d{1,2}|[一二三四五六七八九十]{1,2})月/u.exec(
    text.slice(end),
  );
  if (!behind || !joins(behind[1] ?? '')) return [];
  const last = Number(behind[2]) || lexis.month(`${behind[2]}月`);
  return last === undefined
    ? []
    : [{ year, month: last, start: end + (behind[1]?.length ?? 0), end: end + behind[0].length }];
}
