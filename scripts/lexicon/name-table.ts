import { foldText } from '../../packages/engine/src/lexicon/fold.ts';
import { checkOf, extendFirst, extendSecond } from '../../packages/engine/src/lexicon/format.ts';
import {
  gap,
  mark,
  newScan,
  type Scan,
  type ScanRules,
  scanRules,
  scanText,
} from '../../packages/engine/src/lexicon/scan.ts';
import type { Language } from '../../packages/engine/src/types.ts';
import type { Concept, Name } from './concept.ts';

export interface TableName extends Name {
  concept: number;
  own: boolean;
}

interface State {
  first: number;
  check: number;
  more: boolean;
  chain: number | undefined;
}

/** Every prefix of every name of one language, and which names end there. */
export interface NameTable {
  states: State[];
  chains: TableName[][];
  labels: string[][];
  /** Words that two concepts of our own lists claim: a mistake in the lists. */
  clashes: string[];
}

/** Other spellings that a writer uses for the same name: "e-commerce", "ecommerce"; "Power BI", "PowerBI". */
export function spellings(name: Name, concept: Concept): string[] {
  const all: string[] = [];
  const joined = name.text.replace(/[-./ ]/g, '');
  const latin = /^[\p{Script=Latin}\d\-./ ]+$/u.test(name.text);
  if (joined === name.text || !latin || joined.length < 4) return all;
  if (/\p{L}[-./]\p{L}/u.test(name.text) && !/ /.test(name.text)) all.push(joined);
  else if (concept.kind === 'tool' && name.text.split(' ').length === 2 && joined.length >= 6)
    all.push(joined);
  return all;
}

/** The states the text passes through; empty when it is not one run of words. */
export function path(text: string, rules: ScanRules, scan: Scan): [first: number, second: number][] {
  scanText(text, rules, scan);
  const states: [number, number][] = [];
  let first = 0;
  let second = 0;
  for (let token = 0; token < scan.count; token += 1) {
    if (token > 0 && (scan.gapBefore[token] ?? 0) > gap.joint) return [];
    if ((scan.marks[token] ?? 0) & mark.functionWord) continue;
    first = extendFirst(first, scan.first[token] ?? 0);
    second = extendSecond(second, scan.second[token] ?? 0);
    states.push([first, second]);
  }
  return states;
}

class TableBuilder {
  readonly states = new Map<string, State>();
  readonly chains: TableName[][] = [];
  readonly clashes: string[] = [];
  private readonly scan = newScan(256);
  constructor(private readonly rules: ScanRules) {}

  add(text: string, name: TableName, keys: readonly string[]): boolean {
    const states = path(text, this.rules, this.scan);
    if (states.length === 0) return false;
    if (name.imported && this.hidesOwn(states.length)) return false;
    let last: State | undefined;
    for (const [first, second] of states) {
      if (last) last.more = true;
      const check = checkOf(second);
      const id = `${first},${check}`;
      last = this.states.get(id);
      if (!last) {
        last = { first, check, more: false, chain: undefined };
        this.states.set(id, last);
      }
    }
    if (last) this.addRecord(last, { ...name, text }, keys);
    return true;
  }

  /**
   * An imported phrase around one of our own names ("prepare financial statements") would be the longer
   * match and hide it. Reads the scan that `path` has just made.
   */
  private hidesOwn(length: number): boolean {
    const { scan } = this;
    const tokens = [...scan.first.keys()]
      .slice(0, scan.count)
      .filter((token) => ((scan.marks[token] ?? 0) & mark.functionWord) === 0);
    for (let from = 0; from < tokens.length; from += 1) {
      let first = 0;
      let second = 0;
      for (let to = from; to < tokens.length && to - from + 1 < length; to += 1) {
        const token = tokens[to] ?? 0;
        first = extendFirst(first, scan.first[token] ?? 0);
        second = extendSecond(second, scan.second[token] ?? 0);
        const state = this.states.get(`${first},${checkOf(second)}`);
        if (!state) break;
        const chain = state.chain === undefined ? [] : (this.chains[state.chain] ?? []);
        if (chain.some((other) => other.own && other.label && !other.cased)) return true;
      }
    }
    return false;
  }

  private addRecord(state: State, name: TableName, keys: readonly string[]): void {
    if (state.chain === undefined) {
      state.chain = this.chains.length;
      this.chains.push([name]);
      return;
    }
    const chain = this.chains[state.chain] ?? [];
    const spelled = (other: TableName): string => (name.cased ? other.text : foldText(other.text));
    const alike = chain.filter((other) => other.cased === name.cased);
    const same =
      alike.find((other) => spelled(other) === spelled(name)) ??
      alike.find((other) => !name.cased && other.concept === name.concept);
    if (!same) {
      // Found in any writing already: a cased entry would only hide that it is exact.
      if (name.imported && chain.some((other) => other.concept === name.concept && !other.cased)) return;
      if (name.cased) chain.unshift(name);
      else chain.push(name);
    } else if (same.concept === name.concept) same.exact ||= name.exact;
    else if (same.own && name.own && same.label && name.label)
      this.clashes.push(`${name.text}: ${keys[same.concept]} and ${keys[name.concept]}`);
  }
}

export function nameTable(concepts: Concept[], language: Language): NameTable {
  const builder = new TableBuilder(scanRules(language));
  const keys = concepts.map((concept) => concept.key);
  const labels: string[][] = concepts.map(() => []);
  // Own names first, then English ones lent to the other languages, then imported ones, then spellings.
  for (const turn of [0, 1, 2]) {
    for (const [number, concept] of concepts.entries()) {
      for (const name of concept.names[language] ?? []) {
        const its = name.imported ? 2 : name.label || !name.exact ? 0 : 1;
        if (its !== turn) continue;
        builder.add(name.text, { ...name, concept: number, own: !name.imported }, keys);
        if (name.label && name.exact) labels[number]?.push(name.text);
      }
    }
  }
  for (const [number, concept] of concepts.entries())
    for (const name of concept.names[language] ?? [])
      for (const text of spellings(name, concept))
        builder.add(text, { ...name, concept: number, own: !name.imported, label: false }, keys);
  const states = [...builder.states.values()];
  return { states, chains: builder.chains, labels, clashes: builder.clashes };
}
