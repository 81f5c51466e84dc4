import { names, strength } from './extent.ts';
import type { Row } from './rows.ts';
import { isCalledCourse } from './short-courses.ts';

export function isAnchor(row: Row | undefined): boolean {
  return row !== undefined && row.kind === 'head' && row.dates.length > 0;
}

export function loneDate(row: Row | undefined): boolean {
  return row !== undefined && row.parts.length === 0;
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

/** Between two dated rows of one margin, what stands deeper than both belongs to the first. */
function hangsUnder(rows: Row[], start: number, anchor: number, previous: number): boolean {
  const [above, own] = [rows[previous]?.piece.indent, rows[anchor]?.piece.indent];
  return start < anchor && own !== undefined && above === own && (rows[start]?.piece.indent ?? 0) > own;
}

/** Where gaps part the entries, what stands between two lines of a role and its time and names no employer tells of the first. */
function tellsOfRole(rows: Row[], start: number, anchor: number, previous: number): boolean {
  const [above, first, own] = [rows[previous], rows[start], rows[anchor]];
  if (!above || !own || !first || start !== previous + 1 || anchor !== start + 1) return false;
  const parted = rows.some(({ piece }, at) => at > 0 && piece.gap > 0);
  // A name has capitals throughout.
  if (!parted || !/\s\p{Ll}{4}/u.test(first.rest) || strength(first.parts) >= 2) return false;
  if (first.piece.gap > 0 || own.piece.gap > 0) return false;
  return [above, own].every(
    ({ parts: [only, ...more] }) => more.length === 0 && (only?.like.title ?? 0) >= 2.4,
  );
}

/** "Secondary school, Hale College" above "Course in pruning, 2018": the course is none of the school's. */
function isCourseBelow(rows: Row[], start: number, anchor: number): boolean {
  const [only] = rows[anchor]?.parts ?? [];
  return (
    anchor === start + 1 && (rows[start]?.names ?? 0) >= 2 && only !== undefined && isCalledCourse(only.text)
  );
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
  if (isCourseBelow(rows, start, anchor)) score -= 1;
  if (hangsUnder(rows, start, anchor, previous)) score -= 1.5;
  if (tellsOfRole(rows, start, anchor, previous)) score -= 2;
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

export function startsOf(rows: Row[], anchors: number[], usual: Usual | undefined): number[] {
  const starts: number[] = [];
  anchors.forEach((anchor, i) => {
    const previous = anchors[i - 1] ?? -1;
    const previousStart = starts[i - 1] ?? -1;
    starts.push(bestStart({ rows, anchor, previous, previousStart, usual }));
  });
  return starts;
}

/** In most sections entries look alike: how many rows stand before their date. The first entry says it most surely. */
export function usualLead(rows: Row[], anchors: number[], starts: number[]): Usual {
  const votes = new Map<number, number>();
  // Times by themselves, the first of them right below the heading: what stands below each is dated by it.
  const timesFirst = anchors[0] === 0 && anchors.every((anchor) => loneDate(rows[anchor]));
  anchors.forEach((anchor, i) => {
    const count = timesFirst ? 0 : anchor - (starts[i] ?? anchor);
    votes.set(count, (votes.get(count) ?? 0) + (i === 0 ? 1.5 : 1));
  });
  let best = 0;
  let most = 0;
  for (const [count, sum] of votes) if (sum > most) [best, most] = [count, sum];
  const inner = starts.slice(1).filter((at) => (rows[at]?.piece.gap ?? 0) > 0).length;
  return { count: best, gapped: starts.length >= 3 && inner >= (starts.length - 1) * 0.8 };
}
