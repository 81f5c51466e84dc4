import type { DateValue, Entry, Resume } from '@tailor/engine';
import { asWritten } from './as-written.ts';

/** JSON Resume 1.0: https://jsonresume.org/schema. Only what was read; an absent field stays absent. */
function date(value: DateValue | undefined): string | undefined {
  if (!value) return undefined;
  return value.month ? `${value.year}-${String(value.month).padStart(2, '0')}` : String(value.year);
}

const urlOf = (text: string) => (/^https?:/i.test(text) ? text : `https://${text}`);

function basics(resume: Resume) {
  const { contact } = resume;
  const [url, ...others] = contact.links.map((link) => urlOf(link.value));
  return {
    name: contact.name?.value,
    label: resume.headline?.value,
    email: contact.email?.value,
    phone: contact.phone?.value,
    url,
    summary: resume.summary && asWritten(resume.summary.value, resume.summary.lines, resume),
    location: contact.location ? { address: contact.location.value } : undefined,
    profiles: others.length > 0 ? others.map((other) => ({ url: other })) : undefined,
  };
}

function work(entry: Entry, nameKey: 'name' | 'organization', resume: Resume) {
  const highlights = entry.bullets.map(({ text, lines }) => asWritten(text, lines, resume));
  return {
    position: entry.title?.value,
    [nameKey]: entry.organization?.value,
    location: entry.location?.value,
    startDate: date(entry.dates?.start),
    endDate: date(entry.dates?.end),
    highlights: highlights.length > 0 ? highlights : undefined,
  };
}

function project(entry: Entry, resume: Resume) {
  return {
    ...work(entry, 'name', resume),
    position: undefined,
    name: entry.title?.value ?? entry.organization?.value,
    entity: entry.title ? entry.organization?.value : undefined,
  };
}

function skills(resume: Resume) {
  const groups = new Map<string, string[]>();
  for (const skill of resume.skills)
    groups.set(skill.group ?? '', [...(groups.get(skill.group ?? '') ?? []), skill.text]);
  return [...groups].flatMap(([name, keywords]) =>
    name === '' ? keywords.map((keyword) => ({ name: keyword })) : [{ name, keywords }],
  );
}

/** Volunteering and projects share a list; the section says which an entry is. */
function isVolunteering(resume: Resume, entry: Entry): boolean {
  const line = entry.lines[0] ?? -1;
  return resume.sections.some((section) => section.kind === 'volunteering' && section.lines.includes(line));
}

function jsonResume(resume: Resume) {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(resume),
    work: resume.experience.map((entry) => work(entry, 'name', resume)),
    volunteer: resume.projects
      .filter((entry) => isVolunteering(resume, entry))
      .map((entry) => work(entry, 'organization', resume)),
    education: resume.education.map((entry) => ({
      institution: entry.institution?.value,
      studyType: entry.degree?.value,
      startDate: date(entry.dates?.start),
      endDate: date(entry.dates?.end),
    })),
    certificates: resume.certificates.map((field) => ({ name: field.value })),
    skills: skills(resume),
    languages: resume.languages.map((spoken) => ({ language: spoken.text, fluency: spoken.level })),
    projects: resume.projects
      .filter((entry) => !isVolunteering(resume, entry))
      .map((entry) => project(entry, resume)),
    meta: { language: resume.language },
  };
}

export function writeJson(resume: Resume): Uint8Array {
  return Buffer.from(`${JSON.stringify(jsonResume(resume), null, 2)}\n`);
}
