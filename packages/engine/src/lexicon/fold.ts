/**
 * Folding of single UTF-16 units: case, accents, full-width forms. A table instead of
 * String.normalize, because the lexicon folds every word of every document.
 */

const tableSize = 0x250;
/** Low half: the folded unit; high half: a second one ("ß" is "ss"). 0: no letter and no digit. */
const table = new Uint32Array(tableSize);

function isWordCharacter(text: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(text);
}

for (let code = 0x30; code < tableSize; code += 1) {
  const character = String.fromCharCode(code);
  if (!isWordCharacter(character)) continue;
  const folded = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  table[code] = folded.charCodeAt(0) | ((folded.charCodeAt(1) || 0) << 16);
}
const pairs: [string, string][] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
];
for (const [from, to] of pairs)
  table[from.charCodeAt(0)] = to.charCodeAt(0) | ((to.charCodeAt(1) || 0) << 16);

const ligatures = ['ff', 'fi', 'fl'];

export function isHan(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3007;
}

export function isCombining(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

/** The folded letters packed as in the table; 0 when it is neither letter nor digit. */
export function foldCode(code: number): number {
  if (code < tableSize) return table[code] ?? 0;
  if (isHan(code)) return code;
  if (code >= 0xff10 && code <= 0xff5a) return table[code - 0xfee0] ?? 0;
  if (code >= 0xfb00 && code <= 0xfb02) {
    const letters = ligatures[code - 0xfb00] ?? '';
    return letters.charCodeAt(0) | (letters.charCodeAt(1) << 16);
  }
  // Greek, Cyrillic, Hangul, Kana: letters as they are, lower-cased where there is a case.
  if (code < 0x2000 || (code >= 0x3040 && code <= 0x30ff) || (code >= 0xac00 && code <= 0xd7a3)) {
    const character = String.fromCharCode(code);
    return isWordCharacter(character) ? character.toLowerCase().charCodeAt(0) : 0;
  }
  return 0;
}

/** A whole text folded, for keys and comparisons outside the hot path. */
export function foldText(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isCombining(code)) continue;
    const packed = foldCode(code);
    if (packed === 0) folded += text.charAt(i);
    else {
      folded += String.fromCharCode(packed & 0xffff);
      if (packed >>> 16) folded += String.fromCharCode(packed >>> 16);
    }
  }
  return folded;
}
