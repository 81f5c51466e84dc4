import { findDates } from '../read/dates.ts';
import type { LineIndex } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';

/** "January 2024 to January 2026", below the paper or behind it: what has run out is not put forward. */
export function hasRunOut(line: LineIndex, context: TailorContext): boolean {
  const own = lineText(context.resume, line);
  const below = lineText(context.resume, line + 1);
  return isOver(own, context) || (isOnlyDates(below, context) && isOver(below, context));
}

/** "July 2016 to June 2027", "Valid until 05/2025". */
function isOnlyDates(text: string, { lexis }: TailorContext): boolean {
  const [date, ...more] = findDates(text);
  if (!date || more.length > 0) return false;
  const around = (text.slice(0, date.start) + text.slice(date.end)).replace(/[^\p{L}]/gu, '');
  return around.length <= 3 || (around.length < 20 && lexis.pack.papers.endsOn.test(text));
}

function isOver(text: string, { lexis, asOf }: TailorContext): boolean {
  return findDates(text).some(({ from, to, single, current, start }) => {
    const end =
      single && lexis.pack.papers.endsOn.test(text.slice(Math.max(0, start - 20), start + 5)) ? from : to;
    if (!end || current) return false;
    return end.year * 12 + (end.month ?? 12) < asOf.year * 12 + asOf.month;
  });
}
