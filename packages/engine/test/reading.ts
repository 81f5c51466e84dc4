import { type ReadAnswer, readAnswer } from '../src/read/answer.ts';
import { readResume } from '../src/read/read-resume.ts';
import { sourceFromText } from '../src/text/source.ts';
import type { Resume } from '../src/types.ts';

/** A resume as a test writes it: its text, or its lines where the blanks in them matter. */
type Page = string | readonly string[];

const textOf = (page: Page): string => (typeof page === 'string' ? page : page.join('\n'));

/** What follows a name and an address, as in most resumes. */
export const headed = (text: string): string => `Maeve Tolland\nmaeve@example.com\n\n${text}`;

/** What is read of a resume. */
export const read = (page: Page): Resume => readResume(sourceFromText(textOf(page))).resume;

/** The same as the command prints it. */
export function answer(page: Page): ReadAnswer {
  const text = textOf(page);
  const { resume, report } = readResume(sourceFromText(text));
  return readAnswer(resume, report, text);
}

type Row = (string | undefined)[];

/** Title and employer of each job. */
export const roles = (page: Page): Row[] =>
  read(page).experience.map(({ title, organization }) => [title?.value, organization?.value]);

/** Title, employer and time of each job, as they are written. */
export const jobs = (page: Page): Row[] =>
  read(page).experience.map(({ title, organization, dates }) => [
    title?.value,
    organization?.value,
    dates?.text,
  ]);

/** Degree and school of each study. */
export const studies = (page: Page): Row[] =>
  read(page).education.map(({ degree, institution }) => [degree?.value, institution?.value]);

type MonthRow = (string | null)[];

/** Title, employer, first and last month of each job. */
export const jobsByMonth = (page: Page): MonthRow[] =>
  answer(page).experience.map((job) => [
    job.title,
    job.organization,
    job.start,
    job.current ? 'now' : job.end,
  ]);

/** Degree, school, first and last month of each study. */
export const studiesByMonth = (page: Page): MonthRow[] =>
  answer(page).education.map((study) => [study.degree, study.institution, study.start, study.end]);
