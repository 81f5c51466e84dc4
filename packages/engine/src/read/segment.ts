import type { Part } from './header-parts.ts';
import type { Row } from './rows.ts';

/** One entry's rows: what heads it and what follows. */
export interface Segment {
  head: Row[];
  body: Row[];
  /** Only an employer (and the whole time there): the roles follow as entries of their own. */
  group: boolean;
}

function isAnchor(row: Row): boolean {
  return row.kind === 'head' && row.dates.length > 0;
}

/** Runs of heading rows and what stands below each. */
interface Run {
  heads: Row[];
  body: Row[];
}

function runsOf(rows: Row[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (row.kind === 'head') {
      if (run && run.body.length === 0) run.heads.push(row);
      else runs.push({ heads: [row], body: [] });
    } else if (run) run.body.push(row);
    else runs.push({ heads: [], body: [row] });
  }
  return runs;
}

/** In most sections entries look alike: how many rows stand before the date of the first. */
function rowsBeforeDate(runs: Run[]): number {
  const counts = runs.map((run) => run.heads.findIndex(isAnchor)).filter((count) => count >= 0 && count <= 3);
  if (counts.length === 0) return 0;
  return counts.sort((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? 0;
}

/** Where, between two dated rows, the second entry begins. */
function cut(heads: Row[], previous: number, next: number, before: number): number {
  const between = next - previous - 1;
  if (between <= 0) return next;
  const margin = Math.min(heads[previous]?.piece.indent ?? 0, heads[next]?.piece.indent ?? 0);
  for (let at = next; at > previous; at--) {
    // "MERROW FOODS" further left than the roles under it heads the second.
    if (at < next && margin > 1 && (heads[at]?.piece.indent ?? 0) < margin - 1) return at;
    // The last gap between the two parts them, unless it stands at once behind a lone date.
    if (
      (heads[at]?.piece.gap ?? 0) > 0 &&
      !(at === previous + 1 && loneDate(heads[previous]) && before === 0)
    )
      return at;
  }
  return next - Math.min(before, between);
}

function loneDate(row: Row | undefined): boolean {
  return row !== undefined && row.parts.length === 0;
}

function splitRun(run: Run, before: number): Segment[] {
  const anchors = run.heads.map((row, at) => (isAnchor(row) ? at : -1)).filter((at) => at >= 0);
  // A second date right under a first without text of its own belongs to the same entry.
  const real = anchors.filter(
    (at, i) =>
      i === 0 || !(loneDate(run.heads[at]) && at - 1 === anchors[i - 1] && loneDate(run.heads[at - 1])),
  );
  const starts = real.map((at, i) => (i === 0 ? 0 : cut(run.heads, real[i - 1] ?? 0, at, before)));
  return starts.map((start, i) => {
    const last = i === starts.length - 1;
    return {
      head: run.heads.slice(start, last ? undefined : starts[i + 1]),
      body: last ? run.body : [],
      group: false,
    };
  });
}

function strength(parts: Part[]): number {
  return Math.max(
    0,
    ...parts.map((part) =>
      Math.max(part.like.title, part.like.organization, part.like.degree, part.like.school),
    ),
  );
}

/** Rows without a date: an entry of their own, or a remark under the entry before? */
function opensUndated(run: Run, previous: Segment | undefined, dated: boolean): boolean {
  const first = run.heads[0];
  if (!first) return false;
  if (!previous) return true;
  const strong = strength(run.heads.flatMap((row) => row.parts)) >= 2;
  if (!dated) return first.piece.gap > 0 || strong || previous.body.length > 0;
  const apart = first.piece.gap > 0 || first.piece.markup.bold || (first.piece.markup.headingLevel ?? 0) > 0;
  return apart && strong && previous.body.length > 0 && (run.body.length > 0 || run.heads.length >= 2);
}

/** Normalises double-spaced text: a gap before nearly every row parts nothing. */
function evenGaps(rows: Row[]): void {
  const inner = rows.slice(1);
  if (inner.length < 4) return;
  const gapped = inner.filter((row) => row.piece.gap > 0).length;
  if (gapped < inner.length * 0.8) return;
  for (const row of rows) row.piece = { ...row.piece, gap: Math.max(0, row.piece.gap - 1) };
}

export function segment(rows: Row[]): Segment[] {
  evenGaps(rows);
  const runs = runsOf(rows);
  const before = rowsBeforeDate(runs);
  const dated = rows.some(isAnchor);
  const segments: Segment[] = [];
  for (const run of runs) {
    const previous = segments.at(-1);
    if (run.heads.some(isAnchor)) segments.push(...splitRun(run, before));
    else if (opensUndated(run, previous, dated)) segments.push(...splitUndated(run, dated));
    else if (previous) previous.body.push(...run.heads, ...run.body);
    else segments.push({ head: [], body: [...run.heads, ...run.body], group: false });
  }
  return segments;
}

/** Without any date in the section, gaps part the entries. */
function splitUndated(run: Run, dated: boolean): Segment[] {
  if (dated) return [{ head: run.heads, body: run.body, group: false }];
  const groups: Row[][] = [];
  for (const row of run.heads) {
    const group = groups.at(-1);
    if (!group || row.piece.gap > 0) groups.push([row]);
    else group.push(row);
  }
  return groups.map((head, i) => ({ head, body: i === groups.length - 1 ? run.body : [], group: false }));
}
