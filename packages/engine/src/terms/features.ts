import type { ConceptKind, Lexicon } from '../types.ts';
import { isSign, type Token } from './tokens.ts';

/**
 * What the tagger sees of a token, as numbers. A feature is a template's number mixed with hashes of
 * words: no string is made per feature.
 */

/** Two to this power rows of weights. */
export const tableBits = 19;
const tableMask = (1 << tableBits) - 1;

/** Hashes of one token, made once and used in many templates. */
interface Seen {
  word: number;
  bare: number;
  shape: number;
  suffix2: number;
  suffix3: number;
  suffix4: number;
  prefix2: number;
  prefix3: number;
  prefix4: number;
  signs: number;
  /** Place in a hit of the lexicon and its kind; 0 outside. */
  known: number;
}

function hashRange(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i += 1) {
    const code = text.charCodeAt(i);
    hash = Math.imul(hash ^ (code >= 0x30 && code <= 0x39 ? 0x30 : code), 0x01000193);
  }
  return hash;
}

function hashText(text: string): number {
  return hashRange(text, 0, text.length);
}

/** "Xx", "XX", "x", "0", "X.x": runs of one class count once. */
function shapeOf(text: string): number {
  let hash = 0x811c9dc5;
  let last = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const kind =
      code >= 0x61 && code <= 0x7a
        ? 1
        : code >= 0x41 && code <= 0x5a
          ? 2
          : code >= 0x30 && code <= 0x39
            ? 3
            : code > 0x7f
              ? 4
              : code;
    if (kind === last) continue;
    last = kind;
    hash = Math.imul(hash ^ kind, 0x01000193);
  }
  return hash;
}

/** Without plural s, -ing, -ed, -er: crude, a feature among others and never a match. */
function bareEnd(text: string): number {
  for (const ending of ['ies', 'ing', 'ed', 'es', 's'])
    if (text.length - ending.length >= 3 && text.endsWith(ending)) return text.length - ending.length;
  return text.length;
}

const kinds: readonly ConceptKind[] = ['skill', 'tool', 'soft', 'certificate', 'degree', 'title', 'language'];

function knownOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  text: string,
  from: number,
  to: number,
): Int32Array {
  const known = new Int32Array(tokens.length);
  let at = 0;
  for (const hit of lexicon.find(text.slice(from, to))) {
    const start = hit.start + from;
    const end = hit.end + from;
    const source = lexicon.key(hit.concept);
    const origin = source.startsWith('esco.') ? 1 : source.startsWith('onet.') ? 2 : 0;
    const code = 1 + kinds.indexOf(lexicon.kind(hit.concept)) * 16 + origin * 4;
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at += 1;
    let order = 0;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) {
      known[at] = code + order;
      order = 1;
      at += 1;
    }
  }
  return known;
}

