import type { EducationEntry, Entry, LanguageSkill, SkillItem } from '../types.ts';
import type { SkillLists } from './skills.ts';

/** The same things read, so many lines further down. */

const down = <T extends { lines: number[] }>(one: T, by: number): T => ({
  ...one,
  lines: one.lines.map((line) => line + by),
});

const field = <T extends { lines: number[] }>(one: T | undefined, by: number): T | undefined =>
  one && down(one, by);

/** What jobs and studies have in common. */
const placed = <T extends Pick<Entry, 'lines' | 'location' | 'dates' | 'bullets'>>(
  one: T,
  by: number,
): T => ({
  ...down(one, by),
  location: field(one.location, by),
  dates: field(one.dates, by),
  bullets: one.bullets.map((bullet) => down(bullet, by)),
});

export const movedJob = (entry: Entry, by: number): Entry => ({
  ...placed(entry, by),
  title: field(entry.title, by),
  organization: field(entry.organization, by),
});

export const movedStudy = (entry: EducationEntry, by: number): EducationEntry => ({
  ...placed(entry, by),
  degree: field(entry.degree, by),
  institution: field(entry.institution, by),
});

export function movedLists(lists: SkillLists, by: number): SkillLists {
  return {
    skills: lists.skills.map((skill): SkillItem => ({ ...skill, line: skill.line + by })),
    languages: lists.languages.map((language): LanguageSkill => down(language, by)),
    certificates: lists.certificates.map((one) => down(one, by)),
  };
}
