import type { SkillItem } from '../types.ts';

/** "Tools | Jira, Xray, Postman": what another mark parts from the rest of its line is the name of the row, no skill. */
export function withoutRowName(items: readonly SkillItem[], line: string): SkillItem[] {
  const marks = items.slice(1).map(({ start }, i) => line.slice(items[i]?.end ?? start, start).trim());
  const [first, ...others] = marks;
  const isName =
    first !== undefined && /^[|│¦]?$/u.test(first) && others.length > 0 && !others.includes(first);
  return items.slice(isName ? 1 : 0);
}
