import { fold, foldedWords } from '../text/fold.ts';
import {
  behindAs,
  employersAmongPlaces,
  ownBusiness,
  saysOwnWay,
  unparted,
  wholeDegree,
  withBareKinds,
  withBehind,
  withoutPaper,
} from './candidates.ts';
import { isTownBehind, readCommaRun, withLegalForms } from './comma-runs.ts';
import { ledBy, type Part } from './header-parts.ts';
import { isPlace, isPlaceName, townShaped } from './places.ts';
import { jobRoles, type Roles, studyRoles } from './roles.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';
import { withoutTail } from './tail.ts';
import { splitPlace, withoutTown } from './towns.ts';

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

/** How a section parts title and employer that stand in one run of commas. */
export interface Habit {
  behind: number;
  whatFirst: boolean;
}

/** "Electricista en Conservas Altas" — a word that may stand before an employer, then capitals. */
function looseAt(text: string): [string, string] | undefined {
  for (const match of text.matchAll(/\s(\p{L}{1,6})\s+(?=\p{Lu}\S*\s+(?:\p{Ll}{1,3}\s+)?\p{Lu})/gu)) {
    if (tables.at.has(fold(match[1] ?? '')))
      return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  }
  return undefined;
}

/** "University of Ozark, Physics": a school without what follows it, unless that names a school too. */
function schoolOnly(text: string): string {
  const at = text.indexOf(', ');
  const tail = likeness(text.slice(at + 2).replace(/\s(?:mit|with|con|avec)\s.*$/, ''));
  if (at > 2 && tail.degree >= 2.4 && Math.max(tail.school, tail.organization) < 2) return text.slice(0, at);
  if (at < 0 || likeness(text.slice(0, at)).school < 2.4 || likeness(text.slice(at + 2)).school >= 2)
    return text;
  return text.slice(0, at);
}

/** Which of the two stands first, over all entries of a section: above 0, what; below 0, where. */
export function orderOf(headers: Part[][], roles: Roles): number {
  let sum = 0;
  for (const parts of headers) {
    const named = parts.filter((part) => part.like.place === 0).slice(0, 3);
    const [first, second] = named;
    if (!first || !second) continue;
    const lead = roles.what(first) - roles.where(first) - (roles.what(second) - roles.where(second));
    sum += Math.max(-1.5, Math.min(1.5, lead));
  }
  return Math.max(-1.2, Math.min(1.2, sum * 0.6));
}

function pairScore(a: Part, b: Part, roles: Roles, order: number): number {
  const score = roles.what(a) - roles.where(a) * 0.8 + roles.where(b) - roles.what(b) * 0.8;
  const early = -0.25 * Math.max(0, a.order + b.order - 1) - 0.15 * (a.row + b.row);
  return score + (before(a, b) ? order : -order) + early + (a.bold && !b.bold ? 0.2 : 0);
}

function before(a: Part, b: Part): boolean {
  return a.row !== b.row ? a.row < b.row : a.order < b.order;
}

/** A known word of schools, or an abbreviation ("UiB"): a subject behind a degree is neither. */
function namesSchool(part: Part): boolean {
  if (tables.subjects.has(foldedWords(part.text)[0] ?? '')) return false;
  if (part.text.split(/\s+/).length >= 3 && part.like.degree < 2) return true;
  return (
    part.like.school >= 2 || part.like.organization >= 2 || /\b\p{Lu}\p{L}?\p{L}?\p{Lu}/u.test(part.text)
  );
}

/** An employer or school whose first words say nothing of one has swallowed part of the other side. */
function mixed(part: Part, roles: Roles): number {
  const at = part.text.indexOf(', ');
  if (at < 0) return 0;
  const first = { ...part, text: part.text.slice(0, at), like: likeness(part.text.slice(0, at)) };
  const rest = { ...part, text: part.text.slice(at + 2), like: likeness(part.text.slice(at + 2)) };
  const named = roles === studyRoles ? first.like.school : roles.where(first);
  return named < 1 && roles.where(rest) >= 2.4 ? 1 : 0;
}

