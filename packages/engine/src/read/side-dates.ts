import type { Piece } from './pieces.ts';
import { datesAtEdges, trimEdges, withoutDates } from './strip.ts';

const aside = /^(.*\S)(?:\t+|\s{3,})(\S[^\t]{2,40})$/;

/** Nothing but dates and lengths of time. */
function isOnlyTime(text: string): boolean {
  const dates = datesAtEdges(text);
  const bare = withoutDates(text, dates);
  return dates.length > 0
    ? trimEdges(bare).length < 2
    : /\d/.test(text) && trimEdges(withoutDates(`(${text})`, [])).length < 2;
}

/**
 * Dates set beside the bullets, in a margin of their own: they date the entry, not the bullet. They are
 * put where they belong, behind the rows that head the entry.
 */
export function withSideDates(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  // Where all is marked, each mark opens an entry, and its date is its own.
  if (pieces.every((piece) => piece.marker)) return pieces;
  let head = -1;
  for (const piece of pieces) {
    const cut = result.length > 0 ? cutTime(piece) : undefined;
    if (!cut) {
      if (!piece.marker && (piece.gap > 0 || head === result.length - 1)) head = result.length;
      result.push(piece);
      continue;
    }
    result.push({ ...piece, text: cut.text });
    const owner = result[head];
    if (!cut.dated || !owner || datesAtEdges(owner.text).length > 0) continue;
    head += 1;
    result.splice(head, 0, { ...piece, text: cut.time, marker: '', gap: 0, ruledUnder: false, links: [] });
  }
  return result;
}

/** A bullet with a date beside it, or any line with a length of time beside it. */
function cutTime(piece: Piece): { text: string; time: string; dated: boolean } | undefined {
  const match = aside.exec(piece.text);
  if (!match?.[1] || !match[2] || !isOnlyTime(match[2])) return undefined;
  const dated = datesAtEdges(match[2]).length > 0;
  if (dated && !piece.marker) return undefined;
  return { text: match[1], time: match[2], dated };
}
