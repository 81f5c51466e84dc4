import type { Glyph } from './glyphs.ts';

/** Accents that stand alone, and what each is over a letter. */
const marks: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¨': '\u0308',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};

const letter = /^\p{Script=Latin}$/u;
/** An i under an accent has no dot of its own. */
const undotted: Record<string, string> = { ı: 'i', ȷ: 'j' };

const middle = ({ x0, x1 }: Glyph) => (x0 + x1) / 2;

/** Painted at the place of the letter: an accent beside it is a mark of its own. */
function liesOver(accent: Glyph, base: Glyph | undefined): base is Glyph {
  if (!base || accent.turned || base.turned || !letter.test(base.text)) return false;
  const { size } = base.ink;
  const narrow = Math.min(accent.x1 - accent.x0, base.x1 - base.x0);
  const shared = Math.min(accent.x1, base.x1) - Math.max(accent.x0, base.x0);
  return (
    Math.abs(accent.baseline - base.baseline) < 0.6 * size &&
    Math.abs(middle(accent) - middle(base)) < 0.3 * size &&
    shared > 0.5 * narrow
  );
}

/** A blank that was only guessed from the accent's way back and forth is none. */
const isApart = (glyph: Glyph, last: Glyph | undefined) =>
  glyph.spaced && (!last || glyph.x0 - last.x1 > 0.12 * glyph.ink.size || glyph.x0 < last.x0);

/**
 * Older TeX fonts have no "é": an accent is painted, then the letter in the same place (below a letter,
 * the other way about). A person sees one letter.
 */
export function composeAccents(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(({ text }) => text in marks)) return glyphs;
  const result: Glyph[] = [];
  let composed: Glyph | undefined;
  for (let at = 0; at < glyphs.length; at++) {
    const glyph = glyphs[at] as Glyph;
    const [last, next] = [result.at(-1), glyphs[at + 1]];
    const mark = marks[glyph.text];
    const together = (base: Glyph) => ((undotted[base.text] ?? base.text) + mark).normalize('NFC');
    if (mark && liesOver(glyph, next) && together(next).length === 1) {
      composed = { ...next, text: together(next), spaced: glyph.spaced };
      composed.spaced = isApart(composed, last);
      result.push(composed);
      at++;
    } else if (mark && last && liesOver(glyph, last) && together(last).length === 1) {
      composed = { ...last, text: together(last) };
      result[result.length - 1] = composed;
    } else result.push(last && last === composed ? { ...glyph, spaced: isApart(glyph, last) } : glyph);
  }
  return result;
}
