import { segmentForms } from './cycles.ts';
import { headRowsBehind, names, strength } from './extent.ts';
import type { Row } from './rows.ts';
import { isAnchor, loneDate, startsOf, usualLead } from './starts.ts';

/** One entry's rows: what heads it and what follows. */
export interface Segment {
  head: Row[];
  body: Row[];
}

const isSpan = (row: Row | undefined) =>
  row !== undefined && loneDate(row) && row.dates.some((hit) => !hit.single);

/** Where a span alone in its line opens each entry, "Final paper 07/2020" further down tells when something in one of them was. */
function closeMentions(rows: Row[]): void {
  const dated = rows.filter(isAnchor);
  const spans = dated.filter(isSpan).length;
  if (!isSpan(dated[0]) || spans < 2 || spans === dated.length || spans < dated.length * 0.6) return;
  for (const row of dated) {
    if (row.piece.gap > 0 || loneDate(row) || row.dates.some((hit) => !hit.single || hit.start < 4)) continue;
    row.kind = 'prose';
    row.parts = [];
  }
}

/** "Parental leave (son, born 2012)" over "2012 – 2013": the time in the line below dates the entry, that in the bracket does not. */
function closeAsides(rows: Row[]): void {
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (!isAnchor(row) || !isSpan(next) || (next?.piece.gap ?? 1) > 0) return;
    const aside = row.dates.every(
      (hit) => hit.single && /[(（][^()（）]*\p{L}[^()（）]*$/u.test(row.piece.text.slice(0, hit.start)),
    );
    if (aside) row.dates = [];
  });
}

/** Rows that date an entry. A second date right under a first, both alone, belongs to the same entry. */
function anchorsOf(rows: Row[]): number[] {
  const all = rows.map((row, at) => (isAnchor(row) ? at : -1)).filter((at) => at >= 0);
  return all.filter(
    (at, i) => i === 0 || !(loneDate(rows[at]) && at - 1 === all[i - 1] && loneDate(rows[at - 1])),
  );
}

/** Rows without a date: an entry of their own, or a remark under the entry before? */
function opensUndated(heads: Row[], body: Row[], previous: Segment | undefined): boolean {
  const first = heads[0];
  if (!first) return false;
  if (!previous) return true;
  const strong = strength(heads.flatMap((row) => row.parts)) >= 2;
  const apart = first.piece.gap > 0 || first.piece.markup.bold || (first.piece.markup.headingLevel ?? 0) > 0;
  return apart && strong && previous.body.length > 0 && (body.length > 0 || heads.length >= 2);
}

/** Runs of heading rows and what stands below each. */
function runsOf(rows: Row[]): Segment[] {
  const runs: Segment[] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (row.kind === 'head') {
      if (run && run.body.length === 0) run.head.push(row);
      else runs.push({ head: [row], body: [] });
    } else if (run) run.body.push(row);
    else runs.push({ head: [], body: [row] });
  }
  return runs;
}

/** Normalises double-spaced text: a gap before nearly every row parts nothing. */
function evenGaps(rows: Row[]): void {
  const inner = rows.slice(1);
  if (inner.length < 4) return;
  const gapped = inner.filter((row) => row.piece.gap > 0).length;
  if (gapped < inner.length * 0.8) return;
  for (const row of rows) row.piece = { ...row.piece, gap: Math.max(0, row.piece.gap - 1) };
}

/** "Acme Ltd" between blank lines, right above a role that names no employer: what the roles below it share. */
function opensGroup({ head, body }: Segment, next: Row[] | undefined): boolean {
  const [first] = head;
  if (!first || head.length > 1 || body.length > 0 || first.piece.gap === 0 || !next?.[0]) return false;
  if (first.parts.filter((part) => part.like.place === 0).length !== 1) return false;
  return (
    next[0].piece.gap > 0 &&
    names(next) < 2 &&
    /^[\p{Lu}\d\p{Script=Han}]/u.test(first.rest) &&
    !/(?:\p{Ll}{3}[.!?]|。)$/u.test(first.rest)
  );
}

