import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { simplified } from '../text/simplified.ts';
import type { Part } from './header-parts.ts';
import type { Assigned } from './in-brackets.ts';
import { isPlace, isPlaceName, townShaped } from './places.ts';
import type { Roles } from './roles.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';
import { splitUnparted } from './unparted.ts';

/** "PRODUCT MANAGER ACME LTD": two names in one part, with nothing between. */
export function unparted(named: Part[]): void {
  const [part] = named;
  const pair = part && !part.labelled ? splitUnparted(part.text) : undefined;
  if (!part || !pair) return;
  const [first, second] = pair;
  named[0] = { ...part, text: first, like: likeness(first) };
  named.push({ ...part, text: second, like: likeness(second), order: part.order + 0.5 });
}

/** "Where: Acme Works, Leeds" in a form without a line for the employer or school: the label of the place names it. */
export function namedAsPlace(parts: Part[], roles: Roles): Part[] {
  const at = parts.findIndex((part) => part.labelled === 'location');
  const part = parts[at];
  const told = parts.some((other) => roles.whatLabel.includes(other.labelled));
  if (!part || !told || parts.some((other) => other !== part && roles.where(other) >= 2)) return parts;
  if (isPlace(part.text) || (roles.where(part) < 1.5 && townShaped(part.text))) return parts;
  return parts.with(at, { ...part, labelled: roles.whereLabel[0] });
}

/** "Pfefferle, Ohio" is a place, unless the header would then name nobody the work was for. */
export function employersAmongPlaces(
  parts: Part[],
  named: Part[],
  put: (place: string, line: number) => void,
): Part[] {
  for (const part of parts) {
    const at = part.text.indexOf(', ');
    if (part.like.place === 0 || part.labelled || at < 2 || isPlaceName(part.text.slice(0, at))) continue;
    if (named.some((other) => other.order === part.order && other.row === part.row)) continue;
    const text = part.text.slice(0, at);
    put(part.text.slice(at + 2), part.line);
    return [{ ...part, text, like: likeness(text) }];
  }
  return [];
}

/** "Abschluss: Gesellenbrief" below a trade and a school: the paper one got for the trade. */
export function withoutPaper(named: Part[]): Part[] {
  const paper = named.find((part) => part.labelled === 'degree');
  if (!paper) return named;
  const others = named.filter((part) => part !== paper && !part.labelled && part.row < paper.row);
  const learned = others.some((part) => tables.learning.has(foldedWords(part.text)[0] ?? ''));
  const school = others.some(
    (part) => part.like.school >= 2 || (learned && part.like.degree < 2 && part.like.title < 2),
  );
  const trade = others.some(
    (part) => part.like.school < 2 && Math.max(part.like.title, part.like.degree) >= 2,
  );
  return school && trade ? named.filter((part) => part !== paper) : named;
}

/** "暨南大学 国际商学院": behind a university stands a part of it. */
export function withoutColleges(named: Part[]): Part[] {
  return named.filter((part, at) => {
    const above = named[at - 1];
    const below =
      above?.row === part.row && /(?:大学|大學)$/u.test(above.text) && /(?:学院|學院|系)$/u.test(part.text);
    return !below || part.labelled !== undefined;
  });
}

/** "新闻学" in the line above or below "本科": a level by itself has a subject, that of a school before it has none. */
function isSubjectOf(part: Part, { text, row }: Part): boolean {
  const level =
    tables.degrees.han.includes(simplified(text)) && !tables.schoolEndings.endWord(simplified(text), 0);
  const { title, organization, school, degree } = part.like;
  return (
    level &&
    Math.abs(part.row - row) === 1 &&
    /^[\p{Script=Han}（）()]{2,16}$/u.test(part.text) &&
    Math.max(organization, school, degree) < 3 &&
    title < 3
  );
}

