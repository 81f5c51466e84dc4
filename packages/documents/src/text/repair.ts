import { wholeCharacter } from './radicals.ts';

/** Faults of encoding that can be undone without guessing at words, and a count of those that cannot. */
export interface Repairs {
  mojibake: number;
  privateUse: number;
  invisible: number;
  unreadable: number;
}

export const noRepairs = (): Repairs => ({ mojibake: 0, privateUse: 0, invisible: 0, unreadable: 0 });

/** Bytes 0x80 to 0x9f of windows-1252. */
export const cp1252High = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function cp1252Byte(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 0xa0 && code <= 0xff) return code;
  const at = cp1252High.indexOf(char);
  return at >= 0 ? 0x80 + at : code <= 0x9f ? code : -1;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** "Ã©" is "é" read in the wrong encoding: a lead byte of UTF-8 and what follows, seen as windows-1252. */
const misread = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;

function undoMojibake(text: string, repairs: Repairs): string {
  return text.replace(misread, (found) => {
    for (let length = found.length; length >= 2; length--) {
      const bytes = Uint8Array.from([...found.slice(0, length)].map(cp1252Byte));
      try {
        const char = utf8.decode(bytes);
        if ([...char].length !== 1 && length !== found.length) continue;
        repairs.mojibake++;
        return char + found.slice(length);
      } catch {
        // not this length
      }
    }
    return found;
  });
}

/** Symbol fonts (Wingdings, Symbol) put their glyphs at U+F0xx; these are the ones resumes use as marks. */
const symbolGlyphs: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf06e': '▪',
  '\uf06f': '◦',
  '\uf0a8': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf076': '❖',
  '\uf02d': '-',
  '\uf0be': '–',
  '\uf020': ' ',
  '\uf0a0': ' ',
};

function settlePrivateUse(text: string, repairs: Repairs): string {
  return text.replace(/[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/gu, (char, at: number) => {
    const inWord = /\p{L}$/u.test(text.slice(0, at)) && /^\p{L}/u.test(text.slice(at + char.length));
    if (inWord && char === '\uf001') return 'fi';
    if (inWord && char === '\uf002') return 'fl';
    const known = symbolGlyphs[char];
    if (known !== undefined) return known;
    repairs.privateUse++;
    return '';
  });
}

/** Characters nobody sees: zero-width, direction marks, tags. Joiners inside emoji stay. */
const unseen =
  /[\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu;

/**
 * Ligatures, radicals and the marks of upright lines are shapes of characters; full-width punctuation is
 * how Chinese is written, and stays.
 */
const shapes = /[\ufb00-\ufb06\u2e80-\u2fdf\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe48]/gu;

/** NFKC makes half-width marks of some of them; between Chinese characters these are wide. */
const wideMarks: Record<string, string> = {
  '\ufe10': '，',
  '\ufe13': '：',
  '\ufe14': '；',
  '\ufe15': '！',
  '\ufe16': '？',
  '\ufe30': '：',
  '\ufe35': '（',
  '\ufe36': '）',
};

const shapeless = (char: string) => wideMarks[char] ?? wholeCharacter(char).normalize('NFKC');

const oldLigatures: Record<string, string> = {
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
};

/** Nothing in plain letters and common Han needs any repair, and nearly every word is of these. */
const sound = /^[\x21-\x7e\u4e00-\u9fff]+$/;

export function repairLine(line: string, repairs: Repairs): string {
  if (sound.test(line)) return line;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: old TeX fonts put ligatures at these codes
  let text = line.replace(/[\x1b-\x1f]/g, (char) => oldLigatures[char] ?? '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of them means nothing
  text = text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1a\x7f]/g, '');
  text = undoMojibake(text, repairs);
  text = text.replace(shapes, shapeless);
  text = settlePrivateUse(text, repairs);
  text = text.replace(unseen, () => {
    repairs.invisible++;
    return '';
  });
  text = text.replace(/\u00ad$/, '-').replaceAll('\u00ad', '');
  repairs.unreadable += text.match(/\ufffd/g)?.length ?? 0;
  return text
    .normalize('NFC')
    .replace(/[^\S\t\n]+/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .trim();
}
