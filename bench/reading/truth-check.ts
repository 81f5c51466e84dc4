import { languages } from '@tailor/engine';
import { fold } from './folding.ts';
import type { Truth } from './truth-set.ts';

/** The compatibility forms and the case folded, without white space and without the marks of a typesetter. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\\{}*]/gu, '');
}

const nameless = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
const date = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/;

function wrongForm(truth: Truth): string[] {
  const faults: string[] = [];
  for (const key of ['id', 'trade', 'layout'] as const) if (nameless(truth[key])) faults.push(key);
  if (!languages.includes(truth.language)) faults.push('language');
  for (const key of ['name', 'email', 'phone', 'location', 'headline'] as const)
    if (truth[key] !== null && nameless(truth[key])) faults.push(key);
  for (const key of ['links', 'experience', 'education'] as const)
    if (!Array.isArray(truth[key])) faults.push(key);
  return faults;
}

interface Dated {
  start: string | null;
  end: string | null;
  current?: boolean;
}

function wrongDates({ start, end, current }: Dated): boolean {
  if ([start, end].some((value) => value !== null && !date.test(value))) return true;
  if (current && end !== null) return true;
  return start !== null && end !== null && start.slice(0, end.length) > end.slice(0, start.length);
}

function wrongEntries(truth: Truth): string[] {
  const jobs = truth.experience.flatMap((entry, i) => {
    const named = !nameless(entry.title) || !nameless(entry.organization);
    const counted = Number.isInteger(entry.bullets) && entry.bullets >= 0;
    const fine = named && counted && typeof entry.current === 'boolean' && !wrongDates(entry);
    return fine ? [] : [`experience ${i + 1}`];
  });
  const studies = truth.education.flatMap((entry, i) => {
    const named = !nameless(entry.degree) || !nameless(entry.institution);
    return named && !wrongDates(entry) ? [] : [`education ${i + 1}`];
  });
  return [...jobs, ...studies];
}

function absentValues(truth: Truth, text: string): string[] {
  const values = [truth.email, truth.phone, truth.headline, ...truth.links];
  for (const entry of truth.experience) values.push(entry.title, entry.organization);
  for (const entry of truth.education) values.push(entry.degree, entry.institution);
  values.push(...(truth.skills ?? []), ...(truth.languages ?? []));
  const absent = values.filter((value) => value !== null && !folded(text).includes(folded(value)));
  // A name may stand with the family's part first: its words count.
  const { location, name } = truth;
  if (name?.split(' ').some((word) => !folded(text).includes(folded(word)))) absent.unshift(name);
  // Its lines stand below each other or beside a bar, where the truth has a comma.
  if (location !== null && !fold(text).includes(fold(location))) absent.push(location);
  return absent.map((value) => `not in the text: ${value}`);
}

/** What is wrong with a truth file: a form that cannot be compared, or a value that its text does not hold. */
export function truthFaults(truth: Truth, text: string): string[] {
  const form = wrongForm(truth);
  return form.length > 0 ? form : [...wrongEntries(truth), ...absentValues(truth, text)];
}
