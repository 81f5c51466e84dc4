import type { DateRange, EducationEntry, Entry, Field, LanguageSkill, SkillItem } from '../types.ts';
import type { SkillLists } from './skills.ts';

/** The same things read, so many lines further down. */

const down = <T extends { lines: number[] }>(one: T, by: number): T => ({
  ...one,
  lines: one.lines.map((line) => line + by),
});

const field = (one: Field | undefined, by: number): Field | undefined => one && down(one, by);
const dates = (one: DateRange | undefined, by: number): DateRange | undefined => one && down(one, by);

export function movedJob(entry: Entry, by: number): Entry {
  return {
    ...down(entry, by),
    title: field(entry.title, by),
    organization: field(entry.organization, by),
    location: field(entry.location, by),
    dates: dates(entry.dates, by),
    bullets: entry.bullets.map((bullet) => down(bullet, by)),
  };
}

export function movedStudy(entry: EducationEntry, by: number): EducationEntry {
  return {
    ...down(entry, by),
    degree: field(entry.degree, by),
    institution: field(entry.institution, by),
    location: field(entry.location, by),
    dates: dates(entry.dates, by),
    bullets: entry.bullets.map((bullet) => down(bullet, by)),
  };
}

export function movedLists(lists: SkillLists, by: number): SkillLists {
  return {
    skills: lists.skills.map((skill): SkillItem => ({ ...skill, line: skill.line + by })),
    languages: lists.languages.map((language): LanguageSkill => down(language, by)),
    certificates: lists.certificates.map((one) => down(one, by)),
  };
}
