import { allMatches } from './all-matches.ts';
/** A line without what only machines and typesetters see, and the way back to the raw offsets. */
export interface CleanText {
  text: string;
  /** Raw offset of each UTF-16 unit of `text`, and of its end; null when nothing moved. */
  offsets: number[] | null;
}

// Anything outside plain letters and common punctuation asks for the slow way.
const special =
  /[^\t\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2500-\u27bf\u3001-\u3020\u4e00-\u4e27\u4e29-\u9fff]/;

/** Old TeX fonts put ligatures on control characters. */
const ligatures: Record<string, string> = {
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
};
/** Bullets of Symbol and Wingdings, which live in the private-use area. */
const iconBullets = new Set([
  '\uf0b7',
  '\uf0a7',
  '\uf076',
  '\uf0d8',
  '\uf0fc',
  '\uf06e',
  '\uf02d',
  '\uf09f',
  '\uf0b2',
  '\u{f0a8}',
]);
/** Letters of other scripts that people type for an upright bar. */
const bars = new Set(['丨', 'ㅣ', 'ᅵ', '︱', '︳', 'ǀ', '∣']);
const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffe]/;
/** "①" is no "1": folded, the sign that opens a point would be a figure in front of its first word. */
const circled = /[\u2460-\u2473]/;
const blank = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

function replacement(char: string, first: boolean): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x20) return char === '\t' ? '\t' : (ligatures[char] ?? '');
  if (invisible.test(char)) return '';
  if (blank.test(char)) return ' ';
  if (iconBullets.has(char)) return first ? '•' : ' ';
  if (isPrivateUse(code)) return ' ';
  if (bars.has(char)) return '|';
  if (circled.test(char)) return char;
  return char.normalize('NFKC');
}

function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

/** Compatibility forms folded (full-width, ligatures), invisible characters and icons removed, accents composed. */
export function cleanText(raw: string): CleanText {
  return withoutWideGaps(special.test(raw) ? cleaned(raw) : { text: raw, offsets: null });
}

/** Wider than any page: what follows says nothing, and patterns would look at it again from each of its blanks. */
const widestGap = 200;

function withoutWideGaps(clean: CleanText): CleanText {
  if (clean.text.length <= widestGap) return clean;
  const gaps = allMatches(clean.text, new RegExp(`\\s{${widestGap + 1},}`, 'g'));
  return without(
    clean,
    [...gaps].map(({ 0: gap, index }) => ({ start: index + widestGap, end: index + gap.length })),
  );
}

function cleaned(raw: string): CleanText {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  for (const char of raw) {
    const composed = /\p{M}/u.test(char) && text ? (text.at(-1) + char).normalize('NFC') : '';
    if (composed.length === 1) {
      text = text.slice(0, -1) + composed;
    } else {
      const put = replacement(char, text.trim() === '');
      for (let unit = 0; unit < put.length; unit++) offsets.push(at);
      text += put;
    }
    at += char.length;
  }
  offsets.push(raw.length);
  return { text, offsets };
}

/** The same text without the given ranges, which are in order and apart. */
export function without(clean: CleanText, ranges: { start: number; end: number }[]): CleanText {
  if (ranges.length === 0) return clean;
  let text = '';
  const offsets: number[] = [];
  let from = 0;
  const keep = (start: number, end: number) => {
    text += clean.text.slice(start, end);
    for (let i = start; i < end; i++) offsets.push(rawOffset(clean, i));
  };
  for (const range of ranges) {
    if (range.start < from) continue;
    keep(from, range.start);
    from = range.end;
  }
  keep(from, clean.text.length);
  offsets.push(rawOffset(clean, clean.text.length));
  return { text, offsets };
}

export function rawOffset(clean: CleanText, offset: number): number {
  return clean.offsets ? (clean.offsets[offset] ?? clean.offsets.at(-1) ?? 0) : offset;
}