function seenOf(token: Token, known: number): Seen {
  const { lower, text } = token;
  const length = lower.length;
  return {
    word: hashText(lower),
    bare: hashRange(lower, 0, bareEnd(lower)),
    shape: shapeOf(text),
    suffix2: hashRange(lower, Math.max(0, length - 2), length),
    suffix3: hashRange(lower, Math.max(0, length - 3), length),
    suffix4: hashRange(lower, Math.max(0, length - 4), length),
    prefix2: hashRange(lower, 0, Math.min(2, length)),
    prefix3: hashRange(lower, 0, Math.min(3, length)),
    prefix4: hashRange(lower, 0, Math.min(4, length)),
    signs:
      (/\d/.test(text) ? 1 : 0) |
      (/[-/]/.test(text) ? 2 : 0) |
      (/[+#.]/.test(text) ? 4 : 0) |
      (length > 12 ? 8 : 0),
    known,
  };
}

const outside: Seen = {
  word: 1,
  bare: 1,
  shape: 1,
  suffix2: 1,
  suffix3: 1,
  suffix4: 1,
  prefix2: 1,
  prefix3: 1,
  prefix4: 1,
  signs: 0,
  known: 0,
};

/** Words that announce a term, wherever in the sentence the term then stands. */
const announcing = new Set(
  `experience experienced knowledge familiar familiarity proficiency proficient expertise understanding
   background skills skilled degree using with in of as including certification certified fluent
   fluency hands-on working ability require required plus`.split(/\s+/),
);

/** The line as a whole: its length, how much of it the lexicon knows, how it begins. */
interface Line {
  size: number;
  share: number;
  first: number;
  listed: number;
}

function lineOf(tokens: readonly Token[], known: Int32Array): Line {
  let words = 0;
  let hits = 0;
  let commas = 0;
  for (const [i, token] of tokens.entries()) {
    if (isSign(token)) commas += token.text === ',' ? 1 : 0;
    else {
      words += 1;
      if (known[i]) hits += 1;
    }
  }
  const size = words <= 2 ? 1 : words <= 5 ? 2 : words <= 10 ? 3 : words <= 20 ? 4 : 5;
  const share = words === 0 ? 0 : Math.min(4, Math.floor((hits / words) * 5));
  const ends = tokens.at(-1)?.text === '.' ? 8 : 0;
  return { size: size | ends, share, first: hashText(tokens[0]?.lower ?? ''), listed: Math.min(3, commas) };
}

export const featureCount = 52;

/** Rows of the weight table for every token: `featureCount` numbers a token. */
export function featuresOf(tokens: readonly Token[], text: string, lexicon: Lexicon | undefined): Int32Array {
  const features = new Int32Array(tokens.length * featureCount);
  const from = tokens[0]?.start ?? 0;
  const to = tokens.at(-1)?.end ?? 0;
  const known = lexicon ? knownOf(tokens, lexicon, text, from, to) : new Int32Array(tokens.length);
  const line = lineOf(tokens, known);
  const seen = tokens.map((token, i) => seenOf(token, known[i] ?? 0));
  let announced = 0;
  let distance = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    writeFeatures(features, i, seen, line, announced, Math.min(distance, 6));
    distance += 1;
    if (announcing.has(tokens[i]?.lower ?? '')) {
      announced = seen[i]?.word ?? 0;
      distance = 0;
    }
  }
  return features;
}

function writeFeatures(
  features: Int32Array,
  i: number,
  seen: readonly Seen[],
  line: Line,
  announced: number,
  distance: number,
): void {
  const at = seen[i] ?? outside;
  const before = seen[i - 1] ?? outside;
  const after = seen[i + 1] ?? outside;
  const before2 = seen[i - 2] ?? outside;
  const after2 = seen[i + 2] ?? outside;
  let place = i * featureCount;
  let template = 0;
  const put = (a: number, b = 0, c = 0): void => {
    template += 1;
    let hash = Math.imul(template, 0x9e3779b1) ^ Math.imul(a, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(b, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39) ^ Math.imul(c, 0x27d4eb2f);
    features[place] = (hash ^ (hash >>> 16)) & tableMask;
    place += 1;
  };
  put(0);
  put(at.word);
  put(at.bare);
  put(before.word);
  put(after.word);
  put(before2.word);
  put(after2.word);
  put(before.word, at.word);
  put(at.word, after.word);
  put(before2.word, before.word);
  put(after.word, after2.word);
  put(before.bare, at.bare, after.bare);
  put(at.shape);
  put(before.shape, at.shape);
  put(at.shape, after.shape);
  put(before.shape, at.shape, after.shape);
  put(at.shape, i === 0 ? 1 : 0, line.size);
  put(at.suffix2);
  put(at.suffix3);
  put(at.suffix4);
  put(at.prefix2);
  put(at.prefix3);
  put(at.prefix4);
  put(before.suffix3);
  put(after.suffix3);
  put(before.suffix3, at.suffix3);
  put(at.suffix3, after.suffix3);
  put(at.signs, at.shape);
  put(at.known);
  put(at.known, at.word);
  put(at.known, at.shape);
  put(at.known, before.known);
  put(at.known, after.known);
  put(before.known, at.known, after.known);
  put(at.known, before.word);
  put(at.known, after.word);
  put(before.known, at.bare);
  put(after.known, at.bare);
  put(announced, distance);
  put(announced, at.shape);
  put(announced, at.known);
  put(announced, at.suffix3);
  put(line.size, line.share);
  put(line.size, line.share, at.known);
  put(line.first, at.known);
  put(line.first, at.shape);
  put(line.listed, before.word, after.word);
  put(line.listed, at.known, at.shape);
  put(before.word, after.word);
  put(at.suffix4, at.shape);
  put(line.share, at.shape);
  put(before2.known, before.word, at.known);
}
