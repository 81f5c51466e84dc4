import type { Field, LineIndex, ResumeSource } from './source.ts';
import type { Language, Message } from './words.ts';

export interface Contact {
  name?: Field;
  email?: Field;
  phone?: Field;
  location?: Field;
  links: Field[];
}

export interface DateValue {
  year: number;
  month?: number;
}

export interface DateRange {
  start?: DateValue;
  end?: DateValue;
  /** "present", "heute", "至今": no end. */
  current: boolean;
  /** As it stands in the source. */
  text: string;
  lines: LineIndex[];
}

export interface Bullet {
  id: string;
  /** Joined over broken lines, without its marker. */
  text: string;
  marker: string;
  lines: LineIndex[];
}

/** One role, project, voluntary work: anything with bullets and dates. */
export interface Entry {
  id: string;
  title?: Field;
  organization?: Field;
  location?: Field;
  dates?: DateRange;
  bullets: Bullet[];
  /** All lines of the entry, in order. */
  lines: LineIndex[];
}

export interface EducationEntry {
  id: string;
  degree?: Field;
  institution?: Field;
  location?: Field;
  dates?: DateRange;
  bullets: Bullet[];
  lines: LineIndex[];
}

/** One skill of a list, with the label of its group if it had one ("Databases: …"). */
export interface SkillItem {
  text: string;
  group?: string;
  line: LineIndex;
  /** UTF-16 offsets of `text` in that line. */
  start: number;
  end: number;
}

export type LanguageLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native';

export interface LanguageSkill {
  /** ISO 639-1 code where known, else the folded name. */
  language: string;
  level?: LanguageLevel;
  text: string;
  lines: LineIndex[];
}

export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export interface Section {
  id: string;
  kind: SectionKind;
  heading?: Field;
  /** Every line of the section, its heading included, in order. */
  lines: LineIndex[];
}

export interface Resume {
  language: Language;
  source: ResumeSource;
  contact: Contact;
  headline?: Field;
  summary?: Field;
  sections: Section[];
  experience: Entry[];
  /** Entries of projects and volunteering sections; their section is found by their lines. */
  projects: Entry[];
  education: EducationEntry[];
  skills: SkillItem[];
  certificates: Field[];
  languages: LanguageSkill[];
  /** Lines that belong to nothing above. Kept and shown, never dropped. */
  unread: LineIndex[];
}

/** What was read, from where, what was not, and what a machine would stumble on. */
export interface ParseReport {
  fields: { field: string; count: number; lines: LineIndex[] }[];
  unread: LineIndex[];
  findings: Finding[];
}

export interface Finding extends Message {
  severity: 'info' | 'warning' | 'problem';
  lines: LineIndex[];
}
