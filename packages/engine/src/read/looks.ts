import { hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { type Heading, isCapitals } from './headings.ts';
import type { Piece } from './pieces.ts';

/** How the known headings of a resume are set. */
export interface Looks {
  capitals: boolean;
  single: boolean;
  /** Known headings stand between blank lines, and the text is not double-spaced. */
  alone: boolean;
  /** Known headings are numbered through. */
  numbered: boolean;
  /** Known headings stand at the margin, all text below them deeper. */
  outdented: boolean;
  /** What follows a known heading is set apart from it by a blank line. */
  apart: boolean;
  /** Known headings have a rule under them. */
  ruled: boolean;
  /** What known headings are drawn with ("【…】", "== … =="), where more than one is. */
  drawn: Set<string>;
}

export const roman = /^[IVX]{1,4}[.)]\s+(?=\p{L})/u;

export function isNumbered(piece: Piece): boolean {
  return /^\d/.test(piece.marker) || roman.test(piece.text);
}

/** A few words at the margin, what follows right below them deeper. */
export function isOutdented(piece: Piece, next: Piece | undefined): boolean {
  if (!next || piece.layout || piece.marker || piece.indent > 0 || next.gap > 0) return false;
  return next.indent >= 2 && piece.text.split(/\s+/).length <= 5 && !/\s{3}|\t/.test(piece.text);
}

/** Few words between two blank lines. */
export function standsAlone(piece: Piece, next: Piece | undefined): boolean {
  const words = hasHan(piece.text) ? piece.text.length / 2 : piece.text.split(/\s+/).length;
  return piece.gap > 0 && next !== undefined && next.gap > 0 && words <= 4 && piece.marker === '';
}

const signsAround = memo((line) => {
  const text = line.trim();
  const open = /^[^\p{L}\p{N}\s"“«„('’]+/u.exec(text)?.[0] ?? '';
  const close = /[^\p{L}\p{N}\s"”»“.!?)'’,;]+$/u.exec(text)?.[0] ?? '';
  return { open, close };
});

/** The signs that a line stands between; empty where it has none of its own. */
export function drawing(piece: Piece): string {
  const { open, close } = signsAround(piece.text);
  const level = piece.markup.headingLevel ? `h${piece.markup.headingLevel}` : '';
  const mark =
    /^[^\d*+•·-]/u.test(piece.marker) || /^[一二三四五六七八九十]/.test(piece.marker)
      ? piece.marker.replace(/[一二三四五六七八九十]+/gu, '#')
      : '';
  return open || close || level || mark ? `${open[0] ?? ''}|${close[0] ?? ''}|${level}|${mark}` : '';
}

/** How the known headings look; an unknown line of that look heads a section too. */
export function looksOfHeadings(pieces: Piece[], headings: (Heading | undefined)[]): Looks {
  const known: Piece[] = [];
  const below: (Piece | undefined)[] = [];
  pieces.forEach((piece, at) => {
    if (!headings[at]?.known || headings[at]?.rest !== undefined) return;
    known.push(piece);
    below.push(pieces[at + 1]);
  });
  const capitals = known.filter((piece) => isCapitals(piece.text)).length >= known.length * 0.8;
  const gapped = pieces.reduce((sum, piece) => sum + (piece.gap > 0 ? 1 : 0), 0);
  const followed = below.filter((piece) => (piece?.gap ?? 0) > 0).length;
  const alone = known.some((piece, at) => standsAlone(piece, below[at]));
  return {
    capitals: capitals && known.length >= 2,
    single: capitals && known.length === 1,
    alone: alone && gapped < pieces.length * 0.7,
    numbered: known.filter(isNumbered).length >= 2,
    outdented: known.filter((piece, at) => isOutdented(piece, below[at])).length >= 2,
    drawn: new Set(known.map(drawing).filter((own, at, all) => own && all.indexOf(own) !== at)),
    apart: known.length >= 2 && followed >= known.length * 0.8,
    ruled: known.length >= 2 && known.filter((piece) => piece.ruledUnder).length >= known.length * 0.6,
  };
}
