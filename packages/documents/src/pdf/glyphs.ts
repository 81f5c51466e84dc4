import { type Pdfium, readString, withMemory } from './engine.ts';
import { type Box, downOf, type PageFrame, placed } from './frame.ts';

/** What the characters of one text object share. */
export interface Ink {
  /** Place in the order of painting, for what lies over what. */
  object: number;
  size: number;
  bold: boolean;
  weight: number;
  italic: boolean;
  colour: [number, number, number, number];
  /** Which way its baseline runs, in radians against the page's own reading direction, up being positive. */
  angle: number;
  /** Painted at an angle. */
  turned: boolean;
  /** Text render mode 3: neither filled nor stroked. */
  unpainted: boolean;
}

/** Upright black text of this size, of which nothing more is known. */
export const plainInk = (size: number): Ink => ({
  object: 0,
  size,
  bold: false,
  weight: 400,
  italic: false,
  colour: [0, 0, 0, 255],
  angle: 0,
  turned: false,
  unpainted: false,
});

export interface Glyph extends Box {
  text: string;
  baseline: number;
  ink: Ink;
  /** A space (painted or clearly meant) stands before it. */
  spaced: boolean;
  turned: boolean;
  /** No known character for this glyph. */
  unmapped: boolean;
}

interface TextPage {
  lib: Pdfium;
  text: number;
  frame: PageFrame;
}

const boldName = /bold|black|heavy|semib|demi|[-,]b$|bx\d|cmbx/i;
const italicName = /italic|oblique|[-,]i$|[-,]bi$|cmti|cmsl/i;
const forceBold = 1 << 18;
const italicFlag = 1 << 6;

class InkReader {
  private readonly page: TextPage;
  private readonly known = new Map<number, Ink>();
  private readonly fonts = new Map<number, { bold: boolean; italic: boolean }>();

  constructor(page: TextPage) {
    this.page = page;
  }

  of(index: number, height: number): Ink {
    const object = this.page.lib.hot.FPDFText_GetTextObject(this.page.text, index);
    const known = this.known.get(object);
    if (known) return known;
    const ink = this.read(object, index, height);
    this.known.set(object, ink);
    return ink;
  }

  private read(object: number, index: number, height: number): Ink {
    const { lib, text } = this.page;
    const font = object ? this.font(lib.FPDFTextObj_GetFont(object), index) : { bold: false, italic: false };
    return withMemory(lib, 24, (at) => {
      const matrix = lib.FPDFText_GetMatrix(text, index, at)
        ? [...lib.pdfium.HEAPF32.subarray(at / 4, at / 4 + 6)]
        : [];
      const scale = Math.hypot(matrix[2] ?? 0, matrix[3] ?? 1) || 1;
      const stated = lib.FPDFText_GetFontSize(text, index) * scale;
      const slanted =
        Math.abs(matrix[2] ?? 0) > 0.15 * Math.abs(matrix[3] ?? 1) && Math.abs(matrix[1] ?? 0) < 0.01;
      const size = trusted(stated, height);
      // The baseline's own direction: letters that are slanted into italics stand upright.
      const angle = Math.atan2(matrix[1] ?? 0, matrix[0] ?? 1) - (this.page.frame.rotation * Math.PI) / 2;
      const painted = lib.FPDFText_GetFillColor(text, index, at, at + 4, at + 8, at + 12);
      const [r = 0, g = 0, b = 0, a = 255] = painted ? lib.pdfium.HEAP32.subarray(at / 4, at / 4 + 4) : [];
      return {
        object,
        size,
        bold: font.bold,
        weight: lib.FPDFText_GetFontWeight(text, index),
        italic: font.italic || slanted,
        colour: [r, g, b, a],
        angle,
        turned: Math.abs(Math.sin(angle)) > 0.09,
        unpainted: object !== 0 && lib.FPDFTextObj_GetTextRenderMode(object) === 3,
      };
    });
  }

  private font(handle: number, index: number): { bold: boolean; italic: boolean } {
    const known = this.fonts.get(handle);
    if (known) return known;
    const { lib, text } = this.page;
    const name = readString(lib, (at, bytes) => lib.FPDFText_GetFontInfo(text, index, at, bytes, 0), 'utf8');
    const flags = handle ? lib.FPDFFont_GetFlags(handle) : 0;
    const font = {
      bold: boldName.test(name) || (flags & forceBold) !== 0,
      italic: italicName.test(name) || (flags & italicFlag) !== 0,
    };
    this.fonts.set(handle, font);
    return font;
  }
}

