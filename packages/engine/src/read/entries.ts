import { foldedWords, hasHan } from '../text/fold.ts';
import type { DateRange, EducationEntry, Entry, Field } from '../types.ts';
import { assign } from './assign.ts';
import { partAtWords } from './at-words.ts';
import { partBrackets } from './bracket-pairs.ts';
import { bulletsOf } from './bullets.ts';
import type { Habit } from './comma-split.ts';
import type { DateHit } from './dates.ts';
import { inherit, type ReadEntry } from './groups.ts';
import type { Part } from './header-parts.ts';
import { levelOf, readLanguages } from './languages.ts';
import { partLone, titleBelow } from './lone.ts';
import { isLearning, isLeave, saysLeave, saysStudied } from './not-worked.ts';
import { orderOf } from './pair-score.ts';
import type { Piece } from './pieces.ts';
import { leanOnChosen, leanOnOthers } from './position.ts';
import { jobRoles, type Roles, studyRoles } from './roles.ts';
import { makeRows, type Row } from './rows.ts';
import { likeness } from './scores.ts';
import { type Segment, segment } from './segment.ts';
import { isShortCourse } from './short-courses.ts';
import { tables } from './tables.ts';

function dateRange(rows: Row[], single: 'both' | 'end'): DateRange | undefined {
  let best: { hit: DateHit; row: Row } | undefined;
  for (const row of rows) {
    for (const hit of row.dates) {
      if (!best || (best.hit.single && !hit.single)) best = { hit, row };
    }
  }
  if (!best) return undefined;
  const { hit, row } = best;
  const range: DateRange = {
    current: hit.current,
    text: row.piece.text.slice(hit.start, hit.end),
    lines: [row.piece.line],
  };
  if (hit.single) {
    if (single === 'both') range.start = hit.from;
    range.end = hit.from;
    return range;
  }
  if (hit.from) range.start = hit.from;
  if (hit.to) range.end = hit.to;
  return range;
}

function field(part: Part | undefined): Field | undefined {
  return part ? { value: part.text, lines: [part.line, ...(part.also ?? [])] } : undefined;
}

/** Parts of the header. What stands below a date that already has two names above it is text of the entry. */
function headerParts(part: Segment): Part[] {
  const parts = part.head.flatMap((row, index) => row.parts.map((p) => ({ ...p, row: index })));
  const dateRow = part.head.findIndex((row) => row.dates.length > 0);
  const above = parts.filter((p) => p.row <= dateRow && p.like.place === 0);
  if (dateRow < 1 || above.length < 2) return parts;
  return parts.filter(
    (p) =>
      p.row <= dateRow ||
      p.labelled ||
      p.like.place > 0 ||
      Math.max(p.like.title, p.like.organization, p.like.degree, p.like.school) >= 2.6,
  );
}

/** How most entries of a section part what stands between commas; undefined unless two agree. */
function commonHabit(habits: (Habit | undefined)[]): Habit | undefined {
  const found = habits.filter((habit) => habit !== undefined);
  const count = (habit: Habit) =>
    found.filter((other) => other.behind === habit.behind && other.whatFirst === habit.whatFirst).length;
  const best = found.reduce<Habit | undefined>((a, b) => (!a || count(b) > count(a) ? b : a), undefined);
  return best && count(best) >= 2 && count(best) >= found.length * 0.5 ? best : undefined;
}

/** Which stands first in another section of the same resume, for one whose words do not say. */
export type Hint = () => number;

