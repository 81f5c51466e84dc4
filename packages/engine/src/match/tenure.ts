import type { AsOf, Entry } from '../types.ts';
import { monthOf } from './strength.ts';

/**
 * Months of an entry as numbers since year 0, both ends included. A bare year counts from its middle,
 * so that "2016 – 2019" is three years; an entry within one bare year counts half of it.
 */
function span(entry: Entry, asOf: AsOf): { from: number; to: number } | undefined {
  const dates = entry.dates;
  if (!dates?.start) return undefined;
  const now = monthOf(asOf, 12);
  const from = monthOf(dates.start, 7);
  const last = dates.current ? now : dates.end ? monthOf(dates.end, 6) : from;
  const bareYear = dates.start.month === undefined && dates.end?.year === dates.start.year;
  const to = Math.min(now, bareYear ? from + 5 : last);
  return to < from || to - from > 12 * 60 ? undefined : { from, to };
}

/** Whole months in which at least one entry ran, each weighed by the weightiest entry of that month. */
export function monthsOf(entries: Entry[], asOf: AsOf, weight: (entry: Entry) => number): number | undefined {
  const months = new Map<number, number>();
  let dated = false;
  for (const entry of entries) {
    const range = span(entry, asOf);
    if (!range) continue;
    dated = true;
    const own = weight(entry);
    for (let month = range.from; month <= range.to; month += 1)
      months.set(month, Math.max(months.get(month) ?? 0, own));
  }
  if (!dated) return undefined;
  let total = 0;
  for (const share of months.values()) total += share;
  return total;
}
