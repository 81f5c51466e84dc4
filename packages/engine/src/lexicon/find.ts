import type { TermHit } from '../types.ts';
import { inContext, startsAsVerb } from './context.ts';
import { foldText } from './fold.ts';
import {
  checkOf,
  conceptMask,
  extendFirst,
  extendSecond,
  flagShift,
  moreBit,
  nameFlag,
  recordMask,
} from './format.ts';
import { gap, mark, type Scan } from './scan.ts';
import type { Tables } from './tables.ts';

/** A hit with what is needed to settle the doubtful ones. */
export interface Candidate {
  firstToken: number;
  lastToken: number;
  concept: number;
  flags: number;
}

/** The slot's value, or 0 when the table does not have this state. */
export function lookUp(tables: Tables, first: number, second: number): number {
  const check = checkOf(second);
  let slot = first & tables.slotMask;
  for (;;) {
    const found = tables.slots[slot * 2];
    if (found === 0) return 0;
    if (found === check) return tables.slots[slot * 2 + 1] ?? 0;
    slot = (slot + 1) & tables.slotMask;
  }
}

/**
 * The record of a chain that fits the words as they are written; -1 when none does. Names that only
 * inflection makes the same ("química", "químico") are told apart by their letters.
 */
export function allowed(tables: Tables, value: number, text: string, start: number, end: number): number {
  let first = -1;
  for (let record = (value & recordMask) - 1; record >= 0; ) {
    const packed = tables.records[record * 3] ?? 0;
    const next = (tables.records[record * 3 + 2] ?? 0) - 1;
    const cased = ((packed >>> flagShift) & nameFlag.cased) !== 0;
    if (!cased && first < 0 && next < 0) return record;
    const name = tables.string(tables.records[record * 3 + 1] ?? 0);
    const words = text.slice(start, end);
    if (cased ? name === words : foldText(name) === foldText(words)) return record;
    if (!cased && first < 0) first = record;
    record = next;
  }
  return first;
}

/** The longest name that begins at the token. */
function longestAt(tables: Tables, text: string, scan: Scan, at: number): Candidate | undefined {
  let first = 0;
  let second = 0;
  let best: Candidate | undefined;
  const start = scan.start[at] ?? 0;
  for (let token = at; token < scan.count; token += 1) {
    if (token > at) {
      if ((scan.gapBefore[token] ?? 0) > gap.joint) break;
      if ((scan.marks[token] ?? 0) & mark.functionWord) continue;
    }
    first = extendFirst(first, scan.first[token] ?? 0);
    second = extendSecond(second, scan.second[token] ?? 0);
    const value = lookUp(tables, first, second);
    if (value === 0) break;
    if ((value & recordMask) !== 0) {
      const record = allowed(tables, value, text, start, scan.wordEnd[token] ?? 0);
      if (record >= 0) {
        const packed = tables.records[record * 3] ?? 0;
        best = {
          firstToken: at,
          lastToken: token,
          concept: packed & conceptMask,
          flags: packed >>> flagShift,
        };
      }
    }
    if ((value & moreBit) === 0) break;
  }
  return best;
}

export function findHits(tables: Tables, cues: ReadonlySet<number>, text: string, scan: Scan): TermHit[] {
  const candidates: Candidate[] = [];
  for (let token = 0; token < scan.count; token += 1) {
    if ((scan.marks[token] ?? 0) & mark.functionWord) continue;
    const best = longestAt(tables, text, scan, token);
    if (!best) continue;
    candidates.push(best);
    token = best.lastToken;
  }
  const hits: TermHit[] = [];
  for (let i = 0; i < candidates.length; i += 1) {
    const found = candidates[i];
    if (!found) continue;
    if (found.flags & nameFlag.context && !inContext(scan, text, candidates, i, cues)) continue;
    if (found.flags & nameFlag.cased && startsAsVerb(scan, text, found)) continue;
    hits.push({
      start: scan.start[found.firstToken] ?? 0,
      end: scan.end[found.lastToken] ?? 0,
      concept: found.concept,
      exact: (found.flags & nameFlag.exact) !== 0,
    });
  }
  return hits;
}