function readAll(pieces: Piece[], roles: Roles, single: 'both' | 'end', hint?: Hint): ReadEntry[] {
  const segments = segment(makeRows(pieces));
  // Time off says nothing of how the others are written.
  const parts = segments.map((part) => (roles === jobRoles && saysLeave(part) ? [] : headerParts(part)));
  const dateRows = segments.map((part) => part.head.findIndex((row) => row.dates.length > 0));
  const headers = leanOnOthers(
    roles === jobRoles ? partAtWords(partBrackets(parts, roles), roles) : partBrackets(parts, roles),
    dateRows,
    roles,
  );
  const own = orderOf(headers, roles);
  const order = hint && Math.abs(own) < 0.3 ? hint() : own;
  const alone = headers.slice(0, 60).map((parts) => assign(parts, roles, order));
  const habit = commonHabit(alone.map((assigned) => assigned.habit));
  const placed = leanOnChosen(headers, dateRows, alone);
  const entries = segments.map((part, index): ReadEntry => {
    // Without a habit, and with nothing to learn from the others, each says what it said alone.
    const known = habit || placed[index] !== headers[index] ? undefined : alone[index];
    const assigned = known ?? assign(placed[index] ?? [], roles, order, habit);
    // Rows of the head that gave nothing, behind those that did, are text of the entry.
    return { assigned, dates: dateRange(part.head, single), segment: part };
  });
  const read = roles === jobRoles ? inherit(entries) : mergeHalves(entries);
  for (const entry of read) {
    if (roles === jobRoles) titleBelow(entry.assigned, entry.segment.body);
    partLone(entry.assigned, roles, order);
  }
  return read;
}

/** A school with its time and, right below, the degree with a date of its own ("expected 2026"): one entry. */
function mergeHalves(entries: ReadEntry[]): ReadEntry[] {
  const result: ReadEntry[] = [];
  for (const entry of entries) {
    const last = result.at(-1);
    const joins =
      last &&
      last.segment.body.length === 0 &&
      last.assigned.where &&
      !last.assigned.what &&
      entry.assigned.what &&
      entry.assigned.where === undefined;
    if (!joins || (entry.segment.head[0]?.piece.gap ?? 1) > 0) {
      result.push(entry);
      continue;
    }
    last.assigned.what = entry.assigned.what;
    last.dates ??= entry.dates;
    last.segment = {
      ...last.segment,
      head: [...last.segment.head, ...entry.segment.head],
      body: entry.segment.body,
    };
  }
  inheritSchool(result);
  return result;
}

/** Two degrees under one school, line by line. */
function inheritSchool(entries: ReadEntry[]): void {
  entries.forEach((entry, index) => {
    const before = entries[index - 1]?.assigned;
    if (!before?.where || !before.what || before.where.row >= before.what.row) return;
    if (entry.assigned.what && !entry.assigned.where && entry.segment.head[0]?.piece.gap === 0)
      entry.assigned.where = before.where;
  });
}

function linesOf(part: Segment): number[] {
  return [
    ...new Set([...part.head, ...part.body].flatMap(({ piece }) => [piece.line, ...(piece.also ?? [])])),
  ].sort((a, b) => a - b);
}

/** The jobs of a section of work, and what was learned between them. */
export function readWork(
  pieces: Piece[],
  prefix: string,
  hint: Hint,
  /** Studies have a section of their own. */
  apart: boolean,
): { jobs: Entry[]; studies: EducationEntry[] } {
  const entries = readAll(pieces, jobRoles, 'both', hint).filter((entry) => !isLeave(entry));
  const learned = entries.filter((entry) => isLearning(entry, apart));
  // Where all of it was learned, the section speaks of something else.
  const studies = learned.length < entries.length ? learned : [];
  if (!apart && entries.every(saysStudied))
    return { jobs: [], studies: toStudies(entries, `${prefix}learned-`) };
  const jobs = entries.filter((entry) => !studies.includes(entry));
  return { jobs: toJobs(jobs, prefix), studies: toStudies(studies, `${prefix}learned-`) };
}

export function readJobs(pieces: Piece[], prefix: string): Entry[] {
  const jobs = readAll(pieces, jobRoles, 'both').filter((entry) => !isLeave(entry));
  return toJobs(jobs, prefix);
}

/** What jobs and studies tell in the same way. */
const restOf = ({ assigned: { place }, dates, segment }: ReadEntry, id: string) => ({
  location: place ? { value: place.text, lines: [place.line] } : undefined,
  dates,
  bullets: bulletsOf(segment.body, id),
  lines: linesOf(segment),
});

