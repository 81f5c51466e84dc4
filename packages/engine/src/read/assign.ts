import { fold } from '../text/fold.ts';
import {
  behindAs,
  employersAmongPlaces,
  namedAsPlace,
  ownBusiness,
  saysOwnWay,
  unparted,
  wholeDegree,
  withBareKinds,
  withBehind,
  withoutColleges,
  withoutPaper,
} from './candidates.ts';
import { type Habit, splitByComma } from './comma-split.ts';
import type { Part } from './header-parts.ts';
import { type Assigned, bracketed } from './in-brackets.ts';
import { pairScore } from './pair-score.ts';
import { isPlace } from './places.ts';
import { type Roles, studyRoles } from './roles.ts';
import { likeness } from './scores.ts';
import { withoutTail } from './tail.ts';
import { splitPlace, titleWithoutTown, withoutToldTown, withoutTown } from './towns.ts';

/** "University of Ozark, Physics": a school without what follows it, unless that names a school too. */
function schoolOnly(text: string): string {
  const at = text.indexOf(', ');
  const tail = likeness(text.slice(at + 2).replace(/\s(?:mit|with|con|avec)\s.*$/, ''));
  if (at > 2 && tail.degree >= 2.4 && Math.max(tail.school, tail.organization) < 2) return text.slice(0, at);
  if (at < 0 || likeness(text.slice(0, at)).school < 2.4 || likeness(text.slice(at + 2)).school >= 2)
    return text;
  return text.slice(0, at);
}

function withPlace(part: Part): { part: Part; place?: string } {
  const split = splitPlace(part.text);
  return {
    part: { ...part, text: split.text, like: split.place ? likeness(split.text) : part.like },
    place: split.place,
  };
}

/** Says which part of a header is what. `order`: which stands first in this section. */
export function assign(header: Part[], roles: Roles, order: number, habit?: Habit): Assigned {
  const result: Assigned = { rows: new Set() };
  const named = namedParts(withoutTold(header, roles), roles, result);
  const studies = roles === studyRoles;
  const few = (studies ? withBareKinds(withoutColleges(withoutPaper(named))) : named).slice(0, 6);
  const told = few.length === 1 && bracketed(few, roles, order, result, true);
  const best = bestPair(few, roles, order, result);
  if (!told) partByComma(few, best, roles, order, habit, result);
  if (!result.what || !result.where) bracketed(few, roles, order, result, false);
  partWhere(roles, order, habit, result);
  if (!result.what && !result.where) single(few[0], roles, result);
  withBehind(named, result, roles);
  if (studies) wholeDegree(named, result);
  for (const key of ['what', 'where'] as const) makeClean(key, roles, result);
  if (result.where && saysOwnWay(result.where.text)) [result.where, result.alone] = [undefined, true];
  if (result.place && isPlace(fold(result.where?.text ?? '')))
    result.where = result.where && roles.where(result.where) > 0 ? result.where : undefined;
  return result;
}

const namesTitle = ({ like }: Part): boolean => like.title >= 2 && like.title > like.organization;

/** "Librarian, City Library" and below it "Post: lending and reservations": a label in a sentence of its own tells of the title above. */
function withoutTold(header: Part[], { whatLabel }: Roles): Part[] {
  const first = header.find((part) => !part.labelled && namesTitle(part));
  if (!first) return header;
  return header.filter(
    ({ labelled, text, row }) => !(whatLabel.includes(labelled) && row > first.row && /^\p{Ll}/u.test(text)),
  );
}

/** The parts that may be names; what only says where is noted. */
function namedParts(header: Part[], roles: Roles, result: Assigned): Part[] {
  const named: Part[] = [];
  const parts = namedAsPlace(header, roles);
  for (const part of parts) {
    if (
      part.labelled === 'location' ||
      (part.like.place > 0 && Math.max(roles.what(part), roles.where(part)) < 4 && parts.length > 1)
    ) {
      result.place ??= { text: part.text, line: part.line };
      result.rows.add(part.row);
      continue;
    }
    if (!part.labelled && saysOwnWay(part.text)) {
      result.alone = true;
      continue;
    }
    const split = withPlace(part);
    if (split.place) result.place ??= { text: split.place, line: part.line };
    named.push(split.part);
  }
  if (named.length === 1) unparted(named);
  if (named.length < 2)
    named.push(
      ...employersAmongPlaces(parts, named, (text, line) => {
        result.place = { text, line };
      }),
    );
  return named;
}

