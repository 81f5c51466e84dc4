import { fold } from '../text/fold.ts';
import type { EducationEntry, Entry, Field } from '../types.ts';

type Names = [what: Field | undefined, where: Field | undefined];

/** "Latest job", "Highest degree" above the lists: what they name without a time stands below with one. */
function withoutRepeated<T extends Entry | EducationEntry>(entries: T[], namesOf: (entry: T) => Names): T[] {
  const holds = (other: Field | undefined, own: Field) => fold(other?.value ?? '').includes(fold(own.value));
  return entries.filter((entry) => {
    const [what, where] = namesOf(entry);
    if (entry.dates || entry.bullets.length > 0 || !what || !where) return true;
    return !entries.some((other) => {
      const [title, place] = namesOf(other);
      return other.dates !== undefined && holds(title, what) && holds(place, where);
    });
  });
}

export const jobsOnceEach = (jobs: Entry[]): Entry[] =>
  withoutRepeated(jobs, ({ title, organization }) => [title, organization]);

export const studiesOnceEach = (studies: EducationEntry[]): EducationEntry[] =>
  withoutRepeated(studies, ({ degree, institution }) => [degree, institution]);