/** A form's own scale is not in the matrix; where the two can't both be true, the box is. */
function trusted(stated: number, height: number): number {
  return height > 2.4 * stated && stated < 3 ? height / 1.3 : stated;
}

/** More than any resume page holds; a page of more is a flood, and is cut with a word about it. */
const maxGlyphs = 60_000;

/** What PDFium puts where a word is broken at a line's end. */
const isBreakingHyphen = (code: number) => code === 0xfffe || code === 2;

/**
 * A font's weight is guessed from its stems, and some programs write nonsense there: it tells only where
 * most of the page is lighter.
 */
function settleWeights(glyphs: Glyph[]): void {
  const counts = new Map<Ink, number>();
  for (const { ink } of glyphs) counts.set(ink, (counts.get(ink) ?? 0) + 1);
  const inks = [...counts].sort(([a], [b]) => a.weight - b.weight);
  let usual = 400;
  let seen = 0;
  for (const [ink, count] of inks) {
    if (seen <= glyphs.length / 2) usual = ink.weight;
    seen += count;
  }
  for (const [ink] of inks) ink.bold ||= ink.weight >= 600 && ink.weight >= usual * 1.3;
}

/** PDFium misplaces the letters of a ligature where text is turned: they follow the letter before them. */
function sensible(box: Box, before: Box | undefined, { size, angle }: Ink): Box {
  if (!before || Math.max(box.x1 - box.x0, box.y1 - box.y0) < 1.5 * size) return box;
  const [right, up] = [Math.cos(angle), Math.sin(angle)];
  if (Math.abs(right) > 0.09) return box;
  const [from, wide] = [up > 0 ? before.y0 : before.y1, 0.3 * size];
  return { x0: before.x0, x1: before.x1, y0: up > 0 ? from - wide : from, y1: up > 0 ? from : from + wide };
}

export function readGlyphs(page: TextPage): { glyphs: Glyph[]; cut: boolean } {
  const { lib, text, frame } = page;
  const { hot } = lib;
  const count = lib.FPDFText_CountChars(text);
  const inks = new InkReader(page);
  const glyphs: Glyph[] = [];
  let spaced = false;
  withMemory(lib, 32, (at) => {
    for (let index = 0; index < count && glyphs.length < maxGlyphs; index++) {
      const code = hot.FPDFText_GetUnicode(text, index);
      const blank =
        code === 0x20 || code === 0xa0 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x3000;
      if (blank || code === 0 || (code >= 0x2000 && code <= 0x200a)) {
        spaced ||= code !== 0;
        continue;
      }
      if (hot.FPDFText_IsGenerated(text, index) === 1 && !isBreakingHyphen(code)) continue;
      if (!hot.FPDFText_GetLooseCharBox(text, index, at)) continue;
      const { HEAPF32: floats, HEAPF64: doubles } = lib.pdfium;
      const f = at / 4;
      const box = placed(frame, floats[f] ?? 0, floats[f + 3] ?? 0, floats[f + 2] ?? 0, floats[f + 1] ?? 0);
      hot.FPDFText_GetCharOrigin(text, index, at, at + 8);
      const [x, y] = [doubles[at / 8] ?? 0, doubles[at / 8 + 1] ?? 0];
      const ink = inks.of(index, box.y1 - box.y0);
      glyphs.push({
        ...(ink.turned ? sensible(box, glyphs.at(-1), ink) : box),
        text: isBreakingHyphen(code)
          ? '-'
          : code > 0xffff || code < 0xd800 || code > 0xdfff
            ? String.fromCodePoint(code)
            : '\ufffd',
        baseline: downOf(frame, x, y),
        ink,
        spaced,
        turned: ink.turned,
        unmapped: hot.FPDFText_HasUnicodeMapError(text, index) === 1,
      });
      spaced = false;
    }
  });
  settleWeights(glyphs);
  return { glyphs, cut: glyphs.length >= maxGlyphs };
}
