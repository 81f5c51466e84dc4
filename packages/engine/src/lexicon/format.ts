/**
 * The compact file of one language. All numbers are little-endian 32-bit words, so that the file is
 * read through typed arrays over its bytes:
 *
 *   header | slots | records | label starts | labels | implied starts | implied | key strings |
 *   kinds | string starts | strings (UTF-8)
 *
 * `slots` is an open hash table over every prefix of every name (a trie without nodes): two words a
 * slot, a check hash and a value. `records` are three words: concept and flags, string, next record
 * of the same folded name.
 */
export const magic = 0x584c5452;
export const formatVersion = 1;
export const headerWords = 16;

export const header = {
  magic: 0,
  version: 1,
  language: 2,
  slotBits: 3,
  records: 4,
  concepts: 5,
  labels: 6,
  implied: 7,
  strings: 8,
  stringBytes: 9,
} as const;

/** Flags of a name. */
export const nameFlag = {
  /** Truly synonymous with the concept. */
  exact: 1,
  /** Only in its own upper and lower case ("Go", "SAP"). */
  cased: 2,
  /** Only where the words around show that a skill is meant ("Go", "R", "Spring"). */
  context: 4,
} as const;

/** Bits of a slot's value: a record's number plus one, and whether longer names go on from here. */
export const moreBit = 0x80000000;
export const recordMask = 0x7fffffff;
export const conceptMask = 0xffffff;
export const flagShift = 24;

export const conceptKinds = ['skill', 'tool', 'soft', 'certificate', 'degree', 'title', 'language'] as const;

/** The state after one more token; starts at 0. */
export function extendFirst(state: number, token: number): number {
  return Math.imul(state ^ token, 0x9e3779b1) ^ (state >>> 11);
}

export function extendSecond(state: number, token: number): number {
  return Math.imul(state + token, 0x85ebca6b) ^ (token >>> 16);
}

/** Checks of 0 mark empty slots. */
export function checkOf(second: number): number {
  return second === 0 ? 1 : second;
}
