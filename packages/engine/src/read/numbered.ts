import { fold } from '../text/fold.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { bareOfDates, datesAtEdges, saysOnlyTime } from './strip.ts';
import { labelKind } from './tables.ts';

const number = /^\(?(?:(\d{1,2})|([ivx]{1,4}))(?:[.)、–-]|\.\))?$/;
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
  // Where "1." counts entries, "i." below them counts what was done.
  const digits = (piece: Piece | undefined) => /\d/.test(piece?.marker ?? '');
  const first = pieces.find((piece) => countOf(piece) > 0);
  const opens = (piece: Piece | undefined) => countOf(piece) > 0 && digits(piece) === digits(first);
  const heads = pieces.flatMap((piece, at) => (opens(piece) ? [at] : []));
  if (heads.length === 0 || heads.some((at, i) => countOf(pieces[at]) !== i + 1)) return pieces;
  const rich = heads.filter((at, i) => pieces.slice(at + 1, heads[i + 1]).some(belongsToEntry));
  if (rich.length < heads.length * 0.6) return pieces;
  return pieces.map((piece) =>
    opens(piece) ? { ...piece, marker: '', gap: Math.max(1, piece.gap) } : piece,
  );
}

/** The mark of the lines farthest left that have one. */
function outerMark(pieces: Piece[]): Piece | undefined {
  return pieces
    .filter((piece) => piece.marker)
    .reduce<Piece | undefined>((a, b) => (a && a.indent <= b.indent ? a : b), undefined);
}

/** "(2018, evenings)": a time and what is said of it, by themselves. */
const isTimeInBracket = (text: string): boolean =>
  /^[(（][^()（）]{4,60}[)）]$/.test(text) && datesAtEdges(text.replace(/,[^,]*(?=.$)/, '')).length > 0;

/**
 * "◆ Acme Ltd" and, in lines of their own below it, a role and a time: such a mark opens an entry, and is no bullet.
 * A bullet has nothing below it but the rest of its sentence.
 */
export function withMarked(pieces: Piece[]): Piece[] {
  const first = outerMark(pieces);
  if (!first || pieces[0]?.marker !== first.marker) return pieces;
  const heads = pieces.flatMap((piece, at) =>
    piece.marker === first.marker && piece.indent === first.indent ? [at] : [],
  );
  const opens = heads.filter((at, i) => {
    const own = pieces[at] as Piece;
    const below = pieces.slice(at + 1, heads[i + 1]).filter((piece) => !piece.marker);
    const time = below.slice(0, 3).find(({ text }) => saysOnlyTime(text) || isTimeInBracket(text));
    return own.text.length < 60 && datesAtEdges(own.text).length === 0 && time !== undefined;
  });
  if (opens.length < 2 || opens.length < heads.length * 0.6) return pieces;
  const opening = new Set(heads);
  return pieces.map((piece, at) =>
    opening.has(at) ? { ...piece, marker: '', gap: Math.max(1, piece.gap) } : piece,
  );
}

/** "Clerk, since May 2020": what one was, with or without its time, and no sentence. */
function namesRole(piece: Piece): boolean {
  const text = bareOfDates(piece.text);
  return text.length < 70 && !/[.;。；]$/.test(text) && likeness(text.split(/,\s+/)[0] ?? text).title >= 2.4;
}

/**
 * "Acme Ltd (2015 – 2020)" and below it, each behind a mark, the roles there: such a mark opens an entry. What was done
 * stands behind marks of another kind, or nowhere.
 */
export function withMarkedRoles(pieces: Piece[]): Piece[] {
  const first = outerMark(pieces);
  if (!first || pieces[0]?.marker) return pieces;
  const roles = pieces.filter((piece) => piece.marker === first.marker && piece.indent === first.indent);
  const dated = roles.some((piece) => datesAtEdges(piece.text).some((hit) => !hit.single));
  if (roles.length < 2 || !dated || roles.filter(namesRole).length < roles.length * 0.8) return pieces;
  const opening = new Set(roles);
  return pieces.map((piece) =>
    opening.has(piece) ? { ...piece, marker: '', gap: Math.max(1, piece.gap) } : piece,
  );
}
