import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { simplified } from '../text/simplified.ts';
import { isPlace, startsWithRegion } from './places.ts';
import { isTrade, likeness } from './scores.ts';
import { isAbbreviation } from './stops.ts';
import { isRemark, withoutRemarks } from './strip.ts';
import { tables } from './tables.ts';
import { isUnit } from './towns.ts';

/** "Cook, responsible for …", "Diploma with distinction": what was done and how well is no part of the name. */
function withoutClause(text: string, graded: boolean): string {
  const at = text.search(/,\s+\p{Ll}/u);
  const clause = at > 2 ? fold(text.slice(at + 1)) : '';
  if (clause && tables.weakVerbs.some((verb) => clause.startsWith(verb))) return text.slice(0, at);
  // "Airman First Class" is no grade of a title.
  if (!graded) return text;
  const words = text.split(' ');
  for (let from = 1; from < words.length; from++) {
    const tail = fold(words.slice(from).join(' '));
    if (words.length - from >= 2 && tables.gradeLabels.has(tail)) return words.slice(0, from).join(' ');
  }
  return text;
}

/** What is named: a bracket behind an employer or school is hardly ever part of its name, behind a degree it often is. */
export type Named = 'title' | 'degree' | 'where';

/** Remarks behind commas and in brackets taken off: "…, mention bien", "… (cours du soir)". */
export function withoutTail(text: string, named: Named): string {
  return tails[named](text);
}

const tails: Record<Named, (text: string) => string> = {
  title: memo((text) =>
    withoutHours(withoutAside(firstOfMany(withoutNamedThing(shortened(withoutAgency(text), 'title'))))),
  ),
  degree: memo((text) => withoutState(withoutMode(shortened(withoutMode(text), 'degree')))),
  where: memo((text) => withoutTelling(shortened(withoutAgency(withoutLead(text)), 'where'))),
};

/** "Caissière à temps partiel": how many hours is no part of a title. */
function withoutHours(text: string): string {
  const words = text.split(' ');
  for (let from = 1; from < words.length; from++) {
    const title = words.slice(0, from).join(' ');
    if (tables.hours.has(fold(words.slice(from).join(' '))) && likeness(title).title >= 1.4) return title;
  }
  return text;
}

/** "Firma Acme GmbH", "Besuch der Realschule": what leads to a name. */
export function withoutLead(text: string): string {
  const [, lead = '', name] = /^(\S+(?:\s\p{Ll}{3})?)\s(?=\p{Lu})(.+)$/u.exec(text) ?? [];
  return name && (tables.beforeNames.has(fold(lead)) || tables.through.has(fold(lead))) ? name : text;
}

/** "Acme Bakery via Roe Staffing": through whom one came there. */
function withoutAgency(text: string): string {
  const [, name, word = ''] = /^(.{3,}?\p{L})\s(\p{Ll}{3,8})\s\p{Lu}[^,]+$/u.exec(text) ?? [];
  return name && tables.through.has(fold(word)) ? name : text;
}

/** "CHU de Vallon, hôpital Sainte-Berthe": which of its houses. */
function namesHouse(tail: string): boolean {
  const [kind = '', ...others] = tail.split(/\s+/);
  return tables.organizations.has(fold(kind)) && /^\p{Lu}/u.test(others.at(-1) ?? '');
}

/** "Acme Works S.L., deep water and coast": what follows in small letters tells of the employer. */
function withoutTelling(text: string): string {
  const [, name, tail = ''] = /^([^()]{3,}?),\s+(\p{Ll}[^()]*)$/u.exec(text) ?? [];
  if (!name || !/\p{Ll}{3}/u.test(tail) || isUnit(tail) || namesHouse(tail)) return text;
  if (tables.told.joiners.has(foldedWords(tail)[0] ?? '')) return text;
  const { organization, school, title } = likeness(name.split(', ')[0] ?? name);
  const capitals = name.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
  const named = Math.max(organization, school) >= 1.4 || (title < 2 && capitals >= 2);
  return named && /\s/.test(name) ? name : text;
}

