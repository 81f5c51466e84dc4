import { readResume } from '../src/read/read-resume.ts';
import { sourceFromText } from '../src/text/source.ts';
import type { Resume } from '../src/types.ts';

/** What is read of a resume whose lines, and the blanks in them, matter. */
export const read = (lines: readonly string[]): Resume => readResume(sourceFromText(lines.join('\n'))).resume;

type Row = (string | undefined)[];

/** Title, employer and time of each job, as they are written. */
export const jobs = (lines: readonly string[]): Row[] =>
  read(lines).experience.map(({ title, organization, dates }) => [
    title?.value,
    organization?.value,
    dates?.text,
  ]);

/** Degree and school of each study. */
export const studies = (lines: readonly string[]): Row[] =>
  read(lines).education.map(({ degree, institution }) => [degree?.value, institution?.value]);
