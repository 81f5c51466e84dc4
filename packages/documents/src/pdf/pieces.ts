import type { Box } from './frame.ts';
import type { Glyph, Ink } from './glyphs.ts';

/** Glyphs between two blanks. */
export interface Word extends Box {
  text: string;
  ink: Ink;
  unmapped: number;
}

/** Words with ordinary blanks between them: what is painted in one go and read in one go. */
export interface Piece extends Box {
  words: Word[];
  baseline: number;
  size: number;
  /** Order of painting. */
  order: number;
  turned: boolean;
}

/** Blanks wider than this part pieces; justified text stays below, columns and tabs are above. */
const wideBlank = 0.85;

const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

function startsWord(last: Glyph, glyph: Glyph): boolean {
  const gap = glyph.x0 - last.x1;
  const bothHan = han.test(last.text) && han.test(glyph.text);
  if (glyph.spaced) return !(bothHan && gap < 0.15 * glyph.ink.size);
  return gap > (bothHan ? 0.9 : 0.45) * Math.max(glyph.ink.size, 1);
}

function startsPiece(last: Glyph, glyph: Glyph): boolean {
  if (glyph.turned || last.turned) return glyph.ink.object !== last.ink.object;
  const size = Math.max(last.ink.size, glyph.ink.size, 1);
  const gap = glyph.x0 - last.x1;
  const sameLine = Math.abs(glyph.baseline - last.baseline) < 0.5 * size;
  // The letters of a ligature share one box; only what starts before the last letter goes back.
  const goesBack = gap < -0.6 * size && glyph.x0 < last.x0 - 0.3 * size;
  return !sameLine || gap > Math.max(wideBlank * size, 4) || goesBack;
}

function wordOf(glyphs: Glyph[]): Word {
  const first = glyphs[0] as Glyph;
  return {
    text: glyphs.map((glyph) => glyph.text).join(''),
    x0: Math.min(...glyphs.map((glyph) => glyph.x0)),
    x1: Math.max(...glyphs.map((glyph) => glyph.x1)),
    y0: Math.min(...glyphs.map((glyph) => glyph.y0)),
    y1: Math.max(...glyphs.map((glyph) => glyph.y1)),
    ink: first.ink,
    unmapped: glyphs.filter((glyph) => glyph.unmapped).length,
  };
}

function wordsOf(glyphs: Glyph[]): Word[] {
  const groups: Glyph[][] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1];
    if (!last || startsWord(last, glyph)) groups.push([glyph]);
    else groups.at(-1)?.push(glyph);
  }
  return groups.map(wordOf);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function pieceOf(words: Word[], baseline: number, order: number, turned = false): Piece {
  return {
    words,
    x0: Math.min(...words.map((word) => word.x0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
    baseline,
    size: median(words.flatMap((word) => Array(Math.min(40, word.text.length)).fill(word.ink.size))),
    order,
    turned,
  };
}

/** The same words painted twice at one place (false bold, shadows) are one. */
function withoutDoubles(pieces: Piece[]): Piece[] {
  const seen = new Map<string, Piece[]>();
  return pieces.filter((piece) => {
    const text = piece.words.map((word) => word.text).join(' ');
    const twins = seen.get(text) ?? [];
    const near = (other: Piece) =>
      Math.abs(other.x0 - piece.x0) < 1.5 && Math.abs(other.baseline - piece.baseline) < 1.5;
    if (twins.some(near)) return false;
    seen.set(text, [...twins, piece]);
    return true;
  });
}

export function piecesOf(glyphs: Glyph[]): Piece[] {
  const groups: Glyph[][] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1];
    if (!last || startsPiece(last, glyph)) groups.push([glyph]);
    else groups.at(-1)?.push(glyph);
  }
  const pieces = groups.map((group, order) => {
    const baseline = median(group.map((glyph) => glyph.baseline));
    return pieceOf(wordsOf(group), baseline, order, group[0]?.turned ?? false);
  });
  return withoutDoubles(pieces);
}