function toJobs(jobs: ReadEntry[], prefix: string): Entry[] {
  return jobs.map((entry, index): Entry => {
    const id = `${prefix}${index + 1}`;
    const { what, where } = entry.assigned;
    return {
      id,
      title: field(what),
      organization: field(where),
      ...restOf(entry, id),
    };
  });
}

/** No course takes two years; what does, under a heading of education, is one though no list knows its words. */
function tookYears({ dates, assigned }: ReadEntry, least: number): boolean {
  const { start, end } = dates ?? {};
  const { what, where } = assigned;
  if (!start || !end || !what || !where) return false;
  const said = [what.like.degree, what.like.title, where.like.school, where.like.organization];
  if (Math.max(...said) < least) return false;
  return (end.year - start.year) * 12 + (end.month ?? 0) - (start.month ?? 0) >= 24;
}

/** A small word, and behind it a name of something else than a degree. */
const opensSentence = (text: string): boolean => {
  const [first = '', second = ''] = foldedWords(text);
  return tables.told.in.includes(first) && !tables.degrees.has(second);
};

/** A course, a permit, a test: neither its words nor its place are those of a degree. */
function isStudy(entry: ReadEntry): boolean {
  const { what, where } = entry.assigned;
  const degree = what ? likeness(what.text).degree : 0;
  const school = where ? likeness(where.text).school : 0;
  if (what && readLanguages(what.text, 0).length > 0 && levelOf(what.text)) return false;
  // "In Norwegen anerkannt als Bachelor, 2021": a sentence about a degree is none.
  if (!where && what && !what.labelled && !entry.dates?.start && opensSentence(what.text)) return false;
  const head = entry.segment.head.map((row) => row.piece.text).join('\n');
  if (what && !what.labelled && isShortCourse(what.text, head, entry.dates)) return false;
  return (
    degree >= 2 ||
    (school >= 2 && (entry.dates?.start !== undefined || what === undefined || degree > 0)) ||
    // "Vocational Senior High School", and below it which.
    (what !== undefined && entry.dates?.start !== undefined && what.like.school >= 2.4) ||
    (school >= 3 &&
      entry.dates !== undefined &&
      (what?.text.split(' ').length ?? 9) <= 3 &&
      (where?.text.split(' ').length ?? 0) >= 2) ||
    what?.labelled === 'degree' ||
    where?.labelled === 'institution'
  );
}

/** Which stands first in a section of education: above 0 the degree, below the school. */
export function orderOfStudies(pieces: Piece[]): number {
  return orderOf(segment(makeRows(pieces)).map(headerParts), studyRoles);
}

/** Education in the order of the text; `rest` are lines of courses and the like between the degrees. */
export function readStudies(
  pieces: Piece[],
  prefix: string,
  /** There are degrees already: a section of courses only adds none. */
  more: boolean,
  /** Its heading says that it is about education. */
  known: boolean,
): { studies: EducationEntry[]; rest: EducationEntry[] } {
  const entries = readAll(pieces, studyRoles, 'end');
  const sure = entries.filter(isStudy);
  // Beside a degree drawn alike, what took years is one, whatever its words.
  const least =
    sure.some(({ dates }) => dates?.start) && !hasHan(entries[0]?.assigned.what?.text ?? '') ? 0 : 1.5;
  const studies = entries.filter((entry) => sure.includes(entry) || (known && tookYears(entry, least)));
  const kept = studies.length > 0 || more ? studies : entries;
  const rest = entries.filter((entry) => !kept.includes(entry));
  return { studies: toStudies(kept, prefix), rest: toStudies(rest, `${prefix}rest-`) };
}

/** A sentence that stood where studies do gives none. */
const saysSomething = ({ assigned, dates, segment: { body } }: ReadEntry): boolean =>
  Boolean(assigned.what ?? assigned.where ?? dates) || body.some((row) => row.kind === 'bullet');

function toStudies(entries: ReadEntry[], prefix: string): EducationEntry[] {
  return entries.filter(saysSomething).map((entry, index): EducationEntry => {
    const id = `${prefix}${index + 1}`;
    const { what, where } = entry.assigned;
    return {
      id,
      degree: field(what),
      institution: field(where),
      ...restOf(entry, id),
    };
  });
}
