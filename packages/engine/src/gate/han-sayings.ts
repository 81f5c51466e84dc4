import { onlyAsWord, onlyAtEnd, partBehind } from '../locales/zh/means-more.ts';
import { gather } from '../text/gather.ts';
import { memo } from '../text/memo.ts';
import { type Beside, endsWordAt, fillsWord, wordCutter, wordEndingAt } from './han-words.ts';
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
  longer: Map<number, Longer>;
}

/** Members that begin with two characters: those that have no more, and the others by the third one they have. */
interface Longer {
  pair: number[];
  byThird: Map<number, number[]>;
}

type ByStart = ReadonlyMap<number, Starts>;

export function characterSayings(members: readonly Member[]): CharacterSayings {
  const written = members.map(writtenOf);
  const everything = startsOf(written, written.keys());
  const beside = listedBeside(members);
  return {
    all: memo((text) => sayingsIn(text, written, everything, beside), 3000),
    of: (groups) => {
      const few = startsOf(written, membersByGroup(members, groups));
      return (text) => sayingsIn(text, written, few, beside);
    },
  };
}

const wordLengths = [2, 3];

function listedBeside(members: readonly Member[]): Beside {
  const listed = new Set(
    members.filter(({ text }) => /^\p{Script=Han}{2,3}$/u.test(text)).map(({ text }) => text),
  );
  return {
    endsAt: (text, place) =>
      wordLengths.some((length) => place >= length && listed.has(text.slice(place - length, place))),
    beginsAt: (text, place) => wordLengths.some((length) => listed.has(text.slice(place, place + length))),
  };
}

/** "~机": each longer word that ends so ("注塑机", not "手机"). */
const anyBefore = '~';

function writtenOf({ group, text, beside, whole }: Member): Written {
  if (text.startsWith(anyBefore))
    return { group, first: text.slice(anyBefore.length), latin: false, ways: [], endsWord: true };
  return {
    group,
    ...(beside ? { beside } : {}),
    first: text.split('+')[0] ?? '',
    third: text.replaceAll('+', '').length > 2 ? text.replaceAll('+', '').charCodeAt(2) : undefined,
    latin: /^[a-z0-9]/.test(text),
    ways: [text.split('+'), ...(!whole && /^\p{Script=Han}{4,8}$/u.test(text) ? [halves(text)] : [])],
  };
}

function startsOf(written: readonly Written[], among: Iterable<number>): ByStart {
  const byStart = new Map<number, Starts>();
  for (const index of among) {
    const { first = '', third } = written[index] ?? {};
    if (first === '') continue;
    const known: Starts = byStart.get(first.charCodeAt(0)) ?? { alone: [], longer: new Map() };
    byStart.set(first.charCodeAt(0), known);
    if (first.length === 1) {
      known.alone.push(index);
      continue;
    }
    const longer: Longer = known.longer.get(first.charCodeAt(1)) ?? { pair: [], byThird: new Map() };
    known.longer.set(first.charCodeAt(1), longer);
    if (third === undefined) longer.pair.push(index);
    else gather(longer.byThird, third, index);
  }
  return byStart;
}

/** A member as it stands in running text. */
interface Written {
  group: number;
  /** What stands before the first "+". */
  first: string;
  /** Its third character, whatever part that is in. */
  third?: number | undefined;
  latin: boolean;
  /** Its parts, whole or in halves. */
  ways: string[][];
  /** Only the end of a longer word. */
  endsWord?: boolean;
  beside?: ReadonlySet<string>;
}

function sayingsIn(text: string, members: readonly Written[], byStart: ByStart, beside: Beside): Saying[] {
  const sayings: Saying[] = [];
  const cutsWords = wordCutter(text, beside);
  const take = (i: number, found: readonly number[]): void => {
    for (const index of found) {
      const member = members[index];
      if (!member || (member.latin && !isNameAt(text, i, member.first))) continue;
      const at = member.endsWord ? wordEndingAt(text, i) : wayAt(text, i, member.ways, cutsWords);
      if (at && isMeant(member, text)) sayings.push({ group: member.group, member: index, at });
    }
  };
  for (let i = 0; i < text.length; i += 1) {
    const starts = byStart.get(text.charCodeAt(i));
    if (!starts) continue;
    const longer = starts.longer.get(text.charCodeAt(i + 1));
    if (longer) take(i, thatGoOn(text, i + 2, longer));
    take(i, starts.alone);
  }
  return sayings;
}

