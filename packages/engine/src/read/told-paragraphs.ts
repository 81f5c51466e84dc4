import { hasHan } from '../text/fold.ts';
import { findDates } from './dates.ts';
import type { Piece } from './pieces.ts';

/** Lines of running text without a gap between them, joined. */
export interface Paragraph {
  pieces: Piece[];
  text: string;
  /** Where each piece begins in it. */
  starts: number[];
}

/** "清河农业大学，本科，2013年9月到2017年7月": nothing of it goes on below. */
const closesWithTime = (text: string): boolean =>
  text.length < 60 &&
  findDates(text).some(
    (hit) => !hit.single && hit.end >= text.length && /[，,].*[，,]\s?$/u.test(text.slice(0, hit.start)),
  );

/** In Chinese a line as wide as a page, or behind one, stands by itself where the one above ended its sentence. */
function opensAnew(above: Piece | undefined, piece: Piece): boolean {
  if (!above || !hasHan(piece.text) || !/[。！？!?]$/u.test(above.text)) return false;
  return Math.max(above.width, piece.width) > pageWidth;
}

/** No printed line of Chinese is wider: such a line is a paragraph. */
const pageWidth = 100;

export function paragraphsOf(pieces: Piece[]): Paragraph[] {
  const all: Paragraph[] = [];
  const broad = Math.max(0, ...pieces.map((piece) => piece.width));
  for (const piece of pieces) {
    const last = all.at(-1);
    const goesOn = last && piece.gap === 0 && !piece.marker && !last.pieces.at(-1)?.marker;
    if (!last || !goesOn || opensAnew(last.pieces.at(-1), piece)) {
      all.push({ pieces: [piece], text: piece.text, starts: [0] });
      continue;
    }
    // "2016.3—2021.4，某厂，司机": a short line of Chinese that others follow ends there.
    const ends =
      hasHan(last.text) &&
      !/[，,、]$/.test(last.text) &&
      ((last.pieces.at(-1)?.width ?? 0) < broad * 0.7 || closesWithTime(last.pieces.at(-1)?.text ?? ''));
    const close =
      (hasHan(last.text.slice(-1)) && /^[\p{Script=Han}\d]/u.test(piece.text)) || /\p{Ll}-$/u.test(last.text);
    const joined = `${last.text}${ends ? '\n' : close ? '' : ' '}`;
    last.starts.push(joined.length);
    last.text = joined + piece.text;
    last.pieces.push(piece);
  }
  return all;
}

/** Nobody tells more in one paragraph; hostile text does. */
export const longest = 5000;

export function linesOf({ pieces, starts }: Paragraph, start: number, end: number): number[] {
  const lines = pieces.flatMap((piece, i) =>
    (starts[i] ?? 0) < end && (starts[i + 1] ?? Infinity) > start ? [piece.line] : [],
  );
  return [...new Set(lines)];
}

/** "Acme Works – Fitter (2019 – 2021)" and, below it, a sentence: the time closes the line of an entry. */
function headsEntry({ text }: Piece, next: Piece | undefined): boolean {
  if (!next || !/^\p{Lu}/u.test(next.text)) return false;
  return findDates(text).some(
    ({ start, end, single: alone }) =>
      !alone &&
      /^\s*[)）]?$/.test(text.slice(end)) &&
      /(?:[(（]|\t|\s{2}|[|·–—-]\s)$/.test(text.slice(0, start)),
  );
}

/** Lines that run on: the first as wide as a page, none of them a label or a head. */
export function runs({ pieces, text }: Paragraph): boolean {
  const [first] = pieces;
  if (!first || first.marker || headsEntry(first, pieces[1])) return false;
  const least = hasHan(text) ? 44 : 50;
  return (
    first.width >= least &&
    pieces.slice(0, -1).every((piece) => piece.width >= least * 0.7 || /\p{Ll}[.!?]$/u.test(piece.text))
  );
}
