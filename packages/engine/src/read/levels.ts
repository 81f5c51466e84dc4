import { hasHan } from '../text/fold.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';

const labelled = /^([^:：]{3,30})[:：]\s*(\S.*)$/;

/** "Secondary studies: Acme College" with the degree in the line below: where the label is no degree of its own. */
function schoolBehind(piece: Piece, below: Piece | undefined): string | undefined {
  if (piece.marker || !below || below.gap > 0) return undefined;
  const match = labelled.exec(piece.text);
  if (!match?.[2] || labelled.test(below.text)) return undefined;
  const like = likeness(match[2]);
  if (Math.max(like.school, like.organization) < 2 || hasHan(match[2])) return undefined;
  return likeness(below.text).degree >= 2 ? match[2] : undefined;
}

/** A form whose labels say the level of schooling, with school and degree beside and below each. */
export function withLevels(pieces: Piece[]): Piece[] {
  const schools = pieces.map((piece, at) => schoolBehind(piece, pieces[at + 1]));
  if (schools.filter(Boolean).length < 2) return pieces;
  return pieces.map((piece, at) => {
    const text = schools[at];
    return text ? { ...piece, text, gap: Math.max(1, piece.gap) } : piece;
  });
}
