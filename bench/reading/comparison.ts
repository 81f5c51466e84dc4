import type { DateRange, EducationEntry, Entry, Resume } from '@tailor/engine';
import { digits, fold } from './folding.ts';
import type { Truth } from './truth-set.ts';

export const measuredFields = [
  'name',
  'email',
  'phone',
  'titles',
  'organizations',
  'dates',
  'degrees',
  'schools',
] as const;
/** Looked at with the others, without a floor. */
export const watchedFields = ['location', 'links', 'headline', 'bullets'] as const;
export type FieldName = (typeof measuredFields)[number] | (typeof watchedFields)[number];

/** One value that both had, or that only the truth (wanted) or only the reading (got) had. */
export interface Outcome {
  field: FieldName;
  wanted: string | null;
  got: string | null;
  right: boolean;
}

type Folding = (text: string) => string;
const mail: Folding = (text) => text.trim().toLowerCase();
const address: Folding = (text) => fold(text.replace(/^https?:\/\/(www\.)?|^www\.|\/$/gi, ''));

/** Equal values are paired; what remains is listed side by side, so that a miss shows what stood instead. */
function compareLists(field: FieldName, wanted: string[], got: string[], same: Folding): Outcome[] {
  const left = [...got];
  const outcomes: Outcome[] = [];
  const missed: string[] = [];
  for (const value of wanted) {
    const at = left.findIndex((other) => same(other) === same(value));
    if (at < 0) missed.push(value);
    else outcomes.push({ field, wanted: value, got: left.splice(at, 1)[0] ?? null, right: true });
  }
  for (let i = 0; i < Math.max(missed.length, left.length); i += 1)
    outcomes.push({ field, wanted: missed[i] ?? null, got: left[i] ?? null, right: false });
  return outcomes;
}

const listed = (value: string | null | undefined): string[] => (value ? [value] : []);
const stated = (values: (string | null | undefined)[]): string[] => values.flatMap(listed);

function day(date: { year: number; month?: number } | undefined): string | null {
  if (!date) return null;
  return date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : String(date.year);
}

interface Span {
  start: string | null;
  end: string | null;
  current: boolean;
}

/** A single date says the same whether it is called the start, the end or both. */
function span({ start, end, current }: Span): string | null {
  if (!start && !end) return null;
  return current ? `${start ?? end} to now` : `${start ?? end} to ${end ?? start}`;
}

const readSpan = (dates: DateRange | undefined): string | null =>
  dates ? span({ start: day(dates.start), end: day(dates.end), current: dates.current }) : null;

interface Dated {
  names: string[];
  dates: string | null;
  bullets?: number;
}

/** Entries are paired by what they say: most in common first, then by order. */
function pairEntries(wanted: Dated[], got: Dated[]): [Dated, Dated | undefined][] {
  const likeness = (a: Dated, b: Dated): number => {
    const names = b.names.map(fold);
    const shared = a.names.filter((name) => names.includes(fold(name))).length;
    return 2 * shared + (a.dates !== null && a.dates === b.dates ? 1 : 0);
  };
  const all = wanted.flatMap((a, i) => got.map((b, j) => ({ i, j, score: likeness(a, b) })));
  all.sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  const mine = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j, score } of all) {
    if (score === 0 || mine.has(i) || taken.has(j)) continue;
    mine.set(i, j);
    taken.add(j);
  }
  return wanted.map((a, i) => [a, got[mine.get(i) ?? -1]]);
}

function compareDates(wanted: Dated[], got: Dated[]): Outcome[] {
  const pairs = pairEntries(wanted, got);
  const paired = new Set(pairs.map(([, entry]) => entry));
  const outcomes = pairs.map(([a, b]): Outcome => {
    const label = (dates: string | null | undefined) => (dates ? `${dates} (${a.names[0] ?? '?'})` : null);
    return {
      field: 'dates',
      wanted: label(a.dates),
      got: label(b?.dates),
      right: a.dates !== null && a.dates === b?.dates,
    };
  });
  for (const entry of got)
    if (!paired.has(entry) && entry.dates)
      outcomes.push({
        field: 'dates',
        wanted: null,
        got: `${entry.dates} (${entry.names[0]})`,
        right: false,
      });
  return outcomes.filter((outcome) => outcome.wanted !== null || outcome.got !== null);
}

function compareBullets(wanted: Dated[], got: Dated[]): Outcome[] {
  return pairEntries(wanted, got).map(([a, b]) => ({
    field: 'bullets',
    wanted: `${a.bullets} (${a.names[0] ?? '?'})`,
    got: b ? `${b.bullets} (${b.names[0] ?? '?'})` : null,
    right: a.bullets === b?.bullets,
  }));
}

const readEntry = (entry: Entry): Dated => ({
  names: stated([entry.title?.value, entry.organization?.value]),
  dates: readSpan(entry.dates),
  bullets: entry.bullets.length,
});
const readEducation = (entry: EducationEntry): Dated => ({
  names: stated([entry.degree?.value, entry.institution?.value]),
  dates: readSpan(entry.dates),
});

/** Every value of the truth and of the reading, each once. */
export function compare(truth: Truth, resume: Resume): Outcome[] {
  const { contact, experience, education } = resume;
  const jobs = truth.experience.map((entry) => ({
    names: stated([entry.title, entry.organization]),
    dates: span(entry),
    bullets: entry.bullets,
  }));
  const studies = truth.education.map((entry) => ({
    names: stated([entry.degree, entry.institution]),
    // A single date of an education is its end: a start alone goes on, whether or not the truth says so.
    dates: span({ ...entry, current: entry.current ?? (entry.start !== null && entry.end === null) }),
  }));
  const lists = (
    field: FieldName,
    wanted: (string | null)[],
    got: (string | undefined)[],
    same: Folding = fold,
  ) => compareLists(field, stated(wanted), stated(got), same);
  return [
    ...lists('name', [truth.name], [contact.name?.value]),
    ...lists('email', [truth.email], [contact.email?.value], mail),
    ...lists('phone', [truth.phone], [contact.phone?.value], digits),
    ...lists('location', [truth.location], [contact.location?.value]),
    ...lists(
      'links',
      truth.links,
      contact.links.map((link) => link.value),
      address,
    ),
    ...lists('headline', [truth.headline], [resume.headline?.value]),
    ...lists(
      'titles',
      truth.experience.map((e) => e.title),
      experience.map((e) => e.title?.value),
    ),
    ...lists(
      'organizations',
      truth.experience.map((e) => e.organization),
      experience.map((e) => e.organization?.value),
    ),
    ...lists(
      'degrees',
      truth.education.map((e) => e.degree),
      education.map((e) => e.degree?.value),
    ),
    ...lists(
      'schools',
      truth.education.map((e) => e.institution),
      education.map((e) => e.institution?.value),
    ),
    ...compareDates(jobs, experience.map(readEntry)),
    ...compareDates(studies, education.map(readEducation)),
    ...compareBullets(jobs, experience.map(readEntry)),
  ];
}

export interface Figures {
  precision: number;
  recall: number;
}

/** Null when neither side had a value. */
export function figures(outcomes: Outcome[]): Figures | null {
  const right = outcomes.filter((outcome) => outcome.right).length;
  const wanted = outcomes.filter((outcome) => outcome.wanted !== null).length;
  const got = outcomes.filter((outcome) => outcome.got !== null).length;
  if (wanted === 0) return null;
  return { precision: got === 0 ? 0 : right / got, recall: right / wanted };
}