/** Those whose third character stands near enough, in the order of the list: a common verb begins hundreds of them. */
function thatGoOn(text: string, from: number, { pair, byThird }: Longer): readonly number[] {
  let found: number[] | undefined;
  const last = Math.min(text.length - 1, from + farthest);
  for (let at = from; at <= last; at += 1) {
    const more = byThird.get(text.charCodeAt(at));
    if (more && text.indexOf(text.charAt(at), from) === at) found = [...(found ?? pair), ...more];
  }
  return found?.sort((a, b) => a - b) ?? pair;
}

type Cutter = ReturnType<typeof wordCutter>;

function wayAt(text: string, from: number, ways: string[][], cutsWords: Cutter): number[] | undefined {
  for (const [i, parts] of ways.entries()) {
    const at = charactersAt(text, from, parts, cutsWords, i > 0);
    if (at) return at;
  }
  return undefined;
}

function isMeant({ beside, first }: Written, text: string): boolean {
  return !beside || text === first || [...beside].some((word) => text.includes(word));
}

/** A Latin name in Chinese text begins and ends with itself: "KA" does not stand in "Kafka". */
function isNameAt(text: string, at: number, member: string): boolean {
  // Most names only begin with the same two letters.
  if (!text.startsWith(member, at)) return false;
  return !/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + member.length));
}

/** "整理档案" is said by "整理合同档案" too: a verb of two characters and its object, a little apart. */
function halves(text: string): string[] {
  return [text.slice(0, 2), text.slice(2)];
}

/** Longer pieces are hardly ever made of the end of one word and the beginning of another. */
const longestCut = 3;

/** So many characters may stand between two parts. */
const farthest = 8;

/** "招聘来的厨师" were hired before: what follows is said of them, not of the hiring. */
const doneThings = /^.?[来好完过出到下]的$/u;

/** "安排面试时间并通知候选人" interviews nobody: behind its thing, "and" begins another doing. */
const nextDoing = /[^，,；;。][并，,；;。]/u;

/** Parts joined by "+" stand one behind the other, not far apart. */
function charactersAt(
  text: string,
  from: number,
  parts: string[],
  cutsWords: Cutter,
  inHalves: boolean,
): number[] | undefined {
  if (!text.startsWith(parts[0] ?? '', from)) return undefined;
  const at: number[] = [];
  let place = from;
  for (const [i, part] of parts.entries()) {
    const found = i === 0 ? (text.startsWith(part, from) ? from : -1) : text.indexOf(part, place);
    if (found < 0 || found - place > farthest) return undefined;
    const between = text.slice(place, found);
    if ((i === 1 && doneThings.test(between)) || (inHalves && nextDoing.test(between))) return undefined;
    if (part.length <= longestCut && cutsWords(found, found + part.length)) return undefined;
    for (let k = 0; k < part.length; k += 1) at.push(found + k);
    place = found + part.length;
  }
  if (at.length === 1 && onlyAtEnd.has(text.charAt(from)) && !isMeantAt(text, from)) return undefined;
  const inWord = parts.length > 1 || onlyAsWord.has(text.slice(from, place));
  return inWord && !singlesAlone(text, at, parts) ? undefined : at;
}

const isMeantAt = (text: string, place: number): boolean =>
  endsWordAt(text, place) && !partBehind.test(text.charAt(place + 1));

/** "教+英语" is not said by "印教材和英语试卷": a part of one character is a word, or one together with the next part. */
function singlesAlone(text: string, at: readonly number[], parts: readonly string[]): boolean {
  let from = 0;
  for (const { length } of parts) {
    if (length === 1 && !fillsWord(text, at[from] ?? 0, at)) return false;
    from += length;
  }
  return true;
}
