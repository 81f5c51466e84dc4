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
  const ranges = entries.flatMap((entry) => {
    const range = span(entry, asOf);
    return range ? [{ ...range, own: weight(entry) }] : [];
  });
  if (ranges.length === 0) return undefined;
  const first = Math.min(...ranges.map(({ from }) => from));
  const last = Math.max(...ranges.map(({ to }) => to));
  const months = new Float64Array(last - first + 1);
  for (const { from, to, own } of ranges) {
    if (own === 0) continue;
    for (let month = from; month <= to; month += 1)
      if ((months[month - first] ?? 0) < own) months[month - first] = own;
  }
  let total = 0;
  for (const share of months) total += share;
  return total;
}
