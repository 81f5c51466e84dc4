import type { DateRange } from '../types.ts';
import type { Part } from './header-parts.ts';
import type { Assigned } from './in-brackets.ts';
import { townShaped } from './places.ts';
import type { Row } from './rows.ts';
import { likeness } from './scores.ts';
import type { Segment } from './segment.ts';

export interface ReadEntry {
  assigned: Assigned;
  dates?: DateRange;
  segment: Segment;
}

/** An employer with the whole time there, and its roles below: "Acme 2015–2020", "Lead 2018–2020", "Developer 2015–2018". */
function isGroup(entry: ReadEntry, next: ReadEntry | undefined, drawn: boolean): boolean {
  const { assigned, segment: own } = entry;
  // A line or two about the employer may stand between it and the roles there.
  const deeper = (next?.segment.head[0]?.piece.indent ?? 0) > (own.head[0]?.piece.indent ?? 0);
  const firm = !entry.dates && (assigned.where?.like.organization ?? 0) >= 2.4 && next?.dates !== undefined;
  const about = (deeper || firm) && own.body.length <= 2 && own.body.every((row) => row.kind !== 'bullet');
  if (!next || (own.body.length > 0 && !about)) return false;
  const { what, where } = next.assigned;
  const holds = within(next.dates, entry.dates);
  // An unknown name alone, without a time or with one that holds the role's, above a role without an employer: the employer.
  const isRole =
    what &&
    (where === undefined ||
      ((holds || (firm && about)) && whole(what, where) !== undefined) ||
      isTownBelow(where, next));
  const isFree = !entry.dates || (holds && isRole);
  if (!assigned.where && assigned.what && isFree && (drawn || likeness(assigned.what.text).title < 2))
    [assigned.where, assigned.what] = [assigned.what, undefined];
  return assigned.where !== undefined && assigned.what === undefined && isRole === true;
}

/** One line, without a time and with nothing below it, above a dated role that names no employer. */
function mayHeadRole(entries: ReadEntry[], index: number): boolean {
  const [entry, next] = entries.slice(index, index + 2);
  if (!entry || !next?.dates || !next.assigned.what || next.assigned.where) return false;
  const { head, body } = entry.segment;
  return !entry.dates && head.length === 1 && body.length === 0;
}

/** "Consultora Acme" in the bold letters of the other employers above their roles: a trade's word may begin a name. */
function isDrawnLikeGroup(entries: ReadEntry[], index: number): boolean {
  const bold = (entry: ReadEntry | undefined) => entry?.segment.head[0]?.piece.markup.bold === true;
  if (!bold(entries[index]) || bold(entries[index + 1]) || !mayHeadRole(entries, index)) return false;
  const named = ({ assigned: { what, where } }: ReadEntry) =>
    where !== undefined || (what !== undefined && what.like.title < 2);
  return entries.some((other, at) => at !== index && bold(other) && named(other) && mayHeadRole(entries, at));
}

const monthsOf = (date: { year: number; month?: number } | undefined, month: number): number | undefined =>
  date && date.year * 12 + (date.month ?? month);

/** Its time lies within the other's. */
function within(inner: DateRange | undefined, outer: DateRange | undefined): boolean {
  const [from, to] = [monthsOf(outer?.start, 1), outer?.current ? Infinity : monthsOf(outer?.end, 12)];
  const [start, end] = [monthsOf(inner?.start, 12), inner?.current ? 0 : monthsOf(inner?.end, 1)];
  if (from === undefined || to === undefined || start === undefined || end === undefined) return false;
  return start >= from && end <= to && (!inner?.current || outer?.current === true);
}

/** An employer with its time and, set deeper below it, its roles with theirs: where they were is a place of the same employer. */
function nestedUnder(entries: ReadEntry[], index: number): ReadEntry[] {
  const { assigned, segment: own, dates } = entries[index] as ReadEntry;
  if (
    own.body.length > 0 ||
    own.head.length !== 1 ||
    !(assigned.where ?? assigned.what) ||
    (assigned.where && assigned.what)
  )
    return [];
  const deep = own.head[0]?.piece.indent ?? 0;
  const roles: ReadEntry[] = [];
  for (let at = index + 1; at < entries.length; at++) {
    const entry = entries[at];
    if (!entry || (entry.segment.head[0]?.piece.indent ?? 0) <= deep || !within(entry.dates, dates)) break;
    roles.push(entry);
  }
  return roles;
}

