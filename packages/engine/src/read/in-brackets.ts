import type { Habit } from './comma-split.ts';
import type { Part } from './header-parts.ts';
import { pairScore } from './pair-score.ts';
import { type Roles, studyRoles } from './roles.ts';
import { likeness } from './scores.ts';

export interface Assigned {
  what?: Part;
  where?: Part;
  /** On one's own account: no employer of the entries around it is meant. */
  alone?: boolean;
  place?: { text: string; line: number };
  /** Rows of the header that gave something. */
  rows: Set<number>;
  /** Where one part held both: how many commas stood behind the cut, and which side came first. */
  habit?: Habit;
}

/** "Care assistant, HSE (Hale Hospital)": what one was and an employer stand before the bracket already. */
function namesBothBefore(outer: string): boolean {
  const [first = '', last, ...more] = outer.split(/,\s+/);
  if (last === undefined || more.length > 0 || likeness(first).title < 2) return false;
  const { title, organization, school } = likeness(last);
  return title < 2 && (/^\p{Lu}{2,6}$/u.test(last) || Math.max(organization, school) >= 2);
}

/** "Engineer (Acme Works)", "Acme Works (engineer)": the bracket holds the other side. */
export function bracketed(
  few: Part[],
  roles: Roles,
  order: number,
  result: Assigned,
  /** Only where words say so: commas in it may tell more. */
  sure: boolean,
): boolean {
  if (few.length !== 1 || !few[0]) return false;
  const part = few[0];
  const match = /^(.{2,}?)\s*[(（]([^()（）]{2,80})[)）]$/.exec(part.text);
  if (!match?.[1] || !match[2]) return false;
  const sides = [match[1], match[2]].map(
    (text, at): Part => ({
      ...part,
      text,
      like: likeness(text),
      order: part.order + at / 2,
      labelled: undefined,
      lean: undefined,
    }),
  );
  const [outer, inside] = sides;
  if (!outer || !inside || inside.like.place > 0) return false;
  if (/\d/.test(inside.text) && inside.like.school < 2.4) return false;
  // "(IHK)", "(MRCP)": who awarded it, part of its name.
  if (/^[\p{Lu}.&-]{2,8}$/u.test(inside.text)) return false;
  // "(hospital and two schools)": a remark in small letters.
  if (/^\p{Ll}/u.test(inside.text) && /^\p{Lu}/u.test(outer.text) && inside.like.title < 2) return false;
  // "fitter, Acme Works (Salon)": two names stand before a bracket of one word; it is their town.
  if (
    /,\s+\p{Lu}/u.test(outer.text) &&
    /^\p{Lu}\p{Ll}+$/u.test(inside.text) &&
    inside.like.organization < 4 &&
    Math.max(inside.like.title, inside.like.degree) < 2
  )
    return false;
  if (namesBothBefore(outer.text)) return false;
  const forward = pairScore(outer, inside, roles, order);
  const backward = pairScore(inside, outer, roles, order);
  const names = /^\p{Lu}\S*\s.*\p{Lu}/u.test(inside.text);
  const likely =
    Math.max(roles.where(inside), backward > forward ? roles.what(inside) : 0) >= 2 ||
    (names && (roles.what(outer) >= 2 || roles.where(outer) < 1.5) && roles.what(inside) < 2);
  const trade = roles === studyRoles && outer.like.school >= 2 && inside.like.title >= 2;
  const worded = trade || Math.max(forward >= backward ? roles.where(inside) : roles.what(inside), 0) >= 2;
  const other = forward >= backward ? roles.where(outer) : roles.what(outer);
  if ((sure && !(worded && other < 2)) || !(likely || trade)) return false;
  [result.what, result.where] = forward >= backward && !trade ? [outer, inside] : [inside, outer];
  return true;
}
