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
  /** Letters with several meanings say this one only beside one of these words. */
  beside?: ReadonlySet<string>;
}

type Keys = readonly (readonly string[])[];

/** Words of a phrase may stand a little apart ("kept all the books"). */
const slack = 6;

export interface TokenSayings {
  literal(keys: Keys): Saying[];
  /** In a phrase, each word may be said by its own equal words: "calculate wages" by "compute salaries". */
  withSynonyms(keys: Keys): Saying[];
}

type Words = readonly (readonly string[])[];

/** Finds the members that a row of tokens says; there are many thousands, so each is looked up by its rarest word. */
export function tokenSayings(members: readonly Member[]): TokenSayings {
  const classes = classesOf(members);
  const plain = members.map((member) => member.words);
  const classed = plain.map((words) =>
    words.length < 2 ? words : words.map((keys) => withClasses(keys, classes)),
  );
  const index = rarestWords(classed);
  const look = (keys: Keys, words: readonly Words[], own: Keys): Saying[] => {
    const places = placesOf(keys);
    const sayings: Saying[] = [];
    for (const member of candidates(own, index)) {
      const where = wordPlaces(words[member] ?? [], places);
      const group = members[member]?.group;
      if (!where || group === undefined || !isMeant(members[member], places, keys.length)) continue;
      for (const at of groupings(where)) sayings.push({ group, member, at });
    }
    return sayings.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0) || a.member - b.member);
  };
  const widened = (keys: Keys): Keys => keys.map((own) => withClasses(own, classes));
  return {
    literal: (keys) => look(keys, plain, widened(keys)),
    withSynonyms: (keys) => {
      const wide = widened(keys);
      return look(wide, classed, wide);
    },
  };
}

/** For each key of a word that is a member by itself, the groups it stands for, as keys of their own. */
function classesOf(members: readonly Member[]): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const { group, words, beside } of members) {
    // Letters with several meanings are no word of a phrase.
    if (words.length !== 1 || beside) continue;
    const own = `=${group}`;
    for (const key of words[0] ?? []) {
      const known = classes.get(key);
      if (!known) classes.set(key, [own]);
      else if (!known.includes(own)) known.push(own);
    }
  }
  return classes;
}

function withClasses(keys: readonly string[], classes: Map<string, string[]>): readonly string[] {
  let all: string[] | undefined;
  for (const key of keys)
    for (const own of classes.get(key) ?? []) {
      all ??= [...keys];
      if (!all.includes(own)) all.push(own);
    }
  return all ?? keys;
}

/** Members by the keys of the one of their words that the fewest members share. */
function rarestWords(members: readonly Words[]): Map<string, number[]> {
  const shares = new Map<string, number>();
  for (const words of members)
    for (const keys of words) for (const key of keys) shares.set(key, (shares.get(key) ?? 0) + 1);
  const index = new Map<string, number[]>();
  members.forEach((words, at) => {
    let rarest: readonly string[] = words[0] ?? [];
    let least = Number.POSITIVE_INFINITY;
    for (const keys of words.length > 1 ? words : []) {
      let share = 0;
      for (const key of keys) share += shares.get(key) ?? 0;
      if (share >= least) continue;
      least = share;
      rarest = keys;
    }
    for (const key of rarest) {
      const known = index.get(key);
      if (known) known.push(at);
      else index.set(key, [at]);
    }
  });
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
function isMeant(member: Member | undefined, places: Map<string, number[]>, tokens: number): boolean {
  if (!member?.beside || tokens === member.words.length) return true;
  return [...places.keys()].some((key) => member.beside?.has(key));
}

/** Where each word stands; nothing when one of them is missing, which is what most candidates come to. */
function wordPlaces(words: Words, places: Map<string, number[]>): number[][] | undefined {
  for (const keys of words) if (!keys.some((key) => places.has(key))) return undefined;
  return words.map((keys) => {
    const at = new Set(keys.flatMap((key) => places.get(key) ?? []));
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