/** Rows between two entries: text of the first, or entries without a date. `next`: the head of the second. */
function addUndated(rows: Row[], segments: Segment[], next?: Row[]): void {
  const runs = runsOf(rows);
  for (const run of runs) {
    const previous = segments.at(-1);
    const group = run === runs.at(-1) && previous !== undefined && opensGroup(run, next);
    if (group) segments.push(run);
    else if (run.head.length === 0 && previous) previous.body.push(...run.body);
    else if (opensUndated(run.head, run.body, previous)) segments.push(run);
    else if (previous) previous.body.push(...run.head, ...run.body);
    else segments.push(run);
  }
}

/** "Employer: …" below the duties belongs to the head all the same, unless that has one already. */
function labelledRows(head: Row[], rest: Row[]): [Row[], Row[]] {
  const known = new Set(head.flatMap((row) => row.parts.map((part) => part.labelled)));
  const said = rest.filter(
    (row) =>
      row.kind === 'head' &&
      row.parts.some((part) => part.labelled !== undefined && !known.has(part.labelled)),
  );
  return [said, rest.filter((row) => !said.includes(row))];
}

export function segment(rows: Row[]): Segment[] {
  evenGaps(rows);
  const forms = segmentForms(rows);
  if (forms) return forms;
  closeMentions(rows);
  closeAsides(rows);
  const anchors = anchorsOf(rows);
  if (anchors.length === 0) return undated(rows);
  const starts = startsOf(rows, anchors, usualLead(rows, anchors, startsOf(rows, anchors, undefined)));
  const segments: Segment[] = [];
  addUndated(rows.slice(0, starts[0]), segments);
  const dated = anchors.map((anchor, i) => {
    const rest = rows.slice(anchor + 1, starts[i + 1]);
    const end = rest.findIndex((row) => row.kind !== 'head');
    return { head: rows.slice(starts[i], anchor + 1), behind: end < 0 ? rest : rest.slice(0, end), rest };
  });
  const taken = headRowsBehind(dated);
  dated.forEach(({ head, rest }, i) => {
    const count = taken[i] ?? 0;
    const [said, left] = labelledRows([...head, ...rest.slice(0, count)], rest.slice(count));
    segments.push({ head: [...head, ...rest.slice(0, count), ...said], body: [] });
    const next = dated[i + 1];
    addUndated(left, segments, next && [...next.head, ...next.behind.slice(0, 2)]);
  });
  return segments;
}

/** Whether a row says first what one was or has, or where. */
function sideOf(row: Row | undefined): 'what' | 'where' | undefined {
  const like = row?.parts.find((part) => part.like.place === 0)?.like;
  if (!like) return undefined;
  const [what, where] = [Math.max(like.title, like.degree), Math.max(like.organization, like.school)];
  return Math.max(what, where) < 2.4 ? undefined : what > where ? 'what' : 'where';
}

/** "Diploma, Hale College" below "Degree, Acme University", and line by line what comes again after both were said. */
function namesAnew(group: Row[], row: Row): boolean {
  if (row.names >= 2 && group.every((other) => other.names >= 2)) return true;
  const sides = new Set(group.map(sideOf));
  return sides.size === 2 && !sides.has(undefined) && sideOf(row) === sideOf(group[0]);
}

/** Without any date in the section, gaps and what looks like a header part the entries. */
function undated(rows: Row[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of runsOf(rows)) {
    const previous = segments.at(-1);
    const first = run.head[0];
    const strong = strength(run.head.flatMap((row) => row.parts)) >= 2;
    if (previous && !(first && (first.piece.gap > 0 || strong || previous.body.length > 0))) {
      previous.body.push(...run.head, ...run.body);
      continue;
    }
    const groups: Row[][] = run.head.length === 0 ? [[]] : [];
    for (const row of run.head) {
      const group = groups.at(-1);
      if (!group || row.piece.gap > 0 || namesAnew(group, row)) groups.push([row]);
      else group.push(row);
    }
    groups.forEach((head, i) => {
      segments.push({ head, body: i === groups.length - 1 ? run.body : [] });
    });
  }
  return segments;
}
