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

/** Han, its punctuation and its wide forms; by number, because every letter is asked. */
function isHan(text: string): boolean {
  const code = text.charCodeAt(0);
  return (
    code >= 0x2e80 &&
    (code <= 0x9fff ||
      (code >= 0xf900 && code <= 0xfaff) ||
      (code >= 0xff00 && code <= 0xffef) ||
      (code >= 0xd840 && code <= 0xd888))
  );
}

/**
 * How far a glyph stands from the one before along the line it is painted on, middle to middle and from
 * edge to edge, and how far beside that line.
 */
function stepOf(last: Glyph, glyph: Glyph): { along: number; gap: number; beside: number } {
  const right = (glyph.x0 + glyph.x1 - last.x0 - last.x1) / 2;
  const down = (glyph.y0 + glyph.y1 - last.y0 - last.y1) / 2;
  const [cos, sin] = [Math.cos(glyph.ink.angle), Math.sin(glyph.ink.angle)];
  const half = ({ x0, x1, y0, y1 }: Glyph) => (Math.abs(cos) * (x1 - x0) + Math.abs(sin) * (y1 - y0)) / 2;
  const along = right * cos - down * sin;
  return { along, gap: along - half(last) - half(glyph), beside: Math.abs(right * sin + down * cos) };
}

/** Along the height of the page, where boxes are as long as their letters; PDFium sees blanks there that are none. */
export const isUpended = (ink: Ink) => Math.abs(Math.cos(ink.angle)) < 0.09;

const digit = /^\d$/;
const inWord = /^[\p{L}\p{N}]$/u;

/**
 * PDFium takes a step up or down for a blank. "1st" has none; a raised figure keeps its distance from the
 * word before it, which it is no part of, but not from a comma behind it.
 */
function isStep(last: Glyph, glyph: Glyph): boolean {
  const [one, other] = [last.ink.size, glyph.ink.size];
  const large = Math.max(one, other);
  if (Math.min(one, other) > 0.85 * large || Math.abs(glyph.baseline - last.baseline) < 0.1 * large)
    return false;
  if (glyph.x0 - last.x1 > 0.12 * large) return false;
  return other < one ? !digit.test(glyph.text) : !digit.test(last.text) || !inWord.test(glyph.text);
}

function startsWord(last: Glyph, glyph: Glyph): boolean {
  if (glyph.turned && isUpended(glyph.ink)) return stepOf(last, glyph).gap > 0.13 * glyph.ink.size;
  if (glyph.turned) return glyph.spaced || stepOf(last, glyph).along > 1.5 * glyph.ink.size;
  const gap = glyph.x0 - last.x1;
  const bothHan = isHan(glyph.text) && isHan(last.text);
  if (glyph.spaced && isStep(last, glyph)) return false;
  if (glyph.spaced) return !(bothHan && gap < 0.15 * glyph.ink.size);
  return gap > (bothHan ? 0.9 : 0.45) * Math.max(glyph.ink.size, 1);
}

function startsPiece(last: Glyph, glyph: Glyph): boolean {
  if (glyph.turned || last.turned) {
    if (Math.abs(glyph.ink.angle - last.ink.angle) > 0.05) return true;
    const { along, beside } = stepOf(last, glyph);
    return along < -0.1 * glyph.ink.size || along > 3 * glyph.ink.size || beside > 0.5 * glyph.ink.size;
  }
  const size = Math.max(last.ink.size, glyph.ink.size, 1);
  const gap = glyph.x0 - last.x1;
  const sameLine = Math.abs(glyph.baseline - last.baseline) < 0.5 * size;
  // The letters of a ligature share one box; only what starts before the last letter goes back.
  const goesBack = gap < -0.6 * size && glyph.x0 < last.x0 - 0.3 * size;
  return !sameLine || gap > Math.max(wideBlank * size, 4) || goesBack;
}

function wordOf(glyphs: Glyph[]): Word {
  const first = glyphs[0] as Glyph;
  const word: Word = {
    text: '',
    x0: first.x0,
    x1: first.x1,
    y0: first.y0,
    y1: first.y1,
    ink: first.ink,
    unmapped: 0,
  };
  for (const glyph of glyphs) {
    word.text += glyph.text;
    widen(word, glyph);
    if (glyph.unmapped) word.unmapped++;
  }
  return word;
}

function widen(box: Box, other: Box): void {
  if (other.x0 < box.x0) box.x0 = other.x0;
  if (other.x1 > box.x1) box.x1 = other.x1;
  if (other.y0 < box.y0) box.y0 = other.y0;
  if (other.y1 > box.y1) box.y1 = other.y1;
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

/** The size of the middle letter. */
function commonSize(words: Word[]): number {
  const sorted = [...words].sort((a, b) => a.ink.size - b.ink.size);
  let left = words.reduce((sum, word) => sum + word.text.length, 0) / 2;
  for (const word of sorted) {
    left -= word.text.length;
    if (left <= 0) return word.ink.size;
  }
  return sorted.at(-1)?.ink.size ?? 0;
}

export function pieceOf(words: Word[], baseline: number, order: number, turned = false): Piece {
  const { x0, y0, x1, y1 } = words[0] as Word;
  const piece: Piece = { words, x0, y0, x1, y1, baseline, size: commonSize(words), order, turned };
  for (const word of words) widen(piece, word);
  return piece;
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
    // The middle of a line, not its first letter: that may be raised.
    const baseline = group[group.length >> 1]?.baseline ?? 0;
    return pieceOf(wordsOf(group), baseline, order, group[0]?.turned ?? false);
  });
  return withoutDoubles(pieces);
}
