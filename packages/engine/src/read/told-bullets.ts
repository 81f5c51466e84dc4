import type { Entry } from '../types.ts';
import { joinLines } from './bullets.ts';
import { findDates } from './dates.ts';
import type { Piece } from './pieces.ts';

/** Marked lines right below a sentence that told of a job say what one did there; their second lines have no mark. */
export function goesBelow(
  { pieces: own, text }: { pieces: Piece[]; text: string },
  taken: Set<Piece>,
  all: Piece[],
  job: Entry | undefined,
): boolean {
  const [first] = own;
  if (!first || !job || first.gap > 0) return false;
  const above = all[all.indexOf(first) - 1];
  if (!above || !taken.has(above)) return false;
  const last = job.bullets.at(-1);
  if (first.marker) {
    const id = `${job.id}-b${job.bullets.length + 1}`;
    job.bullets.push({ id, text: first.text, marker: first.marker, lines: [first.line] });
  } else if (above.marker && last && own.length === 1 && findDates(text).length === 0) {
    last.text = joinLines(last.text, text);
    last.lines.push(first.line);
  } else return false;
  job.lines.push(first.line);
  return true;
}