/** "Deckhand, tug "Lady Otter"": what one worked on has a name of its own. */
const withoutNamedThing = (text: string): string =>
  text.replace(/^(.{3,}?),\s+[\p{L} ]{2,20}\s["“«„][^"“”«»„]+["”»“]$/u, '$1');

/** "Driver, long routes, two crews, …": of several things behind a title none is the title. */
function firstOfMany(text: string): string {
  const parts = text.split(/,\s+/);
  return parts.length > 2 && isTrade(parts[0] ?? '') ? (parts[0] ?? text) : text;
}

/** "Techniker (Abendform)", "Licence de droit, à distance": how one learned. */
function withoutMode(text: string): string {
  const match =
    /^(.{3,}?)\s*[(（]([^()（）]{2,60})[)）]$/u.exec(text) ?? /^(.{3,}?),\s+([^,()（）]{2,40})$/u.exec(text);
  const said = match?.[2]?.trim() ?? '';
  if (!match?.[1] || !said) return text;
  if (hasHan(said)) return tables.studyModes.has(said) ? match[1] : text;
  const words = foldedWords(said);
  const [hit] = tables.studyModes.find(words);
  const whole = hit?.at === 0 && hit.length === words.length;
  return whole || (hit?.at === 0 && hit.length >= words.length - 2 && /^\p{Ll}/u.test(said))
    ? match[1]
    : text;
}

const leaving = new RegExp(`(?:${tables.told.left.filter(hasHan).join('|')})$`, 'u');

/** "voraussichtlich Abitur": how far one is stands before it, too. */
function withoutLeadingState(text: string): string {
  const [, state, rest] = /^(\p{Ll}\S+)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  return state && rest && tables.studyStates.has(fold(state)) && likeness(rest).degree >= 2.4 ? rest : text;
}

/** "高中毕业": that one has it is no part of what it is. */
function withoutState(said: string): string {
  const text = withoutLeadingState(said);
  const bare = text.replace(leaving, '').trimEnd();
  return bare !== text && likeness(bare).degree >= 3 ? bare : text;
}

/** "SOUND ENGINEER (FREELANCE)": how one was employed is no part of a title; a field or ward is. */
function withoutAside(text: string): string {
  const match = /^(.{3,}?)\s*[(（]([^()（）]{2,60})[)）]$/u.exec(text);
  const inside = match?.[2];
  if (!match?.[1] || !inside) return text;
  const contract = hasHan(inside)
    ? tables.contracts.han.some((word) => inside.includes(word))
    : tables.contracts.find(foldedWords(inside)).length > 0;
  return contract ? match[1] : text;
}

/** "Team leader. A crew of three, all over Brittany": what follows the stop tells. */
function firstSentence(text: string): string {
  const at = text.search(/(?<=\p{Ll}{3}|\))\.\s+\p{Lu}\p{Ll}+,?\s+\p{Ll}/u);
  const first =
    at > 3 && !isAbbreviation(text.slice(0, at).split(/\s/).at(-1) ?? '') ? text.slice(0, at) : text;
  const like = likeness(first);
  return Math.max(like.title, like.organization, like.school, like.degree) >= 2 ? first : text;
}

function shortened(text: string, named: Named): string {
  const [brackets, studied] = [named === 'where', named === 'degree'];
  let result = withoutRemarks(withoutClause(firstSentence(text), named !== 'title'));
  for (let i = 0; i < 3; i++) {
    const at = Math.max(
      result.lastIndexOf(', '),
      result.lastIndexOf('，'),
      hasHan(result) ? result.search(/,[^,()（）]*$/) : -1,
    );
    const tail = result.slice(at + 1).trim();
    if (at > 2 && isRemark(tail) && !isPlace(tail)) result = withoutRemarks(result.slice(0, at));
    else break;
  }
  const counted = /^(.{3,}?)\s*[(（]([^()（）]*\d[^()（）]*)[)）]$/.exec(result);
  // "(SSIAP 3)": a grade of something is no number of hours.
  if (counted?.[1] && !/^\p{Lu}{2,}[ -]?\d{1,2}$/u.test(counted[2] ?? '')) result = counted[1];
  // "Bachelier en assurances (horaire décalé)": small letters in it remark on how.
  const remark = /^(.{3,}?)\s*\((\p{Ll}{2}[^()]{2,60})\)$/u.exec(result);
  // "Erzieherin (staatlich anerkannt)": by whom it is known belongs to it.
  const [stays] = tables.degrees.find(foldedWords(remark?.[2] ?? ''));
  if (remark?.[1] && (stays?.length ?? 0) < 2 && (studied || likeness(remark[1]).title < 2)) return remark[1];
  // "Abitur (1,7), advanced maths": behind a grade stands no more of the name.
  const graded = /^(.{3,}?)\s*\(\d[^()]{0,60}\)\s*,.*$/u.exec(result);
  if (graded?.[1]) return graded[1];
  const site = /^(\p{Script=Han}{2,}(?:公司|集团|中心|医院|学校|商场))[(（]([^()（）]{2,16})[)）]$/u.exec(
    simplified(result),
  );
  if (brackets && site?.[1] && !/部$/.test(site[2] ?? '')) return result.slice(0, site[1].length);
  const branch = /^(\p{Script=Han}{3,})[(（](\p{Script=Han}{2,14})[)）]$/u.exec(result);
  if (brackets && branch?.[1] && branch[2] && startsWithRegion(branch[2])) return branch[1];
  const bracket = /^(.{3,}?)\s*[(（]([^()（）]{2,60})[)）]$/.exec(result);
  if (
    brackets &&
    bracket?.[1] &&
    bracket[2] &&
    !/^[\p{Lu}\d.-]{2,8}$/u.test(bracket[2]) &&
    !hasHan(bracket[2])
  )
    return bracket[1];
  return result;
}