/** Of all pairs the one that most looks like what and where; how much it does. */
function bestPair(few: Part[], roles: Roles, order: number, result: Assigned): number {
  let best = -Infinity;
  for (const a of few) {
    for (const b of few) {
      if (a === b) continue;
      const score = pairScore(a, b, roles, order);
      if (score > best) {
        best = score;
        [result.what, result.where] = [a, b];
      }
    }
  }
  return best;
}

/** One part may hold both, with a comma between. */
function partByComma(
  few: Part[],
  atLeast: number,
  roles: Roles,
  order: number,
  habit: Habit | undefined,
  result: Assigned,
): void {
  let best = atLeast;
  for (const part of few.slice(0, 4)) {
    const split = splitByComma(part, roles, order, habit, few.length > 1);
    if (!split) continue;
    const lead = few.length === 1 ? 0 : leadOver(result.where, split.pair, part, result.place);
    if (split.score + lead <= best) continue;
    best = split.score;
    result.habit = split.habit;
    [result.what, result.where] = split.pair;
  }
}

/** By so much a line below may look better than the employer that a run of commas names. */
const leads = { usual: -0.4, overDoings: 2, overSmallLetters: 6 };
const smallWord = /\s\p{Ll}{4}/u;

/** "Vigilante, Prosegur, Sevilla", and below it what one did there, which nothing speaks for as an employer. */
function leadOver(
  where: Part | undefined,
  [what, name]: [Part, Part],
  part: Part,
  place: Assigned['place'],
): number {
  if (!where || where.row <= part.row || where.labelled || where.afterAt || what.like.title < 2)
    return leads.usual;
  // "Sonett, Lille, agent d'entretien", and below it "nettoyage des vitres": no name begins so where others don't.
  if (/^\p{Ll}{2}/u.test(where.text) && /^\p{Lu}/u.test(name.text)) return leads.overSmallLetters;
  if (Math.max(where.like.organization, where.like.school) > 0 || !smallWord.test(where.text))
    return leads.usual;
  const inTown = place?.line === part.line || name.text.includes(', ');
  const isName = what.order < name.order && name.like.title < 1.4 && !smallWord.test(` ${name.text}`);
  return inTown && isName ? leads.overDoings : leads.usual;
}

/** What was taken for the place of work may begin with a title. */
function partWhere(roles: Roles, order: number, habit: Habit | undefined, result: Assigned): void {
  if (!result.where || roles.what(result.where) < 2) return;
  const split = splitByComma(result.where, roles, order, habit);
  if (!split || roles.where(split.pair[1]) < 2) return;
  // "Office of Jane Roe, Attorney at Law", below a title: what stands behind the name describes it.
  const isDescribed =
    result.what && roles.what(result.what) >= 2 && split.pair[0].order > split.pair[1].order;
  if (isDescribed) return;
  if (!result.what || (result.what.labelled && roles.what(result.what) < 6)) result.what = split.pair[0];
  result.where = split.pair[1];
}

/** A name without what only stands beside it: a town, a length of time, how one worked. */
function makeClean(key: 'what' | 'where', roles: Roles, result: Assigned): void {
  const part = result[key];
  if (!part) return;
  const studies = roles === studyRoles;
  const named = key === 'where' ? key : studies ? 'degree' : 'title';
  const own = key === 'what' ? behindAs : studies ? schoolOnly : ownBusiness;
  const townless =
    key === 'where'
      ? part.afterAt
        ? withoutToldTown
        : withoutTown
      : studies
        ? splitPlace
        : titleWithoutTown;
  const clean = townless(withoutTail(own(part.text), named));
  result[key] = { ...part, text: withoutTail(clean.text, named) };
  if (clean.place) result.place ??= { text: clean.place, line: part.line };
  result.rows.add(part.row);
}

function single(part: Part | undefined, roles: Roles, result: Assigned): void {
  if (!part) return;
  if (roles.where(part) > roles.what(part)) result.where = part;
  else result.what = part;
}
