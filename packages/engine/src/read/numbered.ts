import { fold } from '../text/fold.ts';
import type { Piece } from './pieces.ts';
import { datesAtEdges } from './strip.ts';
import { labelKind } from './tables.ts';

const number = /^\(?(?:(\d{1,2})|([ivx]{1,4}))(?:[.)、]|\.\))?$/;
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function countOf(piece: Piece | undefined): number {
  const match = number.exec(fold(piece?.marker ?? ''));
  if (!match) return 0;
  return match[1] ? Number(match[1]) : romans.indexOf(match[2] ?? '') + 1;
}

/** Anything that a numbered sentence would not have below it: a label, a time, a mark of another kind. */
function belongsToEntry(piece: Piece): boolean {
  if (countOf(piece) === 0 && piece.marker) return true;
  const label = /^([^:：]{2,40})[:：]/.exec(piece.text)?.[1];
  return (label !== undefined && labelKind(label) !== undefined) || datesAtEdges(piece.text).length > 0;
}

/**
 * "1) Acme Ltd", "ii. Town Hall" with their labels and bullets below: the number counts entries, and is no bullet.
 * A numbered list of sentences has nothing below its lines.
 */
export function withNumbered(pieces: Piece[]): Piece[] {
  const heads = pieces.flatMap((piece, at) => (countOf(piece) > 0 ? [at] : []));
  if (heads.length === 0 || heads.some((at, i) => countOf(pieces[at]) !== i + 1)) return pieces;
  const rich = heads.filter((at, i) => pieces.slice(at + 1, heads[i + 1]).some(belongsToEntry));
  if (rich.length < heads.length * 0.6) return pieces;
  return pieces.map((piece) =>
    countOf(piece) > 0 ? { ...piece, marker: '', gap: Math.max(1, piece.gap) } : piece,
  );
}
