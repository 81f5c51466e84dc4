import type { Repairs } from '../text/repair.ts';
import type { Glyph } from './glyphs.ts';

/** The order of glyphs that most TrueType fonts keep: that of the Macintosh's characters, from the blank on. */
const macintosh = new TextDecoder('macintosh');
const lastAscii = 97;
const last = 225;

function shifted(code: number): string {
  if (code < 3 || code > last) return '';
  return macintosh.decode(Uint8Array.of(code + (code <= lastAscii ? 29 : 30)));
}

/** Words of a Latin language: nearly all letters, most of them small, vowels among them. */
function readsLikeWords(text: string): boolean {
  const count = (some: RegExp) => text.match(some)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const vowels = count(/[aeiouyáàâäéèêëíìîïóòôöúùûü]/giu);
  return (
    letters > 7 &&
    letters > 0.75 * text.replace(/ /g, '').length &&
    count(/\p{Ll}/gu) > 0.5 * letters &&
    vowels > 0.22 * letters &&
    vowels < 0.65 * letters
  );
}

/**
 * Some programs leave out what glyph is what character. PDFium then gives the glyph's number, "0DUD" for
 * "Mara": where the numbers, read in the usual order, make words, those are what is seen.
 */
export function settleShifted(glyphs: Glyph[], repairs: Repairs): void {
  const unknown = glyphs.filter((glyph) => glyph.unmapped);
  if (unknown.length === 0) return;
  const texts = unknown.map((glyph) => shifted(glyph.text.codePointAt(0) ?? 0));
  if (texts.includes('') || !readsLikeWords(texts.join(''))) return;
  for (const [at, glyph] of unknown.entries()) {
    glyph.text = texts[at] ?? glyph.text;
    glyph.unmapped = false;
  }
  repairs.mojibake += unknown.length;
}

/** A blank among them parts words like any other. */
export function withoutBlanks(glyphs: Glyph[]): Glyph[] {
  return glyphs.filter((glyph, at) => {
    if (glyph.text !== ' ') return true;
    const next = glyphs[at + 1];
    if (next) next.spaced = true;
    return false;
  });
}
