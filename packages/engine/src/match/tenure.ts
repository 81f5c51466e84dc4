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

interface Times {
  asOf: AsOf;
  spans: { entry: Entry; from: number; to: number }[];
  first: number;
  last: number;
}

const known = new WeakMap<readonly Entry[], Times>();

/** The same on one day, however the entries are weighed. */
function timesOf(entries: readonly Entry[], asOf: AsOf): Times {
  const before = known.get(entries);
  if (before?.asOf.year === asOf.year && before.asOf.month === asOf.month) return before;
  const spans = entries.flatMap((entry) => {
    const own = span(entry, asOf);
    return own ? [{ entry, ...own }] : [];
  });
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  const times = { asOf: { ...asOf }, spans, first, last };
  known.set(entries, times);
  return times;
}

/** Whole months in which at least one entry ran, each weighed by the weightiest entry of that month. */
export function monthsOf(entries: Entry[], asOf: AsOf, weight: (entry: Entry) => number): number | undefined {
  const { spans, first, last } = timesOf(entries, asOf);
  if (spans.length === 0) return undefined;
  const months = new Float64Array(last - first + 1);
  for (const { entry, from, to } of spans) {
    const own = weight(entry);
    if (own === 0) continue;
    for (let month = from; month <= to; month += 1)
      if ((months[month - first] ?? 0) < own) months[month - first] = own;
  }
  let total = 0;
  for (const share of months) total += share;
  return total;
}
