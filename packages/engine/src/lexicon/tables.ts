import { languages } from '../types.ts';
import { formatVersion, header, headerWords, magic } from './format.ts';

/** The sections of a lexicon file as typed arrays over its own bytes. */
export interface Tables {
  language: (typeof languages)[number];
  slotMask: number;
  slots: Int32Array;
  records: Uint32Array;
  concepts: number;
  labelStarts: Uint32Array;
  labels: Uint32Array;
  impliedStarts: Uint32Array;
  implied: Uint32Array;
  keys: Uint32Array;
  kinds: Uint8Array;
  string(id: number): string;
}

/** Word-aligned bytes: most readers hand them over so; the rest is copied once. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
}

export function readTables(given: Uint8Array): Tables {
  const bytes = aligned(given);
  const { buffer, byteOffset } = bytes;
  if (bytes.byteLength < headerWords * 4) throw new Error('lexicon: the file is too short');
  const head = new Uint32Array(buffer, byteOffset, headerWords);
  const at = (index: number): number => head[index] ?? 0;
  const language = languages[at(header.language)];
  if (at(header.magic) !== magic || at(header.version) !== formatVersion || !language)
    throw new Error('lexicon: not a lexicon file of this version');
  const concepts = at(header.concepts);
  let place = byteOffset + headerWords * 4;
  const words = (count: number): Uint32Array => {
    const section = new Uint32Array(buffer, place, count);
    place += count * 4;
    return section;
  };
  const slotCount = 1 << at(header.slotBits);
  const slots = new Int32Array(buffer, place, slotCount * 2);
  place += slotCount * 8;
  const records = words(at(header.records) * 3);
  const labelStarts = words(concepts + 1);
  const labels = words(at(header.labels));
  const impliedStarts = words(concepts + 1);
  const implied = words(at(header.implied));
  const keys = words(concepts);
  const kinds = new Uint8Array(buffer, place, concepts);
  place += (concepts + 3) & ~3;
  const stringStarts = words(at(header.strings) + 1);
  const pool = new Uint8Array(buffer, place, at(header.stringBytes));
  const decoder = new TextDecoder();
  return {
    language,
    slotMask: slotCount - 1,
    slots,
    records,
    concepts,
    labelStarts,
    labels,
    impliedStarts,
    implied,
    keys,
    kinds,
    string: (id) => decoder.decode(pool.subarray(stringStarts[id] ?? 0, stringStarts[id + 1] ?? 0)),
  };
}
