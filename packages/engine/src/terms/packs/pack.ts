/** How a posting of a language announces what it asks for. */
export interface TermPack {
  /** Phrases before a term, in lower case: "experience with". */
  announcing: readonly string[];
  /** Words that end a term's run of words: verbs, prepositions, "or similar". */
  ending: readonly string[];
  /** Words that part two terms: "and", "or". */
  joining: readonly string[];
  /** Words that may stand before a term without belonging to it: articles, "good", "several". */
  before: readonly string[];
  /** Words that say nothing alone: "experience", "team". */
  empty: readonly string[];
  /** A capital inside a sentence marks a name; false where nouns have capitals. */
  capitalsTell: boolean;
}