/** In Chinese, subject and degree stand side by side; together they are the degree. */
export function wholeDegree(named: Part[], result: Assigned): void {
  const { what, where } = result;
  if (!what || !hasHan(what.text)) return;
  if (what.labelled) {
    // "专业：酒店管理   学历：大专"
    const both = named.filter((part) => part.labelled === 'degree' && Math.abs(part.row - what.row) <= 1);
    if (both.length > 1) result.what = { ...what, text: both.map((part) => part.text).join(' ') };
    return;
  }
  const subject = (part: Part) =>
    part.row === what.row + 1 && /\p{Script=Han}{2}(?:系|专业|專業)$/u.test(part.text);
  const alone = (part: Part) => named.filter(({ row }) => row === part.row).length === 1;
  const beside = named.filter(
    (part) =>
      (part.row === what.row || ((subject(part) || isSubjectOf(part, what)) && alone(part))) &&
      part !== where &&
      part.text !== where?.text &&
      !part.labelled &&
      !tables.contracts.has(fold(part.text)) &&
      !tables.studyModes.has(part.text) &&
      part.like.place === 0 &&
      part.like.school < 3,
  );
  if (beside.length > 1) result.what = { ...what, text: beside.map((part) => part.text).join(' ') };
}

/** "Sekundarschule" beside "Kreisschule Reusstal": a kind of school by itself is what one has from the one that is named. */
export function withBareKinds(named: Part[]): Part[] {
  const isBare = ({ text }: Part) =>
    tables.schoolKinds.has(foldedWords(text.replace(/\s*\([^()]*\)$/, '')).join(' '));
  const isNamed = (part: Part) => part.like.school >= 2.4 && part.like.degree < 2 && !isBare(part);
  const told = named.some((part) => part.like.degree >= 2.4 && !isBare(part));
  if (told || !named.some(isBare) || !named.some(isNamed)) return named;
  return named.map((part) => {
    if (isBare(part)) return { ...part, like: { ...part.like, degree: 5, school: 0 }, lean: undefined };
    return isNamed(part) ? { ...part, lean: undefined } : part;
  });
}

/** "À mon compte": says how one worked; nobody is called so. */
export const saysOwnWay = (text: string): boolean => tables.ownWay.has(fold(text));

/** "Self-employed (Roe Gardens, sole trader)": the bracket says under what name. */
export function ownBusiness(text: string): string {
  const [, outer, inside] =
    /^([^()（）]{3,30}?)\s*[(（]["“«„]?([^()（）,]{3,50})["”»“]?(?:,[^()（）]*)?[)）]$/u.exec(text) ?? [];
  return outer && inside && tables.ownAccount.has(fold(outer)) && /^\p{Lu}|\p{Script=Han}/u.test(inside)
    ? inside
    : text;
}

const isBefore = (part: Part, { row, order }: Part): boolean =>
  part.row === row && part.order === order - 1 && !part.labelled && part.like.place === 0;

/** "Steward / barman", "Chef - Grill": what stands right behind a title belongs to it, where another line names the employer. */
export function withBehind(named: Part[], result: Assigned, roles: Roles): void {
  const { what, where } = result;
  if (!what || !where || what.labelled || where.row === what.row) return;
  const before = what.joint?.trim() === '/' && named.find((part) => isBefore(part, what));
  const goesOn = before && (before.like.title >= 1.4 || /^\p{Ll}/u.test(what.text));
  if (before && goesOn && !before.text.includes(', ') && roles.where(before) < 1.5) {
    result.what = { ...what, text: `${before.text}${what.joint}${what.text}` };
    return;
  }
  const next = named.find((part) => part.row === what.row && part.order === what.order + 1);
  if (!next?.joint || next.labelled || next.like.place > 0 || next.text.includes(', ')) return;
  if (Math.max(next.like.organization, next.like.school) >= 2.4 || roles.where(next) > 2.6) return;
  result.what = { ...what, text: `${what.text}${next.joint}${next.text}` };
}

const asWord = new RegExp(
  `(?:^|,\\s+)(?:${tables.told.as.filter((word) => !hasHan(word)).join('|')})\\s+(?=\\p{Lu})`,
  'u',
);

/** "Acme Works, Leeds, as Welder": what one was stands behind such a word, and nothing before it belongs to it. */
export function behindAs(text: string): string {
  const found = asWord.exec(text);
  const rest = found ? text.slice(found.index + found[0].length) : text;
  return found && likeness(rest).title >= 1.4 ? rest : text;
}