/** "Army, 1999 – 2021" right above two units or more where that time was spent, all set alike: no entry of its own. */
function spans(entries: ReadEntry[], index: number): boolean {
  const { assigned, segment: own, dates } = entries[index] as ReadEntry;
  const only = assigned.where && assigned.what ? undefined : (assigned.where ?? assigned.what);
  if (!only || own.body.length > 0 || own.head.length !== 1 || only.like.title >= 2 || !dates?.start)
    return false;
  const next = entries.slice(index + 1, index + 3);
  const deep = own.head[0]?.piece.indent ?? 0;
  return (
    next.length === 2 &&
    next.every(({ segment: { head } }) => (head[0]?.piece.indent ?? 0) <= deep) &&
    next.every((entry) => entry.assigned.what && entry.assigned.where && within(entry.dates, dates))
  );
}

function joinNested(found: ReadEntry[]): ReadEntry[] {
  const groups = new Set<ReadEntry>();
  const entries = found.filter((_, index) => !spans(found, index));
  entries.forEach((entry, index) => {
    const employer = entry.assigned.where ?? entry.assigned.what;
    const roles = employer ? nestedUnder(entries, index) : [];
    if (!roles.some(({ assigned }) => assigned.what)) return;
    groups.add(entry);
    for (const role of roles) {
      const { what, where, place } = role.assigned;
      // "Lab technician, blood bank": in small letters stands a field, with a capital where that was.
      const title = what && where && /^\p{Ll}/u.test(where.text) ? whole(what, where) : undefined;
      if (title) role.assigned.what = title;
      else if (where) role.assigned.place = place ?? { text: where.text, line: where.line };
      role.assigned.where = employer;
    }
    if (roles[0]) putAbove(entry, roles[0]);
  });
  return entries.filter((entry) => !groups.has(entry));
}

/** Under a known employer, what one comma parted is one title: "Soldier, signals". */
function whole(what: Part, where: Part): Part | undefined {
  if (what.row !== where.row || what.line !== where.line || what.order === where.order) return undefined;
  const [first, second] = what.order < where.order ? [what, where] : [where, what];
  if (second.order - first.order !== 0.5 || second.like.organization >= 2 || second.like.school >= 2)
    return undefined;
  return { ...what, text: `${first.text}, ${second.text}` };
}

/** Under a known employer, an unknown name shaped like a town and below the time is where that was. */
function isTownBelow(where: Part, { segment: own }: ReadEntry): boolean {
  const dated = own.head.find((row) => row.dates.length > 0)?.piece.line;
  const weak = Math.max(where.like.organization, where.like.school) < 1.5 && !where.labelled;
  return weak && dated !== undefined && where.line > dated && townShaped(where.text);
}

/** Roles under one employer take its name from the entry above. */
export function inherit(found: ReadEntry[]): ReadEntry[] {
  const entries = joinNested(found);
  const result: ReadEntry[] = [];
  let employer: Part | undefined;
  /** The employer, where it stands by itself above its roles. */
  let group: Part | undefined;
  // Asked before any role has its employer from above.
  const drawn = entries.map((_, index) => isDrawnLikeGroup(entries, index));
  entries.forEach((entry, index) => {
    if (isGroup(entry, entries[index + 1], drawn[index] === true)) {
      employer = entry.assigned.where;
      group = employer;
      const next = entries[index + 1];
      if (next && !next.dates) next.dates = entry.dates;
      if (next) putAbove(entry, next);
      return;
    }
    const { what, where } = entry.assigned;
    const title = what && where && employer ? whole(what, where) : undefined;
    if (title) [entry.assigned.what, entry.assigned.where] = [title, employer];
    else if (what && employer && !where && !entry.assigned.alone) entry.assigned.where = employer;
    else if (what && where && group && isTownBelow(where, entry)) {
      entry.assigned.place ??= { text: where.text, line: where.line };
      entry.assigned.where = group;
    } else if (where) {
      employer = what && where.row < what.row ? where : undefined;
      group = undefined;
    }
    result.push(entry);
  });
  return result;
}

/** The lines of the employer become those of its first role; its time is not that role's. */
function putAbove({ segment }: ReadEntry, role: ReadEntry): void {
  const head = segment.head.map((row): Row => ({ ...row, dates: [] }));
  role.segment = { ...role.segment, head: [...head, ...role.segment.head] };
}
