import type { EducationEntry } from '../types.ts';
import { readStudies } from './entries.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';

/** Nobody takes so long for what is no degree, in months. */
const least = 18;

function lasted({ dates }: EducationEntry): number {
  const { start, end } = dates ?? {};
  if (!start || !end) return 0;
  return (end.year - start.year) * 12 + (end.month ?? 0) - (start.month ?? 0);
}

/** Under a heading of courses and papers may stand what took years and ended in a degree: a master craftsman's school. */
export function longCourses(pieces: Piece[], prefix: string): EducationEntry[] {
  return readStudies(pieces, prefix, true, true).studies.filter(
    (study) =>
      study.institution !== undefined &&
      likeness(study.degree?.value ?? '').degree >= 2.6 &&
      lasted(study) >= least,
  );
}
