import type { Language } from '../types.ts';
import { foldCode, isCombining, isHan } from './fold.ts';
import { wordPacks } from './packs/packs.ts';
import { compileRules, type StemRules, stem } from './stem.ts';

/** What stands between a token and the one before it. */
export const gap = { none: 0, soft: 1, joint: 2, list: 3, line: 4 } as const;

/** What a token is. */
export const mark = { functionWord: 1, capital: 2, han: 4 } as const;

/** The tokens of a text, side by side in arrays: hashes instead of strings, nothing per word on the heap. */
export interface Scan {
  count: number;
  start: Int32Array;
  /** Where the token ends, an absorbed "/in" or "'s" included. */
  end: Int32Array;
  /** Where the word itself ends. */
  wordEnd: Int32Array;
  first: Int32Array;
  second: Int32Array;
  gapBefore: Uint8Array;
  marks: Uint8Array;
}

export interface ScanRules {
  stem: StemRules;
  functionWords: ReadonlySet<number>;
  genderEndings: ReadonlySet<string>;
  compoundHeads: readonly Uint16Array[];
  umlautPairs: boolean;
}

const longestWord = 64;
const word = new Uint16Array(longestWord + 8);

function hashFirst(codes: Uint16Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i += 1) hash = Math.imul(hash ^ (codes[i] ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d);
}

function hashSecond(codes: Uint16Array, length: number): number {
  let hash = 0x9747b28c;
  for (let i = 0; i < length; i += 1) hash = Math.imul(hash + (codes[i] ?? 0), 0x5bd1e995) ^ (hash >>> 13);
  return hash;
}

function toCodes(text: string): Uint16Array {
  return Uint16Array.from(text, (character) => character.charCodeAt(0));
}

/** The hash under which a folded and stemmed single word is found in a scan. */
function wordHash(text: string): number {
  const codes = toCodes(text);
  return hashFirst(codes, codes.length);
}

export function scanRules(language: Language): ScanRules {
  const pack = wordPacks[language];
  return {
    stem: compileRules(pack.stem),
    functionWords: new Set(pack.functionWords.map(wordHash)),
    genderEndings: new Set(pack.genderEndings),
    compoundHeads: pack.compoundHeads.map(toCodes),
    umlautPairs: pack.umlautPairs,
  };
}

export function newScan(capacity = 1024): Scan {
  return {
    count: 0,
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
    wordEnd: new Int32Array(capacity),
    first: new Int32Array(capacity),
    second: new Int32Array(capacity),
    gapBefore: new Uint8Array(capacity),
    marks: new Uint8Array(capacity),
  };
}

function grow(scan: Scan): void {
  const bigger = newScan(scan.start.length * 2);
  for (const key of ['start', 'end', 'wordEnd', 'first', 'second', 'gapBefore', 'marks'] as const) {
    bigger[key].set(scan[key]);
    Object.assign(scan, { [key]: bigger[key] });
  }
}

/** After these letters a final s in a compound links and does not belong: -ung, -heit, -tion. */
const linking = new Set(['g', 't', 'n'].map((letter) => letter.charCodeAt(0)));
const plus = 0x2b;
const sharp = 0x23;
const dot = 0x2e;
const at = 0x40;
const apostrophes = new Set([0x27, 0x2019, 0x2bc]);
const softGaps = new Set(
  [..." -\u00a0\u2010\u2011\u2013_\u202f\u00ad\t'\u2019\u200b"].map((c) => c.charCodeAt(0)),
);
const jointGaps = new Set([...'/.&+·*:'].map((c) => c.charCodeAt(0)));
const genderGaps = new Set([...'/*:_(·.-'].map((c) => c.charCodeAt(0)));

function isWord(code: number): boolean {
  return foldCode(code) !== 0;
}

/** The gap between two tokens, from the characters that fill it. */
function gapKind(text: string, from: number, to: number): number {
  if (from === to) return gap.none;
  if (to - from > 12) return gap.list;
  let kind: number = gap.soft;
  let breaks = 0;
  for (let i = from; i < to; i += 1) {
    const code = text.charCodeAt(i);
    if (softGaps.has(code)) continue;
    if (code === 0x0a || code === 0x0d) breaks += code === 0x0a ? 1 : 0;
    else if (jointGaps.has(code)) {
      const spaced = text.charCodeAt(i + 1) <= 0x20;
      const closing = code === dot || code === 0x3a;
      kind = Math.max(kind, spaced && closing ? gap.list : gap.joint);
    } else kind = gap.list;
  }
  if (breaks === 0) return kind;
  // A line broken inside a sentence goes on in lower case; anything else begins anew.
  const next = text.charCodeAt(to);
  const lower = next >= 0x61 && next <= 0x7a;
  return kind === gap.soft && breaks === 1 && (lower || isHan(next)) ? gap.soft : gap.line;
}

/** Reads one word into `word`; returns where it ends in the text. */
let wordLength = 0;
function readWord(text: string, from: number, umlautPairs: boolean): number {
  let i = from;
  let length = 0;
  if (text.charCodeAt(i) === dot) {
    word[length++] = dot;
    i += 1;
  }
  for (; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isCombining(code)) continue;
    if (isHan(code)) break;
    const packed = foldCode(code);
    if (packed === 0) break;
    if (length >= longestWord) continue;
    const letter = packed & 0xffff;
    const previous = word[length - 1];
    if (umlautPairs && letter === 0x65 && length > 0 && isUmlautBase(previous)) continue;
    word[length++] = letter;
    if (packed >>> 16) word[length++] = packed >>> 16;
  }
  // C++, C#, A+: the sign belongs to the word unless another word follows it at once.
  for (let code = text.charCodeAt(i); code === plus || code === sharp; code = text.charCodeAt(i)) {
    const next = text.charCodeAt(i + 1);
    if (next !== plus && isWord(next) && word[length - 1] !== plus) break;
    if (length < longestWord) word[length++] = code;
    i += 1;
  }
  if (text.charCodeAt(i) === at && !isWord(text.charCodeAt(i + 1))) {
    word[length++] = 0x6f;
    i += 1;
  }
  wordLength = length;
  return i;
}

