import { foldedWords, hasHan } from '../text/fold.ts';
import type { DateRange } from '../types.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';

const units = [...new Set(tables.courseUnits)].sort((a, b) => b.length - a.length).join('|');
/** "(14 h)", "2 Tage", "120 horas": nobody counts what takes years so. */
const counted = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,3})\\s?(?:${units})(?![\\p{L}])`, 'iu');
const most = 200;

function lasted({ start, end }: DateRange): boolean {
  return start !== undefined && end !== undefined && end.year > start.year;
}

export function isCalledCourse(text: string): boolean {
  if (hasHan(text)) return tables.courses.han.some((word) => text.endsWith(word));
  const words = foldedWords(text);
  if (tables.courseEndings.endWord(words.at(-1) ?? '', 3) || tables.courseEndings.endWord(words[0] ?? '', 3))
    return true;
  return tables.courses
    .find(words)
    .some(({ at, length, place }) =>
      place === 'first' ? at === 0 : place === 'last' ? at + length === words.length || at === 0 : true,
    );
}

/** A course of days or weeks, by what it is called or how its length is counted; a degree is none. */
export function isShortCourse(what: string, head: string, dates: DateRange | undefined): boolean {
  if (likeness(what).degree >= 2.6 || (dates && lasted(dates))) return false;
  return isCalledCourse(what) || Number(counted.exec(head)?.[1] ?? most) < most;
}
