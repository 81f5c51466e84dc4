import { DocumentError } from '../failure.ts';
import { cp1252High } from './repair.ts';

export interface Decoded {
  text: string;
  encoding: string;
}

const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function byMark(bytes: Uint8Array): [string, number] | undefined {
  for (const [name, mark] of marks) {
    if (mark.every((byte, index) => bytes[index] === byte)) return [name, mark.length];
  }
  return undefined;
}

/** UTF-16 without a mark: Latin text has a zero in every second byte, always on the same side. */
function utf16Side(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 4096) & ~1;
  const zeros = [0, 0];
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 8 && even < odd / 8) return 'utf-16le';
  if (even > length / 8 && odd < even / 8) return 'utf-16be';
  return undefined;
}

function decodeUtf32(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, littleEndian);
    text += code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  }
  return text;
}

function strictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A two-byte sequence cut at the end of the file is no reason to refuse the encoding. */
export function leniently(encoding: string, bytes: Uint8Array): string {
  // Some versions of Node take the short way of Latin-1 here and lose dashes and quotes.
  if (encoding === 'windows-1252') {
    const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    return latin1.replace(/[\x80-\x9f]/g, (char) => cp1252High[char.charCodeAt(0) - 0x80] ?? char);
  }
  return new TextDecoder(encoding).decode(bytes);
}

const westernLetters = /[a-zäöüßáéíóúñàâæçèêëîïôœùûÿåøìòõãÄÖÜÁÉÍÓÚÑÀÂÇÈÊËÎÔŒÙÛ¿¡«»“”„‘’‚–—…•·€£§°ªº©®™ ]/;
const commonHan = /[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/;

/** How much of what is not ASCII looks like something a person would write. */
function plausibility(text: string, good: RegExp): number {
  let seen = 0;
  let fine = 0;
  let last = '';
  for (const char of text.slice(0, 20_000)) {
    const before = last;
    last = char;
    if (char < '\u0080') continue;
    seen++;
    // A capital or an opening mark in the middle of a word is a sign of the wrong table.
    const misplaced = /\p{Ll}/u.test(before) && /[\p{Lu}“„¿¡«–—]/u.test(char);
    if (good.test(char) && !misplaced) fine++;
  }
  return seen === 0 ? 0 : fine / seen;
}

/**
 * Two-byte Chinese encodings always come in pairs; Western text in them shows single letters between
 * ASCII. So a Han reading needs runs of two and more.
 */
function legacy(bytes: Uint8Array): Decoded {
  const candidates: [string, number, string][] = [];
  for (const encoding of ['gb18030', 'big5']) {
    const text = strictly(encoding, bytes);
    if (text === undefined) continue;
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const inRuns = (text.match(/\p{Script=Han}{2,}/gu) ?? []).join('').length;
    const frequent =
      text.match(
        /[的一是在不了有和人这中大为上个国年学工作公司设计开发管理技术项目的這為個國學開發設計經驗]/g,
      )?.length ?? 0;
    const score = plausibility(text, commonHan) * (han > 0 ? inRuns / han : 0);
    candidates.push([encoding, score * (0.7 + Math.min(0.3, (3 * frequent) / Math.max(1, han))), text]);
  }
  for (const [encoding, weight] of [
    ['windows-1252', 0.99],
    ['macintosh', 0.9],
  ] as const) {
    const text = leniently(encoding, bytes);
    candidates.push([encoding, weight * plausibility(text, westernLetters), text]);
  }
  candidates.sort((a, b) => b[1] - a[1]);
  const [encoding, , text] = candidates[0] ?? ['windows-1252', 0, leniently('windows-1252', bytes)];
  return { encoding, text };
}

function looksBinary(text: string): boolean {
  const sample = text.slice(0, 50_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const controls = sample.match(/[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f\ufffd]/g)?.length ?? 0;
  return controls > Math.max(2, sample.length / 200);
}

export function decodeText(bytes: Uint8Array): Decoded {
  const decoded = decodeAny(bytes);
  if (looksBinary(decoded.text)) throw new DocumentError('not_text');
  return decoded;
}

function decodeAny(bytes: Uint8Array): Decoded {
  const mark = byMark(bytes);
  if (mark) {
    const [encoding, length] = mark;
    const rest = bytes.subarray(length);
    if (encoding.startsWith('utf-32')) return { encoding, text: decodeUtf32(rest, encoding.endsWith('le')) };
    return { encoding, text: leniently(encoding, rest) };
  }
  const side = utf16Side(bytes);
  if (side) {
    const text = leniently(side, bytes);
    const plain = text.match(/[\t\n\r\x20-\x7e]/g)?.length ?? 0;
    if (plain > text.length / 2) return { encoding: side, text };
  }
  const utf8 = strictly('utf-8', bytes);
  return utf8 === undefined ? legacy(bytes) : { encoding: 'utf-8', text: utf8 };
}
