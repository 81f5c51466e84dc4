import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';

/** A member of a group found in a text: which group, and which tokens (or characters) say it. */
export interface Saying {
  group: number;
  member: number;
  /** Token positions; for Chinese, character positions. */
  at: number[];
}

export interface Member {
  group: number;
  /** Keys of each of its words. */
  words: string[][];
  text: string;
  /** Says the group ("wheat" says "cereals"), and is not said by it. */
  narrower?: boolean;
  /** Letters with several meanings say this one only beside one of these words. */
  beside?: ReadonlySet<string>;
  /** A thing is one name: no verb and its object, a little apart. */
  whole?: boolean;
}

type Keys = readonly (readonly string[])[];

/** Words of a phrase may stand a little apart ("kept all the books"). */
const slack = 6;

export interface TokenSayings {
  literal(keys: Keys): Saying[];
  /** The same of members of these groups only. */
  literalOf(groups: ReadonlySet<number>): (keys: Keys) => Saying[];
  /** In a phrase, each word may be said by its own equal words: "calculate wages" by "compute salaries". */
  withSynonyms(keys: Keys): Saying[];
}

type Words = readonly (readonly string[])[];

/**
 * Finds the members that a row of tokens says; there are many thousands, so each is looked up by its rarest word.
 * Words of a group that stays alone take nobody's place inside a phrase.
 */
export function tokenSayings(members: readonly Member[], isAlone: (group: number) => boolean): TokenSayings {
  const classes = classesOf(members.filter(({ group }) => !isAlone(group)));
  const index = rarestWords(members, classes);
  const none = new Map<string, string[]>();
  const look = (keys: Keys, own: Keys, equal: Classes, among = index): Saying[] => {
    const asked = candidates(own, among);
    const sayings: Saying[] = [];
    if (asked.size === 0) return sayings;
    const places = placesOf(keys);
    for (const at of asked) {
      const member = members[at];
      if (!member || !isMeant(member, places, keys.length)) continue;
      const where = wordPlaces(member.words, places, member.words.length > 1 ? equal : none);
      for (const found of where ? groupings(where) : [])
        sayings.push({ group: member.group, member: at, at: found });
    }
    return sayings.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0) || a.member - b.member);
  };
  const widened = (keys: Keys): Keys => keys.map((own) => withClasses(own, classes));
  return {
    // Who says a member in its own words says the rarest of them as it is.
    literal: (keys) => look(keys, keys, none),
    literalOf: (groups) => {
      const few = firstWords(members, groups);
      return (keys) => look(keys, keys, none, few);
    },
    withSynonyms: (keys) => {
      const wide = widened(keys);
      return look(wide, wide, classes);
    },
  };
}

type Classes = ReadonlyMap<string, readonly string[]>;

/** For each key of a word that is a member by itself, the groups it stands for, as keys of their own. */
function classesOf(members: readonly Member[]): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const { group, words, beside, narrower } of members) {
    // Letters with several meanings are no word of a phrase.
    if (words.length !== 1 || beside || narrower) continue;
    const own = `=${group}`;
    for (const key of words[0] ?? []) {
      const known = classes.get(key);
      if (!known) classes.set(key, [own]);
      else if (!known.includes(own)) known.push(own);
    }
  }
  return classes;
}

function withClasses(keys: readonly string[], classes: Classes): readonly string[] {
  let all: string[] | undefined;
  for (const key of keys)
    for (const own of classes.get(key) ?? []) {
      all ??= [...keys];
      if (!all.includes(own)) all.push(own);
    }
  return all ?? keys;
}

/** Members by the keys of the one of their words that the fewest members share, and by its equal words. */
function rarestWords(members: readonly Member[], classes: Classes): Map<string, number[]> {
  const shares = new Map<string, number>();
  for (const { words } of members)
    for (const keys of words) for (const key of keys) shares.set(key, (shares.get(key) ?? 0) + 1);
  const index = new Map<string, number[]>();
  members.forEach(({ words }, at) => {
    let rarest = words[0] ?? [];
    let least = Number.POSITIVE_INFINITY;
    for (const keys of words.length > 1 ? words : []) {
      // Small words stand in every line.
      if (keys[0]?.startsWith('_')) continue;
      let share = 0;
      for (const key of keys) share += shares.get(key) ?? 0;
      if (share >= least) continue;
      least = share;
      rarest = keys;
    }
    for (const key of words.length > 1 ? withClasses(rarest, classes) : rarest) gather(index, key, at);
  });
  return index;
}

const placesByGroup = onceFor((members: readonly Member[]): ReadonlyMap<number, readonly number[]> => {
  const byGroup = new Map<number, number[]>();
  members.forEach(({ group }, at) => {
    gather(byGroup, group, at);
  });
  return byGroup;
});

/** Where the members of these groups stand in the list. */
export const membersByGroup = (members: readonly Member[], groups: ReadonlySet<number>): number[] =>
  [...groups].flatMap((group) => placesByGroup(members).get(group) ?? []);

/** Members of these groups by the keys of their first word: there are few. */
function firstWords(members: readonly Member[], groups: ReadonlySet<number>): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const at of membersByGroup(members, groups))
    for (const key of members[at]?.words[0] ?? []) gather(index, key, at);
  return index;
}

function candidates(keys: Keys, index: Map<string, number[]>): Set<number> {
  const found = new Set<number>();
  for (const ofToken of keys)
    for (const key of ofToken) for (const member of index.get(key) ?? []) found.add(member);
  return found;
}

function placesOf(keys: Keys): Map<string, number[]> {
  const places = new Map<string, number[]>();
  keys.forEach((ofToken, at) => {
    for (const key of ofToken) {
      const known = places.get(key);
      if (!known) places.set(key, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  });
  return places;
}

/** A name by itself means itself; letters of several meanings need a word beside them. */
function isMeant({ beside, words }: Member, places: Map<string, number[]>, tokens: number): boolean {
  if (!beside || tokens === words.length) return true;
  for (const key of beside) if (places.has(key)) return true;
  return false;
}

/** Where each word stands; nothing when one of them is missing, which is what most candidates come to. */
function wordPlaces(words: Words, places: Map<string, number[]>, classes: Classes): number[][] | undefined {
  const stands = (key: string): boolean =>
    places.has(key) || (classes.get(key)?.some((own) => places.has(own)) ?? false);
  for (const keys of words) if (!keys.some(stands)) return undefined;
  return words.map((keys) => {
    const at = new Set(withClasses(keys, classes).flatMap((key) => places.get(key) ?? []));
    return [...at].sort((a, b) => a - b);
  });
}

/** For each place of the first word, the nearest places of the others, if all are close together. */
function groupings(places: readonly (readonly number[])[]): number[][] {
  const found: number[][] = [];
  const words = places.length;
  for (const first of places[0] ?? []) {
    const at = [first];
    for (let word = 1; word < words; word += 1) {
      const near = (places[word] ?? [])
        .filter((place) => !at.includes(place))
        .sort((a, b) => Math.abs(a - first) - Math.abs(b - first) || b - a)[0];
      if (near !== undefined) at.push(near);
    }
    if (at.length === words && Math.max(...at) - Math.min(...at) <= words - 1 + (words > 1 ? slack : 0))
      found.push(at.sort((a, b) => a - b));
  }
  return found;
}
