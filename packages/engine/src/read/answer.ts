import type { DateRange, EducationEntry, Entry, Language, ParseReport, Resume } from '../types.ts';
import { written } from './report.ts';

/** What `resume-tailor read FILE --json` prints. */
export interface ReadAnswer {
  text: string;
  language: Language;
  contact: {
    name: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
    links: string[];
  };
  headline: string | null;
  summary: string | null;
  experience: {
    title: string | null;
    organization: string | null;
    start: string | null;
    end: string | null;
    current: boolean;
    bullets: string[];
  }[];
  education: {
    degree: string | null;
    institution: string | null;
    start: string | null;
    end: string | null;
  }[];
  skills: string[];
  unread: string[];
  report: ParseReport;
}

function dates(range: DateRange | undefined): { start: string | null; end: string | null } {
  return { start: range?.start ? written(range.start) : null, end: range?.end ? written(range.end) : null };
}

function job(entry: Entry): ReadAnswer['experience'][number] {
  return {
    title: entry.title?.value ?? null,
    organization: entry.organization?.value ?? null,
    ...dates(entry.dates),
    current: entry.dates?.current ?? false,
    bullets: entry.bullets.map((bullet) => bullet.text),
  };
}

function study(entry: EducationEntry): ReadAnswer['education'][number] {
  return {
    degree: entry.degree?.value ?? null,
    institution: entry.institution?.value ?? null,
    ...dates(entry.dates),
  };
}

/** The public shape of a resume as read. Dates are `YYYY` or `YYYY-MM`, absent values null. */
export function readAnswer(resume: Resume, report: ParseReport, text: string): ReadAnswer {
  const { contact } = resume;
  return {
    text,
    language: resume.language,
    contact: {
      name: contact.name?.value ?? null,
      email: contact.email?.value ?? null,
      phone: contact.phone?.value ?? null,
      location: contact.location?.value ?? null,
      links: contact.links.map((link) => link.value),
    },
    headline: resume.headline?.value ?? null,
    summary: resume.summary?.value ?? null,
    experience: resume.experience.map(job),
    education: resume.education.map(study),
    skills: resume.skills.map((skill) => skill.text),
    unread: resume.unread.map((line) => resume.source.lines[line]?.text ?? ''),
    report,
  };
}
