import { type Band, bandsOf } from './grid.ts';
import { mastheadOf } from './masthead.ts';
import type { Piece } from './pieces.ts';
import { aligned, headingLike, type Row, rowsOf, usualSize } from './rows.ts';
import { betweenTitles, type Split, withoutTail } from './trim.ts';

/** Pieces of one column, in no order yet; `column` counts from the left within its band. */
export interface Block {
  pieces: Piece[];
  column: number;
  /** What stands along its side, turned. */
  labels?: Piece[];
}

const maxDepth = 6;

function candidates(pieces: Piece[]): number[] {
  const edges = pieces.map((piece) => piece.x0).sort((a, b) => a - b);
  const found: number[] = [];
  for (let at = 0; at < edges.length; ) {
    const start = edges[at] ?? 0;
    let end = at;
    while (end < edges.length && (edges[end] ?? 0) - start < 3) end++;
    if (end - at >= 2) found.push(start - 0.5);
    at = end;
  }
  // Columns set centred have no common edge: the gaps of the whole stand in for it.
  let reach = Number.NEGATIVE_INFINITY;
  for (const piece of [...pieces].sort((a, b) => a.x0 - b.x0)) {
    if (piece.x0 > reach + 6 && Number.isFinite(reach)) found.push(piece.x0 - 0.5);
    reach = Math.max(reach, piece.x1);
  }
  return [...new Set(found)];
}

const lettersIn = (row: Row) =>
  row.pieces.reduce(
    (sum, piece) => sum + piece.words.reduce((count, word) => count + word.text.length, 0),
    0,
  );

/** Lines of a text follow each other at line distance; dates beside entries do not. */
function density(rows: Row[], pitch = 1.95): number {
  if (rows.length < 2) return 0;
  let close = 0;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next && next.baseline - row.baseline < pitch * Math.max(row.size, next.size)) close++;
  }
  return close / (rows.length - 1);
}

const firstText = (row: Row) => row.pieces[0]?.words[0]?.text ?? '';

/** Rows that go on with a sentence of the row before: in small letters, or behind a full row. */
function wrapped(rows: Row[]): Row[] {
  const reach = Math.max(...rows.flatMap((row) => row.pieces.map((piece) => piece.x1)));
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    if (!before) return false;
    if (/^\p{Ll}{2,}/u.test(firstText(row))) return true;
    const rest = (reach - Math.max(...before.pieces.map((piece) => piece.x1))) / row.size;
    if (/^\p{Script=Han}/u.test(firstText(row))) return rest < 1.5 && lettersIn(before) > 8;
    return rest < 4 && lettersIn(before) > 28;
  });
}

/** Their right edges in one line and their left ones not: set flush right, as dates and places are. */
function flushRight(rows: Row[]): boolean {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const right = spread(rows.map((row) => Math.max(...row.pieces.map((piece) => piece.x1))));
  const left = spread(rows.map((row) => Math.min(...row.pieces.map((piece) => piece.x0))));
  return right < 3 && left > 8;
}

/** Names of what stands to their right, set flush right against it, with air between them: Europass. */
function areLabels(side: Row[], other: Row[]): boolean {
  const edge = (rows: Row[]) => Math.min(...rows.flatMap((row) => row.pieces.map((piece) => piece.x0)));
  const endOf = (row: Row) => Math.max(...row.pieces.map((piece) => piece.x1));
  // Name and headline may stand above the labels, in their column.
  const labels = side
    .map((one) => side.filter((row) => Math.abs(endOf(row) - endOf(one)) < 1.5))
    .reduce((most, some) => (some.length > most.length ? some : most), []);
  const letters = labels.reduce((sum, row) => sum + lettersIn(row), 0) / labels.length;
  const most = labels.length >= Math.max(3, 0.6 * side.length);
  return most && edge(side) < edge(other) && letters < 26 && flushRight(labels) && density(labels, 1.6) < 0.6;
}

/**
 * A side that only ever continues the rows of the other (dates, places, labels, cells of a table) is no
 * column. A true column has lines, or at least headings, at heights of its own.
 */
function isCompanion(side: Row[], other: Row[], usual: number): boolean {
  const share = aligned(side, other).length / side.length;
  if (share > 0.35 && areLabels(side, other)) return true;
  if (share < 0.8) return false;
  if (flushRight(side)) return true;
  const dense = density(side) > 0.6;
  if (dense && wrapped(side).length >= Math.max(1, side.length * 0.2)) return false;
  // Dates and labels stand beside the beginning of something, never beside the middle of a sentence.
  if (dense && side.length >= 5 && aligned(side, wrapped(other)).length >= side.length * 0.2) return false;

  const letters = side.reduce((sum, row) => sum + lettersIn(row), 0) / side.length;
  const headings = side.filter((row) => headingLike(row, usual));
  const others = other.filter((row) => headingLike(row, usual));
  const ownHeadings = headings.length - aligned(headings, others).length;
  const mostlyHeadings = headings.length > side.length / 2;
  if (side.length >= 5 && dense && (letters > 26 || (ownHeadings > 0 && !mostlyHeadings))) return false;
  return true;
}

/** Columns stand beside each other: one side within the height of the other, or both mostly shared. */
function standBeside(left: Row[], right: Row[]): boolean {
  const shareIn = (some: Row[], others: Row[]) => {
    const [top, bottom] = [(others[0]?.baseline ?? 0) - 12, (others.at(-1)?.baseline ?? 0) + 12];
    return some.filter((row) => row.baseline > top && row.baseline < bottom).length / some.length;
  };
  const [first, second] = [shareIn(left, right), shareIn(right, left)];
  return Math.max(first, second) >= 0.8 || Math.min(first, second) >= 0.6;
}

