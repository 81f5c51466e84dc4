import type { SuffixRule } from '../stem.ts';

/** What the lexicon must know of a language to find names in running text. */
export interface WordPack {
  /** Groups of suffix rules, written on folded letters (no accents). */
  stem: readonly (readonly SuffixRule[])[];
  /** Left out when names are compared: "gestion des projets" is "gestion de projet". */
  functionWords: readonly string[];
  /** Endings of the other gender or number, as written after a slash, a star or a bracket. */
  genderEndings: readonly string[];
  /** Last parts of compounds that add nothing: "Englischkenntnisse" is found as "Englisch". */
  compoundHeads: readonly string[];
  /** "ae" is "ä": the pair is folded to its first letter. */
  umlautPairs: boolean;
  /** Words beside an ambiguous name that show that a skill is meant, as they stand. */
  cues: readonly string[];
}
