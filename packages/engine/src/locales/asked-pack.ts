/** What of a posting's words may stand as a requirement of its own: phrases as in a JobPack. */
export interface AskedPack {
  /** Words that ask for nothing alone ("network" of contacts, "computer"): shown with what belongs to them. */
  bare: string;
  /** Words that ask for nothing, whatever stands beside them ("contract", "please"). */
  never: string;
  /** What belongs to such a word stands before it ("handling of the …") or behind it ("of contacts"). */
  before: string;
  behind: string;
  /** Words of a sentence that speaks of something ("we", "please", "don't"): what holds one is no name. */
  spoken: string;
  /** Words that open a clause about the thing ("a portfolio that …"): the thing ends before them. */
  relative: string;
  /** Another of the kind, whatever it is called ("a similar tool"). */
  another: string;
  /** Endings of adjectives, where they follow their noun; none where they do not. */
  adjectives: string;
  /** Endings of nouns that name how a person is, and nouns with such an ending that do not. */
  traits: string;
  notTraits: string;
  /** Words of when one works and how old one is, which no resume answers: what is made of nothing else is no name. */
  conditions: string | RegExp;
  /** What the employer gives, told between two commas among what is asked for ("paid training"). */
  given: string;
  /** What else may be told to do, beside all that is said ("其他工作"): no duty of the trade. */
  further?: RegExp;
  /** Between two papers of one line, where no blank parts words. */
  papersJoined?: RegExp;
  /** What begins in the middle of a word ("者培训" of "使用者培训"). */
  cut?: RegExp;
  /** Behind the last thing of a bracket: what it lists are examples of what stands before it. */
  andSoOn?: RegExp;
  /** Beside a name of letters, what only says of which sort it is ("Regelwerk RDA", "FBDO qualified"). */
  sort?: RegExp;
  /** Two words that are one thing with "and" between them ("health and safety"). Folded. */
  pairs?: RegExp;
  /** Fields of study named in a row, any of which will do ("药学、护理等专业"). */
  majors?: RegExp;
  /** Whom a sentence says to be looking for somebody, captured ("At Acme, we …"). */
  employer?: RegExp;
  /** Somebody looked for by a name that tells of work, too, folded ("un responsable de"). */
  sought?: RegExp;
  /** At the end of a line over a list: whoever reads it is to do what follows. Folded. */
  toReader?: RegExp;
  /** Verbs of who looks for somebody; what stands before them in the first sentences is the employer. */
  seeks?: RegExp;
  /** Last parts of compounds, by which a suspended first part is made whole ("Natur- und Waldpädagogik"). */
  heads: string;
  /** A language whose nouns have capitals: adjectives before theirs, alone, one of several that share theirs, and one that opens a line. */
  capitals?: { before: RegExp; adjective: RegExp; listed: RegExp; opening: RegExp };
}
