/** A pattern at the head of a text, and what takes the place of what it finds. */
export type Instead = readonly [RegExp, string];

/** How a posting tells in verbs, or of several things at once, what is to be done: each thing is named by its doing. */
export interface AskedDoings {
  /** Up to the verb: who does it. */
  lead: RegExp;
  /** How a verb looks that opens a duty. */
  verb: RegExp;
  /** Such a verb is no noun, whatever follows it. */
  sure: RegExp;
  /** Its infinitive, where no list has the form. */
  infinitives: readonly Instead[];
  /** Nouns that no ending tells, each behind its verbs: "gérer>gestion". */
  nouns: string;
  /** Verbs of several words, each with its noun. */
  phrases: readonly Instead[];
  /** They say no more than that the doing behind them is done: "assurer l'accueil". Folded. */
  light: RegExp;
  /** Who takes part has not done it, and of some verbs the noun means another thing. Folded. */
  none: RegExp;
  /** What parts one thing from the next. */
  joint: RegExp;
  /** How a thing hangs on its noun: by what stands before it behind the verb. */
  things: readonly Instead[];
  /** The same behind these nouns ("réponse aux questions"). */
  to: { nouns: RegExp; things: readonly Instead[] };
  /** Behind a noun of doing: what joins its thing, with the blank. */
  of: RegExp;
  /** A second thing that only its place joins. */
  bare: readonly Instead[];
  /** Where the name of a thing ends. */
  stop: RegExp;
  /** Whose or which it is in the posting: nobody's resume says it. */
  notThing: RegExp;
}
