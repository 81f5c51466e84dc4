import type { Lexicon, TermHit } from '../types.ts';
import { findHits, lookUp } from './find.ts';
import { foldText } from './fold.ts';
import {
  conceptKinds,
  conceptMask,
  extendFirst,
  extendSecond,
  flagShift,
  nameFlag,
  recordMask,
} from './format.ts';
import { wordPacks } from './packs/packs.ts';
import { mark, newScan, type Scan, type ScanRules, scanRules, scanText } from './scan.ts';
import { readTables, type Tables } from './tables.ts';

/** Cues are compared by hash as the scan makes them: folded and stemmed. */
function cueHashes(cues: readonly string[], rules: ScanRules): ReadonlySet<number> {
  const scan = newScan(256);
  scanText(cues.map(foldText).join(' , '), rules, scan);
  return new Set(scan.first.subarray(0, scan.count));
}

function list(starts: Uint32Array, values: Uint32Array, concept: number): Uint32Array {
  return values.subarray(starts[concept] ?? 0, starts[concept + 1] ?? 0);
}

function findKey(tables: Tables, key: string): number | undefined {
  let low = 0;
  let high = tables.concepts - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = tables.string(tables.keys[middle] ?? 0);
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Whether the whole scanned text is an exact name of the concept. */
function namesExactly(tables: Tables, text: string, scan: Scan, concept: number): boolean {
  let first = 0;
  let second = 0;
  for (let token = 0; token < scan.count; token += 1) {
    if ((scan.marks[token] ?? 0) & mark.functionWord) continue;
    first = extendFirst(first, scan.first[token] ?? 0);
    second = extendSecond(second, scan.second[token] ?? 0);
  }
  const value = lookUp(tables, first, second);
  for (let record = (value & recordMask) - 1; record >= 0; ) {
    const packed = tables.records[record * 3] ?? 0;
    const flags = packed >>> flagShift;
    const written =
      (flags & nameFlag.cased) === 0 || tables.string(tables.records[record * 3 + 1] ?? 0) === text.trim();
    if ((packed & conceptMask) === concept && flags & nameFlag.exact && written) return true;
    record = (tables.records[record * 3 + 2] ?? 0) - 1;
  }
  return false;
}

/** Opens one language's lexicon over its bytes; nothing is copied and no object per concept is made. */
export function openLexicon(bytes: Uint8Array): Lexicon {
  const tables = readTables(bytes);
  const rules = scanRules(tables.language);
  const cues = cueHashes(wordPacks[tables.language].cues, rules);
  const scan = newScan();
  return {
    language: tables.language,
    find(text: string): TermHit[] {
      scanText(text, rules, scan);
      return findHits(tables, cues, text, scan);
    },
    labels: (concept) =>
      Array.from(list(tables.labelStarts, tables.labels, concept), (id) => tables.string(id)),
    isExact(text, concept) {
      scanText(text, rules, scan);
      return namesExactly(tables, text, scan, concept);
    },
    key: (concept) => tables.string(tables.keys[concept] ?? 0),
    conceptOf: (key) => findKey(tables, key),
    kind: (concept) => conceptKinds[tables.kinds[concept] ?? 0] ?? 'skill',
    implies: (concept) => Array.from(list(tables.impliedStarts, tables.implied, concept)),
  };
}
