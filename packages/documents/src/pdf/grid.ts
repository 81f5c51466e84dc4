import type { Row } from './rows.ts';

/** What stands beside each other in one row of a table: heights, between which its cells lie. */
export interface Band {
  top: number;
  bottom: number;
}

const isBold = (row: Row) => row.pieces.every(({ words }) => words.every(({ ink }) => ink.bold));

/** Rows of one column between gaps: a cell, or a paragraph of one; what follows in bold letters is another's. */
function cellsOf(rows: Row[]): Row[][] {
  const pitches = rows
    .slice(1)
    .map((row, index) => row.baseline - (rows[index]?.baseline ?? 0))
    .sort((a, b) => a - b);
  const cells: Row[][] = [];
  for (const row of rows) {
    const last = cells.at(-1)?.at(-1);
    // Where every line stands alone, all distances are gaps: then the size says what a line's distance is.
    const pitch = Math.min(pitches[Math.floor(pitches.length * 0.25)] ?? 0, 1.5 * row.size);
    const heading = last && isBold(row) && !isBold(last);
    if (last && !heading && row.baseline - last.baseline < 1.3 * pitch) cells.at(-1)?.push(row);
    else cells.push([row]);
  }
  return cells;
}

const beginsWithin = (cell: Row[], others: Row[][]) =>
  others.find((other) => {
    const [own, theirs] = [cell[0], other[0]];
    return own && theirs && Math.abs(own.baseline - theirs.baseline) < 0.3 * Math.min(own.size, theirs.size);
  });

const textOf = (row: Row | undefined) =>
  row?.pieces.flatMap((piece) => piece.words.map((word) => word.text)).join(' ') ?? '';
const dated = /(?:19|20)\d\d|\d{1,2}[./]\d{2,4}/;

/** As high as the text of a cell reaches; of the cells beside each other one is mostly shorter. */
const heightOf = (cells: Row[][]) => (cells.at(-1)?.at(-1)?.baseline ?? 0) - (cells[0]?.[0]?.baseline ?? 0);

/**
 * Columns are read one after the other; the rows of a table are read one after the other. In a table each
 * cell of the left column begins as high as one of the right, though one of the two is shorter and leaves
 * air below it: no two texts that only happen to stand side by side do that again and again.
 */
export function bandsOf(left: Row[], right: Row[]): Band[] {
  const [first, second] = [cellsOf(left), cellsOf(right)];
  let best: Row[][] = [];
  let run: Row[][] = [];
  for (const cell of first) {
    run = beginsWithin(cell, second) ? [...run, cell] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < 2) return [];
  const last = best.at(-1)?.[0]?.baseline ?? 0;
  const after = first.find((cell) => (cell[0]?.baseline ?? 0) > last)?.[0];
  // The row ends where the left column goes on, at its next cell that begins a row of its own.
  const end = after ? after.baseline - 0.6 * after.size : Number.POSITIVE_INFINITY;
  const tops = best.map((cell) => (cell[0]?.baseline ?? 0) - 0.6 * (cell[0]?.size ?? 0));
  const bands = tops.map((top, index) => ({ top, bottom: tops[index + 1] ?? end }));
  const uneven = bands.filter(({ top, bottom }, index) => {
    const beside = second.filter(([row]) => row && row.baseline > top && row.baseline < bottom);
    return Math.abs(heightOf([best[index] ?? []]) - heightOf(beside)) > 0.8 * (best[index]?.[0]?.size ?? 0);
  });
  if (uneven.length < bands.length / 2) return [];
  // A date or a label, a line each, says it too.
  if (best.every((cell) => cell.length === 1)) return bands;
  const years = best.filter((cell) => cell.some((row) => dated.test(textOf(row)))).length;
  return years >= bands.length * 0.6 || bands.length > 3 ? bands : [];
}
