import { hasHan } from '../text/fold.ts';
import { headingKind, isCapitals } from './headings.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';

/** Fewer lines may stand close by chance; more than this no resume has. */
const fewest = 12;
const most = 600;

/** A few words in capitals, those of a known heading, or a person's own about oneself: no name of anything. */
function mayHead(piece: Piece, next: Piece | undefined): boolean {
  const { text } = piece;
  if (!next || piece.marker || text.length > 45 || /[@\d,;]|[.!?。]$|\t|\s{3}/.test(text)) return false;
  if (headingKind(text)) return true;
  const words = text.toLowerCase().split(/[\s'’]+/);
  if (words.length > 6) return false;
  const { title, organization, degree, school, place } = likeness(text);
  if (Math.max(title, organization, degree, school, place) >= 2) return false;
  if (isCapitals(text)) return !isCapitals(next.text);
  return !hasHan(text) && words.length > 1 && words.some((word) => tables.pronouns.has(word));
}

/** A text without any blank line: what may be a heading is set apart as others would have set it. */
function openTight(pieces: Piece[]): Piece[] {
  if (pieces.length > most) return pieces;
  return pieces.map((piece, at) => {
    const { headingLevel } = piece.markup;
    if (at < 2 || piece.gap > 0 || headingLevel || !mayHead(piece, pieces[at + 1])) return piece;
    return { ...piece, gap: 1 };
  });
}

/**
 * Gaps say something where some lines have one and others have not. Double-spaced text: a blank line before nearly every
 * line parts nothing, two do. Where all lines have one, or none has, words must say it.
 */
export function evenGaps(pieces: Piece[]): Piece[] {
  const inner = pieces.length - 1;
  if (inner < 8) return pieces;
  let gapped = 0;
  let wide = 0;
  for (let at = 1; at <= inner; at += 1) {
    const { gap = 0, layout } = pieces[at] ?? {};
    if (layout) return pieces;
    if (gap > 0) gapped += 1;
    if (gap > 1) wide += 1;
  }
  if (gapped >= inner * 0.85) {
    const closed = pieces.map((piece, at) =>
      at === 0 ? piece : { ...piece, gap: Math.max(0, piece.gap - 1) },
    );
    if (wide >= 2) return closed;
    return gapped >= inner * 0.97 && inner >= fewest ? openTight(closed) : pieces;
  }
  return gapped === 0 && inner >= fewest ? openTight(pieces) : pieces;
}
