import type { Field } from '../types.ts';
import type { labelKind } from './tables.ts';

export type Kinds = NonNullable<ReturnType<typeof labelKind>>;

export function namesPerson(kinds: Kinds): boolean {
  return kinds.has('name') || kinds.has('given') || kinds.has('family');
}

/** What a label before gave of the name. */
interface Known {
  name: Field;
  kinds: Kinds;
}

/** "First name: Jane" and, in a line of its own, "Surname: Roe"; "Name" alone may be either part. */
export function wholeName(
  { name, kinds: before }: Known,
  kinds: Kinds,
  value: string,
  line: number,
): Field | undefined {
  if (line > (name.lines[0] ?? 0) + 4 || /[,，]/.test(name.value)) return undefined;
  const given = [before, kinds].map((one) => one.has('given'));
  const family = [before, kinds].map((one) => one.has('family'));
  if (given[0] === given[1] && family[0] === family[1]) return undefined;
  const both = given[1] || family[0] ? [value, name.value] : [name.value, value];
  return { value: both.join(/\p{Script=Han}/u.test(value) ? '' : ' '), lines: [...name.lines, line] };
}
