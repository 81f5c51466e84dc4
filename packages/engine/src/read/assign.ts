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
  let best = -Infinity;
  const few = (roles === studyRoles ? withBareKinds(withoutColleges(withoutPaper(named))) : named).slice(
    0,
    6,
  );
  const told = few.length === 1 ? bracketed(few, roles, order, result, true) : false;
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
  for (const part of told ? [] : few.slice(0, 4)) {
    const split = splitByComma(part, roles, order, habit, few.length > 1);
    if (!split || split.score - (few.length > 1 ? 0.4 : 0) <= best) continue;
    best = split.score;
    result.habit = split.habit;
    [result.what, result.where] = split.pair;
  }
  if (!result.what || !result.where) bracketed(few, roles, order, result, false);
  if (result.where && roles.what(result.where) >= 2) {
    const split = splitByComma(result.where, roles, order, habit);
    // "Office of Jane Roe, Attorney at Law", below a title: what stands behind the name describes it.
    const described =
      split && result.what && roles.what(result.what) >= 2 && split.pair[0].order > split.pair[1].order;
    if (split && !described && roles.where(split.pair[1]) >= 2) {
      if (!result.what || (result.what.labelled && roles.what(result.what) < 6)) result.what = split.pair[0];
      result.where = split.pair[1];
    }
  }
  if (!result.what && !result.where) single(few[0], roles, result);
  withBehind(named, result, roles);
  if (roles === studyRoles) wholeDegree(named, result);
  for (const key of ['what', 'where'] as const) {
    const part = result[key];
    if (!part) continue;
    const named = key === 'where' ? key : roles === studyRoles ? 'degree' : 'title';
    const bare = withoutTail(
      key === 'what'
        ? behindAs(part.text)
        : roles === studyRoles
          ? schoolOnly(part.text)
          : ownBusiness(part.text),
      named,
    );
    const clean =
      key === 'where'
        ? (part.afterAt ? withoutToldTown : withoutTown)(bare)
        : roles === studyRoles
          ? splitPlace(bare)
          : titleWithoutTown(bare);
    result[key] = { ...part, text: withoutTail(clean.text, named) };
    if (clean.place) result.place ??= { text: clean.place, line: part.line };
    result.rows.add(part.row);
  }
  if (result.where && saysOwnWay(result.where.text)) [result.where, result.alone] = [undefined, true];
  if (result.place && isPlace(fold(result.where?.text ?? '')))
    result.where = result.where && roles.where(result.where) > 0 ? result.where : undefined;
  return result;
}

function single(part: Part | undefined, roles: Roles, result: Assigned): void {
  if (!part) return;
  if (roles.where(part) > roles.what(part)) result.where = part;
  else result.what = part;
}
