import { strength } from './extent.ts';
import type { Row } from './rows.ts';
import { opensWeakly, tells } from './tells.ts';

const ranged = ({ kind, dates }: Row): boolean => kind === 'head' && dates.some((hit) => !hit.single);

/** Where each stretch between two gaps holds one entry at most, what stands in it below the head belongs to that. */
export function partsByGaps(rows: readonly Row[]): boolean {
  let entries = 0;
  for (const [at, row] of rows.entries()) {
    if (at > 0 && row.piece.gap > 0) entries = 0;
    if (ranged(row) && strength(row.parts) >= 2) entries += 1;
    if (entries > 1) return false;
  }
  return true;
}

const mostAbove = 12;

/** "Trained two apprentices (2022)", right below the lines of a role: what was done in it, whenever that was. */
export function tellsBelowHead(rows: readonly Row[], at: number): boolean {
  const row = rows[at];
  if (row?.kind !== 'head' || row.piece.gap > 0 || row.piece.marker || row.piece.markup.bold) return false;
  const { text } = row.piece;
  const isTime = row.dates.every(
    ({ single, start, to }) =>
      (single || !to || text[start - 1] === '(') &&
      (start > 2 || opensWeakly(row.rest) || /^\p{Ll}/u.test(row.rest)),
  );
  if (row.dates.length === 0 || !isTime || row.parts.some((part) => part.labelled)) return false;
  const isTold = tells(row.rest) || /^\p{Ll}/u.test(row.rest);
  if (strength(row.parts) >= 2 || !isTold) return false;
  let top = at;
  while (top > 0 && (rows[top]?.piece.gap ?? 0) === 0 && at - top < mostAbove) top -= 1;
  const head = rows.slice(top, Math.min(top + 3, at));
  return head[0]?.kind === 'head' && head.some(ranged) && strength(head.flatMap(({ parts }) => parts)) >= 2;
}
