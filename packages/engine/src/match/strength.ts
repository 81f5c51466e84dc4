import type { AsOf, DateValue, Entry } from '../types.ts';

export const monthOf = (date: DateValue, missing: number): number =>
  date.year * 12 + (date.month ?? missing) - 1;

/** Months since the entry ended; 0 for a running one, undefined without dates. */
function monthsSince(entry: Entry, asOf: AsOf): number | undefined {
  const dates = entry.dates;
  if (!dates) return undefined;
  if (dates.current) return 0;
  const end = dates.end ?? dates.start;
  return end ? Math.max(0, monthOf(asOf, 12) - monthOf(end, 12)) : undefined;
}

/** A skill fades slowly: full for three years, then 2.5 points of a hundred a year, never under 0.7. */
function recency(months: number | undefined): number {
  if (months === undefined) return 0.85;
  if (months <= 36) return 1;
  return Math.max(0.7, 1 - ((months - 36) / 12) * 0.025);
}

/** What standing in a place proves (docs/scoring.md has the same figures). */
export const strengths = {
  headline: 0.75,
  summary: 0.75,
  skills: 0.7,
  education: 0.75,
  certificates: 0.9,
  languages: 0.7,
  other: 0.6,
  /** Lines of the experience section that belong to no entry. */
  loose: 0.8,
  entry: (entry: Entry, place: 'role' | 'project', asOf: AsOf): number =>
    recency(monthsSince(entry, asOf)) * (place === 'role' ? 1 : 0.85),
};