/** Splits "Engineer, Acme Corp" where the two sides differ most, if they differ enough. */
function splitByComma(
  part: Part,
  roles: Roles,
  order: number,
  habit: Habit | undefined,
  /** Another part of the header may be the employer. */
  others = false,
): { pair: [Part, Part]; score: number; habit: Habit } | undefined {
  if (part.labelled) return undefined;
  const run = readCommaRun(part, roles, order);
  if (run) return { pair: run.pair, score: run.score, habit: { behind: 1, whatFirst: run.whatFirst } };
  const pieces = withLegalForms(part.text.split(/(?:,\s+|\s+[-–—]\s+|(?<=\p{Ll}):\s+)(?![^(（]*[)）])/u))
    // "Acme Works, Leeds, Welder": the town between the two belongs to neither.
    .filter((piece, at, all) => at === 0 || at === all.length - 1 || !isPlaceName(piece));
  const loose = pieces.length < 2 && roles === jobRoles ? looseAt(part.text) : undefined;
  if (loose) pieces.splice(0, 1, ...loose);
  if (pieces.length < 2) return undefined;
  let best: [Part, Part] | undefined;
  let found: Habit = { behind: 0, whatFirst: true };
  let bestScore = 0;
  for (let at = 1; at < pieces.length; at++) {
    const make = (said: string, orderAt: number): Part => {
      // "Acme Works, as foreman"
      const led = ledBy(said);
      const text = led && !led.as.afterAt ? led.text : said;
      return { ...part, text, like: likeness(text), order: orderAt, labelled: undefined, lean: undefined };
    };
    const left = make(pieces.slice(0, at).join(', '), part.order);
    const right = make(pieces.slice(at).join(', '), part.order + 0.5);
    if (right.like.place > 0 && at === pieces.length - 1) continue;
    const learned = tables.learning.has(foldedWords(right.text)[0] ?? '');
    const trained = left.like.degree >= 2.4 && right.like.degree < 1 && right.like.organization >= 1.5;
    if (roles === studyRoles && !learned && !trained && !namesSchool(left) && !namesSchool(right)) continue;
    const forward = pairScore(left, right, roles, order);
    const backward = pairScore(right, left, roles, order);
    const [, place] = forward >= backward ? [left, right] : [right, left];
    const own: Habit = { behind: pieces.length - at, whatFirst: forward >= backward };
    // An unknown town at the end stands where the others' known ones were taken off.
    const town = at < pieces.length - 1 && townShaped(pieces.at(-1) ?? '') ? 1 : 0;
    if (at === pieces.length - 1 && isTownBehind(left, right, roles, order)) continue;
    const alike = habit !== undefined && [0, town].includes(own.behind - habit.behind);
    const usual = alike && habit.whatFirst === own.whatFirst;
    // "Driver, night shift" beside a name: in small letters stands no employer.
    if (others && /^[^\p{Lu}\p{Script=Han}]+$/u.test(place.text)) continue;
    const score = Math.max(forward, backward) - 0.1 * at - mixed(place, roles) + (usual ? 0.9 : 0);
    if (score > bestScore) {
      bestScore = score;
      found = own;
      best = forward >= backward ? [left, right] : [right, left];
    }
  }
  return best && bestScore >= 1.2 ? { pair: best, score: bestScore, habit: found } : undefined;
}

function withPlace(part: Part): { part: Part; place?: string } {
  const split = splitPlace(part.text);
  return {
    part: { ...part, text: split.text, like: split.place ? likeness(split.text) : part.like },
    place: split.place,
  };
}

/** Says which part of a header is what. `order`: which stands first in this section. */
export function assign(parts: Part[], roles: Roles, order: number, habit?: Habit): Assigned {
  const result: Assigned = { rows: new Set() };
  const named: Part[] = [];
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
  const few = (roles === studyRoles ? withBareKinds(withoutPaper(named)) : named).slice(0, 6);
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
    const clean = key === 'where' ? withoutTown(bare) : splitPlace(bare);
    result[key] = { ...part, text: withoutTail(clean.text, named) };
    if (clean.place) result.place ??= { text: clean.place, line: part.line };
    result.rows.add(part.row);
  }
  if (result.where && saysOwnWay(result.where.text)) [result.where, result.alone] = [undefined, true];
  if (result.place && isPlace(fold(result.where?.text ?? '')))
    result.where = result.where && roles.where(result.where) > 0 ? result.where : undefined;
  return result;
}

/** "Engineer (Acme Works)", "Acme Works (engineer)": the bracket holds the other side. */
function bracketed(
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

function single(part: Part | undefined, roles: Roles, result: Assigned): void {
  if (!part) return;
  if (roles.where(part) > roles.what(part)) result.where = part;
  else result.what = part;
}