/** A column begins where most of its lines begin; a date that happens to stand nearer makes no edge. */
function shareAtEdge(rows: Row[], at: number): number {
  const atEdge = rows.filter((row) => Math.min(...row.pieces.map((piece) => piece.x0)) < at + 4);
  return atEdge.length / rows.length;
}

/** Fewer rows on a side are no column. */
const fewestRows = 3;

/** `band`: the pieces between `top` and `bottom`. */
function trySplit(band: Piece[], at: number, top: number, bottom: number): Split | undefined {
  const left = band.filter((piece) => piece.x0 < at);
  const right = band.filter((piece) => piece.x0 >= at);
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (leftRows.length < fewestRows || rightRows.length < fewestRows) return undefined;
  if (!standBeside(leftRows, rightRows)) return undefined;
  const usual = usualSize([...leftRows, ...rightRows]);
  const gutter = Math.min(...right.map((piece) => piece.x0)) - Math.max(...left.map((piece) => piece.x1));
  if (gutter < Math.max(4, 0.5 * usual)) return undefined;
  if (isCompanion(leftRows, rightRows, usual) || isCompanion(rightRows, leftRows, usual)) return undefined;
  const height = (rows: Row[]) => (rows.at(-1)?.baseline ?? 0) - (rows[0]?.baseline ?? 0);
  const shared = Math.min(height(leftRows), height(rightRows));
  const score = Math.min(leftRows.length, rightRows.length) * 10 + shared + Math.min(gutter, 40) * 2;
  return { at, top, bottom, left, right, score: score + 120 * shareAtEdge(rightRows, at) };
}

/** The best gutter of all heights: between two pieces that cross it, text on both sides. */
function bestSplit(pieces: Piece[]): Split | undefined {
  let best: Split | undefined;
  const downwards = [...pieces].sort((a, b) => a.baseline - b.baseline);
  for (const at of candidates(pieces)) {
    const crossing = downwards.filter((piece) => piece.x0 < at - 0.5 && piece.x1 > at + 0.5);
    const edges = [...crossing.map(({ baseline }) => baseline), Number.POSITIVE_INFINITY];
    let top = Number.NEGATIVE_INFINITY;
    let next = 0;
    for (const bottom of edges) {
      while (next < downwards.length && (downwards[next]?.baseline ?? 0) <= top) next++;
      const from = next;
      while (next < downwards.length && (downwards[next]?.baseline ?? 0) < bottom) next++;
      const few = next - from < 2 * fewestRows;
      const split = few ? undefined : trySplit(downwards.slice(from, next), at, top, bottom);
      if (split && (!best || split.score > best.score)) best = split;
      top = bottom;
    }
  }
  return best;
}

function trimmed(pieces: Piece[], split: Split): Split {
  const found = betweenTitles(split).flatMap(({ top, bottom }) => {
    const band = pieces.filter((piece) => piece.baseline > top && piece.baseline < bottom);
    return trySplit(band, split.at, top, bottom) ?? [];
  });
  return found.sort((a, b) => b.score - a.score)[0] ?? split;
}

/** A table reads row by row, and within a row cell by cell. */
function tableBlocks(
  pieces: Piece[],
  split: Split,
  bands: Band[],
  { column, depth }: { column: number; depth: number },
): Block[] {
  const [start, end] = [bands[0]?.top ?? split.top, Math.min(split.bottom, bands.at(-1)?.bottom ?? 0)];
  const third = bestSplit(split.right.filter((piece) => piece.baseline >= start && piece.baseline < end));
  const edges = [Number.NEGATIVE_INFINITY, split.at, third?.at ?? Number.POSITIVE_INFINITY];
  const rows = bands.map(({ top, bottom }) =>
    pieces.filter((piece) => piece.baseline >= top && piece.baseline < Math.min(bottom, end)),
  );
  const cells = rows.flatMap((row) => {
    const [first = [], second = [], ...others] = edges.map((from, at) => {
      const to = edges[at + 1] ?? Number.POSITIVE_INFINITY;
      return row.filter((piece) => piece.x0 >= from && piece.x0 < to);
    });
    // A date or a label stands in the line of what it belongs to.
    return rowsOf(first).length === 1 ? [[...first, ...second], ...others] : [first, second, ...others];
  });
  const above = pieces.filter((piece) => piece.baseline < start);
  const below = pieces.filter((piece) => piece.baseline >= end);
  return [above, ...cells, below].flatMap((part) => blocksOf(part, column, depth + 1));
}

/** Blocks in reading order: what stands above, the left side, the right side, what stands below. */
export function blocksOf(pieces: Piece[], column = 0, depth = 0): Block[] {
  if (pieces.length === 0) return [];
  const head = depth === 0 ? mastheadOf(pieces, usualSize(rowsOf(pieces))) : undefined;
  if (head) return [head.name, head.beside, head.below].flatMap((part) => blocksOf(part, column, 1));
  const found = depth < maxDepth && pieces.length < 4_000 ? bestSplit(pieces) : undefined;
  if (!found) return [{ pieces, column }];
  const cut = withoutTail(pieces, found);
  const split = cut === found ? trimmed(pieces, found) : cut;
  const bands = bandsOf(rowsOf(split.left), rowsOf(split.right));
  if (bands.length > 0) return tableBlocks(pieces, split, bands, { column, depth });
  const above = pieces.filter((piece) => piece.baseline <= split.top);
  const below = pieces.filter((piece) => piece.baseline >= split.bottom);
  const left = blocksOf(split.left, column, depth + 1);
  const next = Math.max(column, ...left.map((block) => block.column)) + 1;
  return [
    ...blocksOf(above, column, depth + 1),
    ...left,
    ...blocksOf(split.right, next, depth + 1),
    ...blocksOf(below, column, depth + 1),
  ];
}
