import { fold } from '../text/fold.ts';
import type { EducationEntry, Entry, Field } from '../types.ts';

type Names = [what: Field | undefined, where: Field | undefined];

/** "Latest job", "Highest degree" above the lists: what they name without a time stands below with one. */
function withoutRepeated<T extends Entry | EducationEntry>(entries: T[], namesOf: (entry: T) => Names): T[] {
  const folded = (field: Field | undefined) => fold(field?.value ?? '');
  let dated: [what: string, where: string][] | undefined;
  return entries.filter((entry) => {
    const [what, where] = namesOf(entry);
    if (entry.dates || entry.bullets.length > 0 || !what || !where) return true;
    dated ??= entries
      .filter(({ dates }) => dates)
      .map(namesOf)
      .map(([title, place]) => [folded(title), folded(place)]);
    const [title, place] = [folded(what), folded(where)];
    return !dated.some((other) => other[0].includes(title) && other[1].includes(place));
  });
}

export const jobsOnceEach = (jobs: Entry[]): Entry[] =>
  withoutRepeated(jobs, ({ title, organization }) => [title, organization]);

export const studiesOnceEach = (studies: EducationEntry[]): EducationEntry[] =>
  withoutRepeated(studies, ({ degree, institution }) => [degree, institution]);
