import {
  conceptKinds,
  flagShift,
  formatVersion,
  header,
  headerWords,
  magic,
  nameFlag,
} from '../../packages/engine/src/lexicon/format.ts';
import { type Language, languages } from '../../packages/engine/src/types.ts';
import type { Concept } from './concept.ts';
import { type NameTable, nameTable } from './name-table.ts';

class Strings {
  private readonly ids = new Map<string, number>();
  id(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    this.ids.set(text, this.ids.size);
    return this.ids.size - 1;
  }
  bytes(): { starts: number[]; pool: Buffer } {
    const starts = [0];
    const parts: Buffer[] = [];
    let length = 0;
    for (const text of this.ids.keys()) {
      const part = Buffer.from(text, 'utf8');
      parts.push(part);
      length += part.length;
      starts.push(length);
    }
    return { starts, pool: Buffer.concat(parts) };
  }
}

function flagsOf(name: { exact: boolean; cased: boolean; context: boolean }): number {
  return (
    (name.exact ? nameFlag.exact : 0) |
    (name.cased ? nameFlag.cased : 0) |
    (name.context ? nameFlag.context : 0)
  );
}

/** Records of one folded name stand as a chain; the number of the first, plus one. */
function writeRecords(table: NameTable, strings: Strings): { records: number[]; firsts: number[] } {
  const records: number[] = [];
  const firsts = table.chains.map((chain) => {
    let next = 0;
    for (const name of [...chain].reverse()) {
      records.push((name.concept | (flagsOf(name) << flagShift)) >>> 0, strings.id(name.text), next);
      next = records.length / 3;
    }
    return next;
  });
  return { records, firsts };
}

function writeSlots(table: NameTable, firsts: number[]): { bits: number; slots: Int32Array } {
  let bits = 4;
  while (1 << bits < table.states.length * 1.5) bits += 1;
  const slots = new Int32Array((1 << bits) * 2);
  const slotMask = (1 << bits) - 1;
  for (const state of table.states) {
    let slot = state.first & slotMask;
    while (slots[slot * 2] !== 0) slot = (slot + 1) & slotMask;
    slots[slot * 2] = state.check;
    const record = state.chain === undefined ? 0 : (firsts[state.chain] ?? 0);
    slots[slot * 2 + 1] = record | (state.more ? 0x80000000 : 0);
  }
  return { bits, slots };
}

function runs(lists: number[][]): { starts: number[]; values: number[] } {
  const starts = [0];
  const values: number[] = [];
  for (const list of lists) {
    values.push(...list);
    starts.push(values.length);
  }
  return { starts, values };
}

/** The bytes of one language. `concepts` are sorted by key, the same list for every language. */
export function encodeLexicon(concepts: Concept[], language: Language): { bytes: Buffer; table: NameTable } {
  const numbers = new Map(concepts.map((concept, number) => [concept.key, number]));
  const table = nameTable(concepts, language);
  const strings = new Strings();
  const { records, firsts } = writeRecords(table, strings);
  const { bits, slots } = writeSlots(table, firsts);
  const labels = runs(table.labels.map((texts) => texts.map((text) => strings.id(text))));
  const implied = runs(
    concepts.map((concept) =>
      concept.implies.map((key) => {
        const number = numbers.get(key);
        if (number === undefined) throw new Error(`${concept.key} implies ${key}, which is no concept`);
        return number;
      }),
    ),
  );
  const keys = concepts.map((concept) => strings.id(concept.key));
  const kinds = Buffer.alloc((concepts.length + 3) & ~3);
  for (const [number, concept] of concepts.entries()) kinds[number] = conceptKinds.indexOf(concept.kind);
  const { starts, pool } = strings.bytes();

  const head = new Uint32Array(headerWords);
  head[header.magic] = magic;
  head[header.version] = formatVersion;
  head[header.language] = languages.indexOf(language);
  head[header.slotBits] = bits;
  head[header.records] = records.length / 3;
  head[header.concepts] = concepts.length;
  head[header.labels] = labels.values.length;
  head[header.implied] = implied.values.length;
  head[header.strings] = starts.length - 1;
  head[header.stringBytes] = pool.length;
  const words = [
    head,
    new Uint32Array(slots.buffer),
    records,
    labels.starts,
    labels.values,
    implied.starts,
    implied.values,
    keys,
  ];
  const buffers = words.map((part) => Buffer.from(Uint32Array.from(part).buffer));
  const bytes = Buffer.concat([...buffers, kinds, Buffer.from(Uint32Array.from(starts).buffer), pool]);
  return { bytes, table };
}
