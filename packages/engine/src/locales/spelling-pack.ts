/** What is written for what, in this order. */
export type Respelling = readonly (readonly [written: RegExp, as: string])[];

/** One word, written in two ways that are both right. */
export interface SpellingPack {
  /** In whole words, folded ("Graphik", "colour"). */
  words: Respelling;
  /** In stems, where the endings are off ("actualiz", "actualic"). */
  stems: Respelling;
}

/** How words are made of a verb, its particle and its person, where a language joins them. */
export interface JoinedPack {
  /** "Auf-ge-baut", "auf-zu-bauen": the particle, what stands between, the verb. */
  separable: RegExp;
  /** "Besprach", "abnahm": behind its prefix a strong form stays as it is. */
  prefixed: RegExp;
  /** "Gemacht": a participle without what stands before it. */
  participle: RegExp;
  /** What strong participles begin with. */
  participleMark: string;
  /** "Bauer" and "Bäuerin" are told by one key that "baue" has not. */
  person: RegExp;
  /** "Öffentlicher": an adjective has other forms beside it ("im öffentlichen"). */
  adjective: RegExp;
  /** Two ways of writing that may both stand in one line: the second one is a key of its own. */
  twoWays: Respelling;
}

/** Where a language writes two words as one: the letters that stand between them, and endings of the last one. */
export interface CompoundsPack {
  /** "Museum-s-führung": behind a first part. */
  joint: RegExp;
  /** The same with an "e" alone, which may be the word's own ("Pferd-e-stall", "Pfleg-e-heim"). */
  looseJoint: RegExp;
  /** These at the beginning of what follows, where the cut was made before them. */
  leadingJoint: RegExp;
  /** Behind a last part; a person ("Schüler") is no form of what is done ("schulen"). */
  ending: RegExp;
  /** "In Bauakte-n": what a plural has in one case only. */
  dative: RegExp;
  /** A noun of doing, captured, with a last part that says no more than that it was done. */
  emptyTail?: RegExp;
  /** How a compound ends that names the doing which its first part says ("Putzarbeiten"), folded. */
  doingTail: RegExp;
  /** First parts that make somebody less than what the last one says ("Vize-", "Hilfs-"), folded. */
  lessening?: RegExp;
}

/** What stands before the verb ("Ab-bau"), if anything does. */
export const prefixOf = (word: string, { joined }: { joined?: JoinedPack }): string =>
  joined?.prefixed.exec(word)?.[1] ?? '';

export const respelled = (text: string, ways: Respelling): string => {
  let now = text;
  for (const [written, as] of ways) now = now.replace(written, as);
  return now;
};
