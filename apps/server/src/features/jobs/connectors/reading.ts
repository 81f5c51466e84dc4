import { descriptionText } from '@tailor/documents';
import type { ForeignPosting } from '../posting.ts';
import { type Page, SourceProblem } from './connector.ts';

/** Careful access to replies: nothing about a stranger's JSON is believed. */
export type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((from, name) => (isEntry(from) ? from[name] : undefined), value);

export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const html = (value: unknown): string => (typeof value === 'string' ? descriptionText(value) : '');

export const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** The list a reply must hold; a reply without it is garbage, not an empty catalogue. */
export function entries(value: unknown, what: string): Entry[] {
  if (!Array.isArray(value)) throw new SourceProblem('garbage', `the reply has no list "${what}"`);
  return value.filter(isEntry);
}

/** ISO text, seconds or milliseconds. */
export function dateOf(value: unknown): Date | undefined {
  const made =
    typeof value === 'number'
      ? new Date(value < 1e11 ? value * 1000 : value)
      : typeof value === 'string'
        ? new Date(value)
        : null;
  return made && !Number.isNaN(made.getTime()) ? made : undefined;
}

/** "Valid through the 31st" holds until that day is over, wherever it is over last. */
export function endOf(value: unknown): Date | undefined {
  const date = dateOf(value);
  const wholeDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());
  return date && wholeDay ? new Date(date.getTime() + 36 * 3_600_000) : date;
}

/** Only http(s) addresses leave as links. */
export function link(value: unknown): string | undefined {
  const given = text(value);
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? given : undefined;
}

export const places = (...names: unknown[]): string =>
  [
    ...new Set(
      names
        .flat()
        .map(text)
        .filter((name) => name !== ''),
    ),
  ].join(' / ');

/** A posting without the fields that its source left empty; null where it cannot be one. */
export function posting(given: ForeignPosting): ForeignPosting | null {
  if (given.key === '' || given.title === '' || given.description === '') return null;
  const made = Object.entries(given).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(made) as unknown as ForeignPosting;
}

export function pageOf(found: (ForeignPosting | null)[], next: string | null = null): Page {
  const postings = found.filter((one): one is ForeignPosting => one !== null);
  return { postings, next, unusable: found.length - postings.length };
}

export function money(min: unknown, max: unknown, currency: unknown, period: unknown): string {
  const figures = [min, max].map(Number).filter((figure) => Number.isFinite(figure) && figure > 0);
  if (figures.length === 0) return '';
  const amount = [...new Set(figures)].map((figure) => figure.toLocaleString('en-US')).join(' – ');
  return [text(currency), amount, text(period) === '' ? '' : `/ ${text(period).toLowerCase()}`]
    .filter(Boolean)
    .join(' ');
}
