import { gather } from '../text/gather.ts';
import { memo } from '../text/memo.ts';
import { wordCutter } from './han-words.ts';
import { type Member, membersByGroup, type Saying } from './token-sayings.ts';

/** Chinese has no words to look up: members are found by the characters they begin with. */
export interface CharacterSayings {
  all(text: string): Saying[];
  /** The same of members of these groups only. */
  of(groups: ReadonlySet<number>): (text: string) => Saying[];
}

/** Members that begin with one character: those that are no longer, and the others by their second one. */
interface Starts {
  alone: number[];
  longer: Map<number, number[]>;
}

type ByStart = ReadonlyMap<number, Starts>;

export function characterSayings(members: readonly Member[]): CharacterSayings {
  const written = members.map(writtenOf);
  const everything = startsOf(written, written.keys());
  return {
    all: memo((text) => sayingsIn(text, written, everything), 3000),
    of: (groups) => {
      const few = startsOf(written, membersByGroup(members, groups));
      return (text) => sayingsIn(text, written, few);
    },
  };
}

function writtenOf({ group, text, beside }: Member): Written {
  return {
    group,
    ...(beside ? { beside } : {}),
    first: text.split('+')[0] ?? '',
    latin: /^[a-z0-9]/.test(text),
    ways: [text.split('+'), ...(/^\p{Script=Han}{4,8}$/u.test(text) ? [halves(text)] : [])],
  };
}

function startsOf(written: readonly Written[], among: Iterable<number>): ByStart {
  const byStart = new Map<number, Starts>();
  for (const index of among) {
    const first = written[index]?.first ?? '';
    if (first === '') continue;
    const known: Starts = byStart.get(first.charCodeAt(0)) ?? { alone: [], longer: new Map() };
    byStart.set(first.charCodeAt(0), known);
    if (first.length === 1) known.alone.push(index);
    else gather(known.longer, first.charCodeAt(1), index);
  }
  return byStart;
}

/** A member as it stands in running text. */
interface Written {
  group: number;
  /** What stands before the first "+". */
  first: string;
  latin: boolean;
  /** Its parts, whole or in halves. */
  ways: string[][];
  beside?: ReadonlySet<string>;
}

function sayingsIn(text: string, members: readonly Written[], byStart: ByStart): Saying[] {
  const sayings: Saying[] = [];
  const cutsWords = wordCutter(text);
  const take = (i: number, found: readonly number[] | undefined): void => {
    for (const index of found ?? []) {
      const member = members[index];
      if (!member || (member.latin && !standsAlone(text, i, member.first)) || !isMeant(member, text))
        continue;
      const at = wayAt(text, i, member.ways, cutsWords);
      if (at) sayings.push({ group: member.group, member: index, at });
    }
  };
  for (let i = 0; i < text.length; i += 1) {
    const starts = byStart.get(text.charCodeAt(i));
    if (!starts) continue;
    take(i, i + 1 < text.length ? starts.longer.get(text.charCodeAt(i + 1)) : starts.alone);
    take(i, starts.alone);
  }
  return sayings;
}

type Cutter = ReturnType<typeof wordCutter>;

function wayAt(text: string, from: number, ways: string[][], cutsWords: Cutter): number[] | undefined {
  for (const parts of ways) {
    const at = charactersAt(text, from, parts, cutsWords);
    if (at) return at;
  }
  return undefined;
}

function isMeant({ beside, first }: Written, text: string): boolean {
  return !beside || text === first || [...beside].some((word) => text.includes(word));
}

/** A Latin name in Chinese text begins and ends with itself: "KA" does not stand in "Kafka". */
function standsAlone(text: string, at: number, member: string): boolean {
  return !/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + member.length));
}

/** "整理档案" is said by "整理合同档案" too: a verb of two characters and its object, a little apart. */
function halves(text: string): string[] {
  return [text.slice(0, 2), text.slice(2)];
}

/** Longer pieces are hardly ever made of the end of one word and the beginning of another. */
const longestCut = 3;

/** Parts joined by "+" stand one behind the other, not far apart. */
function charactersAt(text: string, from: number, parts: string[], cutsWords: Cutter): number[] | undefined {
  if (!text.startsWith(parts[0] ?? '', from)) return undefined;
  const at: number[] = [];
  let place = from;
  for (const [i, part] of parts.entries()) {
    const found = i === 0 ? (text.startsWith(part, from) ? from : -1) : text.indexOf(part, place);
    if (found < 0 || found - place > 8) return undefined;
    if (part.length <= longestCut && cutsWords(found, found + part.length)) return undefined;
    for (let k = 0; k < part.length; k += 1) at.push(found + k);
    place = found + part.length;
  }
  return at;
}
