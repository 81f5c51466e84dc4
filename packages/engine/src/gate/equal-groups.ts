import type { WritingPack } from '../locales/writing-pack.ts';
import { fold, type WordForms } from './word-forms.ts';

/** A member of a group found in a text: which group, and which tokens (or characters) say it. */
export interface Saying {
  group: number;
  member: number;
  /** Token positions; for Chinese, character positions. */
  at: number[];
}

export interface EqualGroups {
  /** Members said by a text, given the keys of its tokens in order. */
  inTokens(keys: readonly (readonly string[])[]): Saying[];
  /** The same for a run of Chinese characters. */
  inCharacters(text: string): Saying[];
  /** How many words (or characters) a member has: longer ones say more. */
  size(member: number): number;
}

interface Member {
  group: number;
  words: string[][];
  text: string;
}

/** Words of a phrase may stand a little apart ("kept all the books"). */
const slack = 4;

export function equalGroups(pack: WritingPack, forms: WordForms): EqualGroups {
  const free = new Set(pack.functionWords.split(' '));
  const members = parse(pack.equalWords, (word) => forms.keys(word), free);
  const byKey = new Map<string, { member: number; word: number }[]>();
  const byStart = new Map<string, number[]>();
  members.forEach((member, index) => {
    member.words.forEach((keys, word) => {
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), { member: index, word }]);
    });
    const start = member.text.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), index]);
  });
  return {
    inTokens: (keys) => sayingsInTokens(keys, members, byKey),
    inCharacters: (text) => sayingsInCharacters(text, members, byStart),
    size: (member) => members[member]?.words.length ?? 0,
  };
}

function parse(text: string, keysOf: (word: string) => string[], free: Set<string>): Member[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line, group) =>
      line.split('|').map((member) => {
        const folded = fold(member);
        const words = folded.split(/[^\p{L}\p{N}#+]+/u).filter(Boolean);
        const content = words.filter((word) => !free.has(word));
        return { group, text: folded, words: (content.length > 0 ? content : words).map(keysOf) };
      }),
    );
}

function sayingsInTokens(
  keys: readonly (readonly string[])[],
  members: Member[],
  byKey: Map<string, { member: number; word: number }[]>,
): Saying[] {
  const seen = new Map<number, Map<number, number[]>>();
  keys.forEach((ofToken, at) => {
    for (const key of ofToken)
      for (const { member, word } of byKey.get(key) ?? []) {
        const places = seen.get(member) ?? new Map<number, number[]>();
        places.set(word, [...(places.get(word) ?? []), at]);
        seen.set(member, places);
      }
  });
  const sayings: Saying[] = [];
  for (const [index, places] of seen) {
    const member = members[index];
    if (!member || places.size < member.words.length) continue;
    for (const at of groupings(places, member.words.length))
      sayings.push({ group: member.group, member: index, at });
  }
  return sayings;
}

/** For each place of the first word, the nearest places of the others, if all are close together. */
function groupings(places: Map<number, number[]>, words: number): number[][] {
  const found: number[][] = [];
  for (const first of places.get(0) ?? []) {
    const at = [first];
    for (let word = 1; word < words; word += 1) {
      const near = (places.get(word) ?? [])
        .filter((place) => !at.includes(place))
        .sort((a, b) => Math.abs(a - first) - Math.abs(b - first))[0];
      if (near !== undefined) at.push(near);
    }
    if (at.length === words && Math.max(...at) - Math.min(...at) <= words - 1 + (words > 1 ? slack : 0))
      found.push(at.sort((a, b) => a - b));
  }
  return found;
}

function sayingsInCharacters(text: string, members: Member[], byStart: Map<string, number[]>): Saying[] {
  const sayings: Saying[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const starting = [...(byStart.get(text.slice(i, i + 2)) ?? []), ...(byStart.get(text.charAt(i)) ?? [])];
    for (const index of starting) {
      const member = members[index];
      const at = member ? charactersAt(text, i, member.text.split('+')) : undefined;
      if (member && at) sayings.push({ group: member.group, member: index, at });
    }
  }
  return sayings;
}

/** Parts joined by "+" stand one behind the other, not far apart. */
function charactersAt(text: string, from: number, parts: string[]): number[] | undefined {
  const at: number[] = [];
  let place = from;
  for (const [i, part] of parts.entries()) {
    const found = i === 0 ? (text.startsWith(part, from) ? from : -1) : text.indexOf(part, place);
    if (found < 0 || found - place > 8) return undefined;
    for (let k = 0; k < part.length; k += 1) at.push(found + k);
    place = found + part.length;
  }
  return at;
}
