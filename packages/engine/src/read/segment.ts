import { segmentForms } from './cycles.ts';
import { headRowsBehind, names, strength } from './extent.ts';
import type { Row } from './rows.ts';

/** One entry's rows: what heads it and what follows. */
export interface Segment {
  head: Row[];
  body: Row[];
}

function isAnchor(row: Row | undefined): boolean {
  return row !== undefined && row.kind === 'head' && row.dates.length > 0;
}

function loneDate(row: Row | undefined): boolean {
  return row !== undefined && row.parts.length === 0;
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

/** The farthest row above the date that may still head its entry. */
function leadOf(rows: Row[], anchor: number, previous: number): number {
  let at = anchor;
  while (at - 1 > previous && anchor - at < 4 && rows[at - 1]?.kind === 'head') at--;
  return at;
}

interface Place {
  rows: Row[];
  anchor: number;
  /** The anchor before, and where its entry begins; -1 for the first. */
  previous: number;
  previousStart: number;
  /** How the entries of the section begin; undefined while that is not known. */
  usual: Usual | undefined;
}

interface Usual {
  /** How many rows stand before the date in most entries. */
  count: number;
  /** Nearly all begin behind a gap: then that says more than the number of rows. */
  gapped: boolean;
}

/** Gaps, headings and margins inside an entry's head speak against it; those before it for it. */
function layoutScore(rows: Row[], start: number, anchor: number): number {
  const first = rows[start];
  let score = (first?.piece.gap ?? 0) > 0 ? 1.2 : 0;
  const level = first?.piece.markup.headingLevel;
  if (level) score += 1;
  for (const row of rows.slice(start + 1, anchor + 1)) {
    const { headingLevel, bold } = row.piece.markup;
    if (row.piece.gap > 0) score -= headingLevel || bold || level ? 0.2 : 1;
    if (headingLevel && (!level || headingLevel < level)) score -= 1.5;
  }
  const indent = rows[anchor]?.piece.indent ?? 0;
  // Where times stand in the margin, a line that hangs under one does not open the next.
  if (start < anchor && (first?.piece.indent ?? 0) > indent + 3) score -= 1.5;
  if (start < anchor && indent > 1 && (first?.piece.indent ?? 0) < indent - 1) score += 0.8;
  return score;
}

/** How well an entry would begin at a row: by layout, by what it and the entry before then have. */
function startScore(start: number, { rows, anchor, previous, previousStart, usual }: Place): number {
  const count = anchor - start;
  let score = layoutScore(rows, start, anchor) - 0.12 * count;
  if (usual) score -= (usual.gapped ? 0.35 : 0.9) * Math.abs(count - usual.count);
  if (usual?.gapped && (rows[start]?.piece.gap ?? 0) > 0) score += 0.6;
  score += 0.6 * Math.min(2, names(rows.slice(start, anchor + 1)));
  // A row that names both sides, above one that does: the first is an entry without a time.
  if (
    count > 0 &&
    (rows[start]?.names ?? 0) >= 2 &&
    rows.slice(start + 1, anchor + 1).some((row) => row.names >= 2)
  )
    score -= 1;
  if (previous < 0) return score - 0.3 * (start - leadOf(rows, anchor, previous));
  const left = rows.slice(previous + 1, start);
  const close = left.findIndex((row) => row.kind !== 'head' || (row.piece.gap > 0 && row !== left[0]));
  const behind = close < 0 ? left : left.slice(0, close);
  const own = names(rows.slice(previousStart, previous + 1));
  score += 0.6 * Math.min(2, own + names(behind.slice(0, 2)));
  const lost = left.filter(
    (row, i) => row.kind === 'head' && (own >= 2 || i >= (own === 0 ? 3 : 2)) && strength(row.parts) >= 2.6,
  );
  return score - 0.5 * lost.length;
}

function bestStart(place: Place): number {
  const lead = leadOf(place.rows, place.anchor, place.previous);
  let best = place.anchor;
  let bestScore = -Infinity;
  for (let start = place.anchor; start >= lead; start--) {
    const score = startScore(start, place);
    if (score > bestScore + 1e-9) [best, bestScore] = [start, score];
  }
  return best;
}

function startsOf(rows: Row[], anchors: number[], usual: Usual | undefined): number[] {
  const starts: number[] = [];
  anchors.forEach((anchor, i) => {
    const previous = anchors[i - 1] ?? -1;
    const previousStart = starts[i - 1] ?? -1;
    starts.push(bestStart({ rows, anchor, previous, previousStart, usual }));
  });
  return starts;
}

/** In most sections entries look alike: how many rows stand before their date. The first entry says it most surely. */
function usualLead(rows: Row[], anchors: number[], starts: number[]): Usual {
  const votes = new Map<number, number>();
  anchors.forEach((anchor, i) => {
    const count = anchor - (starts[i] ?? anchor);
    votes.set(count, (votes.get(count) ?? 0) + (i === 0 ? 1.5 : 1));
  });
  let best = 0;
  let most = 0;
  for (const [count, sum] of votes) if (sum > most) [best, most] = [count, sum];
  const inner = starts.slice(1).filter((at) => (rows[at]?.piece.gap ?? 0) > 0).length;
  return { count: best, gapped: starts.length >= 3 && inner >= (starts.length - 1) * 0.8 };
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
