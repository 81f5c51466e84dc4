import { memo } from '../text/memo.ts';
import { simplified } from '../text/simplified.ts';

/** Case, width and accents away, Chinese in the characters of the packs: for comparing only, offsets do not survive it. */
export function fold(text: string): string {
  // Plain ASCII is the common case and needs nothing more.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII is what is meant
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return plainLetters(text);
}

/** A page is read again for each edit, and most of its texts are the same. */
const plainLetters = memo((text) =>
  simplified(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFC'),
);

const han = /\p{Script=Han}/u;

export function hasHan(text: string): boolean {
  return han.test(text);
}
