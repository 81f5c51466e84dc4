import type { SourceLine } from '../types.ts';
import type { Piece } from './pieces.ts';

/** Whether two pieces say the same in the same place, apart from how many lines stand above them. */
export function isSamePiece(a: Piece | undefined, b: Piece | undefined): boolean {
  if (a === b) return true;
  return (
    a !== undefined &&
    b !== undefined &&
    a.source !== undefined &&
    a.source === b.source &&
    a.gap === b.gap &&
    a.ruledUnder === b.ruledUnder &&
    a.indent === b.indent &&
    a.marker === b.marker &&
    a.text === b.text
  );
}

function areSame(some: readonly Piece[], others: readonly Piece[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i += 1) if (!isSamePiece(some[i], others[i])) return false;
  return true;
}

/** How many lines the pieces stand lower than before; undefined when they are not the same ones. */
function movedBy(before: readonly Piece[], now: readonly Piece[]): number | undefined {
  if (before === now) return 0;
  if (!areSame(before, now)) return undefined;
  const by = (now[0]?.line ?? 0) - (before[0]?.line ?? 0);
  for (let i = 0; i < now.length; i += 1)
    if ((now[i]?.line ?? 0) - (before[i]?.line ?? 0) !== by) return undefined;
  return by;
}

interface Known<T> {
  pieces: readonly Piece[];
  key: string;
  answer: T;
}

/** What was read of the resume as it came, and of the last edited one. */
const most = 2;

/**
 * A block whose lines are the very same as in an earlier reading says the same. `move` brings the answer to
 * the lines where it stands now (without it, it is read anew there); who gets an answer never changes it. `holds`
 * says of an answer that was made with something from elsewhere whether that is still the same.
 */
export function readOnce<T>(move?: (answer: T, by: number) => T) {
  const known = new WeakMap<SourceLine, Known<T>[]>();
  return (pieces: readonly Piece[], key: string, read: () => T, holds?: (answer: T) => boolean): T => {
    const first = pieces[0]?.source;
    if (!first) return read();
    const earlier = known.get(first) ?? [];
    known.set(first, earlier);
    for (const one of earlier) {
      if (one.key !== key) continue;
      const by = movedBy(one.pieces, pieces);
      if (by === undefined || holds?.(one.answer) === false) continue;
      if (by === 0) return one.answer;
      if (move) return move(one.answer, by);
    }
    const answer = read();
    earlier[Math.min(earlier.length, most - 1)] = { pieces, key, answer };
    return answer;
  };
}
