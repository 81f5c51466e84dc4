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
  return some.length === others.length && some.every((piece, i) => isSamePiece(piece, others[i]));
}

/** How many lines the pieces stand lower than before; undefined when they are not the same ones. */
function movedBy(before: readonly Piece[], now: readonly Piece[]): number | undefined {
  if (!areSame(before, now)) return undefined;
  const by = (now[0]?.line ?? 0) - (before[0]?.line ?? 0);
  return now.every((piece, i) => piece.line - (before[i]?.line ?? 0) === by) ? by : undefined;
}

interface Known<T> {
  pieces: readonly Piece[];
  /** Other pieces that the answer depends on, wherever they stand. */
  beside: readonly Piece[];
  key: string;
  answer: T;
}

/** What was read of the resume as it came, and of the last edited one. */
const most = 2;

/**
 * A block whose lines are the very same as in an earlier reading says the same. `move` brings the answer to
 * the lines where it stands now (without it, it is read anew there); who gets an answer never changes it.
 */
export function readOnce<T>(move?: (answer: T, by: number) => T) {
  const known = new WeakMap<SourceLine, Known<T>[]>();
  return (pieces: readonly Piece[], beside: readonly Piece[], key: string, read: () => T): T => {
    const first = pieces[0]?.source;
    if (!first) return read();
    const earlier = known.get(first) ?? [];
    known.set(first, earlier);
    for (const one of earlier) {
      if (one.key !== key || !areSame(one.beside, beside)) continue;
      const by = movedBy(one.pieces, pieces);
      if (by === 0) return one.answer;
      if (by !== undefined && move) return move(one.answer, by);
    }
    const answer = read();
    earlier[Math.min(earlier.length, most - 1)] = { pieces: [...pieces], beside: [...beside], key, answer };
    return answer;
  };
}
