import { type ReadAnswer, readAnswer } from '../src/read/answer.ts';
import { readResume } from '../src/read/read-resume.ts';
import { sourceFromText } from '../src/text/source.ts';

/** What is read of a resume that is plain text. */
export function read(text: string): ReadAnswer {
  const { resume, report } = readResume(sourceFromText(text));
  return readAnswer(resume, report, text);
}

type Row = (string | null)[];

/** Title, employer, first and last month of each job. */
export const jobs = (text: string): Row[] =>
  read(text).experience.map((job) => [job.title, job.organization, job.start, job.current ? 'now' : job.end]);

/** Degree, school, first and last month of each study. */
export const studies = (text: string): Row[] =>
  read(text).education.map((study) => [study.degree, study.institution, study.start, study.end]);