function isUmlautBase(code: number | undefined): boolean {
  return code === 0x61 || code === 0x6f || code === 0x75;
}

/** Length of the part of a compound before a head that adds nothing; 0 when there is none. */
function beforeHead(heads: readonly Uint16Array[]): number {
  for (const head of heads) {
    const from = wordLength - head.length;
    if (from < 3) continue;
    let i = 0;
    while (i < head.length && word[from + i] === head[i]) i += 1;
    if (i === head.length) return from;
  }
  return 0;
}

/** A closed gender ending after the token ("/in", "(e)", "·trice"): where it ends, or -1. */
function genderEnding(text: string, from: number, endings: ReadonlySet<string>): number {
  const code = text.charCodeAt(from);
  if (!genderGaps.has(code)) return -1;
  let to = from + 1;
  if (text.charCodeAt(to) === 0x2d) to += 1;
  const begin = to;
  while (to < text.length && to - begin < 7 && isWord(text.charCodeAt(to))) to += 1;
  if (to === begin) return -1;
  let folded = '';
  for (let i = begin; i < to; i += 1) folded += String.fromCharCode(foldCode(text.charCodeAt(i)) & 0xffff);
  if (!endings.has(folded)) return -1;
  if (code !== 0x28) return to;
  return text.charCodeAt(to) === 0x29 ? to + 1 : -1;
}

function push(scan: Scan, rules: ScanRules, start: number, end: number, before: number, marks: number): void {
  if (scan.count === scan.start.length) grow(scan);
  const at = scan.count;
  scan.count += 1;
  const length = wordLength > 1 ? stem(word, wordLength, rules.stem) : wordLength;
  scan.start[at] = start;
  scan.end[at] = end;
  scan.wordEnd[at] = end;
  scan.first[at] = hashFirst(word, length);
  scan.second[at] = hashSecond(word, length);
  scan.gapBefore[at] = before;
  scan.marks[at] = marks;
}

/** Reads `text` into `scan`, which is used again from text to text. */
export function scanText(text: string, rules: ScanRules, scan: Scan): void {
  scan.count = 0;
  let lastEnd = 0;
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    const startsWithDot =
      code === dot && isWord(text.charCodeAt(i + 1)) && (i === 0 || !isWord(text.charCodeAt(i - 1)));
    if (!startsWithDot && !isWord(code)) {
      i += 1;
      continue;
    }
    const before = scan.count === 0 ? gap.line : gapKind(text, lastEnd, i);
    if (isHan(code)) {
      word[0] = code;
      wordLength = 1;
      push(scan, rules, i, i + 1, before, mark.han);
      i += 1;
      lastEnd = i;
      continue;
    }
    const start = i;
    i = readWord(text, i, rules.umlautPairs);
    scanWord(text, rules, scan, start, i, before);
    const at = scan.count - 1;
    i = absorb(text, rules, scan, at, i);
    lastEnd = i;
  }
}

/** The "a" of "M.A." and "M&A" is no article. */
function standsFree(text: string, start: number, end: number): boolean {
  return !joins(text.charCodeAt(start - 1)) && !joins(text.charCodeAt(end));
}

function joins(code: number): boolean {
  return code === dot || code === 0x26 || code === 0x2f;
}

function isCapital(code: number): boolean {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a;
  const character = String.fromCharCode(code);
  return character.toLowerCase() !== character;
}

function scanWord(
  text: string,
  rules: ScanRules,
  scan: Scan,
  start: number,
  end: number,
  before: number,
): void {
  let marks = isCapital(text.charCodeAt(start)) ? mark.capital : 0;
  if (wordLength <= 4 && standsFree(text, start, end) && rules.functionWords.has(hashFirst(word, wordLength)))
    marks |= mark.functionWord;
  let wordEnd = end;
  if (wordLength >= 10 && rules.compoundHeads.length > 0) {
    const part = beforeHead(rules.compoundHeads);
    if (part > 0) {
      // Folding may have shortened the word ("ue"), so the end is counted back from behind.
      wordEnd = end - (wordLength - part);
      wordLength = part;
      // The linking s of "Buchhaltungskenntnisse" is no part of the name.
      if (word[part - 1] === 0x73 && linking.has(word[part - 2] ?? 0)) wordEnd -= 1;
    }
  }
  push(scan, rules, start, end, before, marks);
  scan.end[scan.count - 1] = wordEnd;
  scan.wordEnd[scan.count - 1] = wordEnd;
}

/** What belongs to the token without being part of the name: "'s", "/in", "(e)". */
function absorb(text: string, rules: ScanRules, scan: Scan, at: number, from: number): number {
  if (apostrophes.has(text.charCodeAt(from))) {
    const next = text.charCodeAt(from + 1);
    if ((next === 0x73 || next === 0x53) && !isWord(text.charCodeAt(from + 2))) return from + 2;
    return from;
  }
  if (from - (scan.start[at] ?? 0) < 3) return from;
  const to = genderEnding(text, from, rules.genderEndings);
  if (to < 0) return from;
  scan.end[at] = to;
  return to;
}
