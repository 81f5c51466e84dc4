import type { AskedDoings } from './asked-doings-pack.ts';

/** How phrases look that a posting and a point may share: a noun with what it is of, an activity with its adjective. */
export interface PhraseShapes {
  shapes: readonly RegExp[];
  /** What follows half a name ("plan de reprise" of "plan de reprise d'activité"). */
  goesOn?: RegExp;
}

/** Where no gaps part words: marks and small words, which stand in no such phrase. */
export interface PhraseParts {
  between: RegExp;
}

/** How an activity is named by a noun, and what may stand around such a name. Patterns of text as people write it. */
export interface NamingPack {
  /** A doing and its thing in the other order. */
  turned?: TurnedRound;
  /** How a term looks that may take the place of a verb and its object. */
  shape?: RegExp;
  /** What must follow a verb and its object for the noun to take their place: nothing, a mark or a small word. */
  goesOn?: RegExp;
  /** There follows what the doing was done to ("de", "von"), or nothing. */
  ofThing?: RegExp;
  /** A second verb of the sentence, which would be left hanging. */
  secondVerb?: RegExp;
  /** Points begin with a verb here, and keep one: "Handled route planning". */
  carriedOut?: CarriedOut;
  /** Verb and object change places: "审批贷款", "贷款审批". */
  verbBehind?: VerbBehind;
  /** What only adds where, when or with whom: before it a bracket may stand right behind the words it names. */
  adds?: RegExp;
  /** Terms that begin so are no names. */
  verbStart?: RegExp;
  /** Words by which a posting speaks to its reader or of its own: nobody's resume says them. */
  ofPosting: RegExp;
  /** What stands right before a term in the posting whose first word is therefore a verb ("tu …"), if it looks so. */
  verbBehindWord?: readonly { before: RegExp; form: RegExp }[];
  /** A language in which a bare verb may look like a noun. */
  nouns?: NounsOrVerbs;
  /** A language that says the case of a noun by its ending. */
  dative?: Dative;
  /** A language in which a posting tells its duties in verbs that a resume's names have not. */
  askedDoings?: AskedDoings;
  /** How words end that name an activity inside a duty, and those that end so and name none. */
  activity?: { ending: RegExp; none?: RegExp };
  /** Small words that may stand inside such a name where nouns have capitals. */
  joiners?: RegExp;
  /** What opens a duty and is no part of such a name. */
  opens?: RegExp;
  /** How a noun of doing ends, folded, that the verb at the head of a point says alone ("milked": "milking"). */
  verbalNoun?: RegExp;
  /** Nouns of doing that end otherwise or are shorter, whole and folded ("taille", "poda"). */
  doings?: RegExp;
  /** What makes such a noun of a bare verb at the head of a point ("milk": "milking"). */
  nounOfVerb?: string;
  /** Verbs whose noun depends on what it is done to: "doublé les ventes" is no "doublage". Folded. */
  ofManyMeanings?: RegExp;
  /** A noun of doing that is made of a verb and its small word ("check-in", "handover"), whatever stands before it. */
  withParticle?: RegExp;
  /** A noun of doing that a verb and a small word say together: "dealt with complaints" is "complaint handling". */
  inTwoWords?: { noun: string; verb: RegExp; behind: string };
  /** How a word ends that may name who does something ("donors"). */
  doerEnding?: RegExp;
  /** Of what follows such a verb: how the thing hangs on the noun instead, what is no thing but a time, and how often. */
  objects?: { after: readonly (readonly [RegExp, string])[]; none: RegExp; often: RegExp };
  /** Two halves that share the end of the second, which the first one waits for: the first, what joins them, the second. */
  sharedEnd?: RegExp;
  /** How much of a thing was done, behind the verb at the head of a point, with the thing; and how often, behind that. */
  amounts?: { of: RegExp; often: RegExp };
  /** Behind the verb at the head of a point: not a small word, so that it is what the verb was done to. */
  afterVerb?: RegExp;
  /** Behind such a verb: the small word before persons that are counted, which a label has no room for. */
  somebody?: RegExp;
  /** A noun that opens its point has nothing before it that would agree with it; the small word parts it from what follows. */
  opener?: RegExp;
  /** How a noun ends that may open a point. */
  opening?: RegExp;
  /** Endings that tell the gender, captured: one such noun takes the other's place, its adjectives as they are. */
  sameGender?: RegExp;
  /** At the head of a term: one of many, or the only one. */
  article?: RegExp;
  /** Words before a noun that would have to change with it; French plurals have one form for both genders. */
  binds?: RegExp;
  /** What may stand before a bare noun without agreeing with it. */
  free?: RegExp;
  /** What may stand behind a noun without agreeing with it, where adjectives stand there. */
  behind?: RegExp;
  /** How a paper or who holds it is named, and what tells behind a name that it is one. */
  paper?: { ending: RegExp; behind: RegExp };
  /** Who one works with or for, in one word. */
  people: RegExp;
  /** "Invoices" before a point names a thing, and not what was done with it. */
  noLabel?: RegExp;
  phrases: PhraseShapes | PhraseParts;
  /** A whole term that says what to do, where no ending tells it from the name of a doing. */
  order?: RegExp;
  /** At the head of a point: a word of one letter before its apostrophe. */
  elided?: RegExp;
  /** How often and how many: a name that does not say it takes no place of words that do. */
  kept?: RegExp;
  /** At the end of a name, where no gaps part words: "and such programs". */
  andSoOn?: RegExp;
  /** What tells, right before or right behind a term, that it names a trade one has worked in, and no skill. */
  sector?: { before?: RegExp; behind?: RegExp };
  /** Doings whose name is too short to be told from half a word: which, and what may stand right before and not behind. */
  shortDoings?: { names: ReadonlySet<string>; before: RegExp; notBehind: RegExp };
  /** How phrases end or begin that name persons, offices, schools or times, and no skill. */
  noSkills: RegExp;
  /** How names of rooms and places begin, which are no skill whatever is done there. */
  places?: RegExp;
}

export interface CarriedOut {
  /** What the verb becomes: of what was done, of what is, and of what somebody does. */
  past: readonly [string, string];
  present: readonly [string, string];
  ofSomebody: readonly [string, string];
  /** A term that is a verb's form with its thing behind it, captured. */
  gerund: RegExp;
  /** How such a term ends. */
  ending: RegExp;
  /** Right behind the verb: where, when or for whom; and no small word, so that it is what was done to something. */
  goesOn: RegExp;
  thing: RegExp;
  /** "Of 18 vans" at the head of what follows, "of" by itself, and what takes its place. */
  amount: RegExp;
  of: RegExp;
  insteadOf: string;
  /** Points back to the object that is gone. */
  pronoun: RegExp;
  /** A word that what follows joins, captured, and how it looks if it is a verb of what was done. */
  joined: RegExp;
  pastVerb: RegExp;
}

export interface VerbBehind {
  /** At the end of what stands before, and at the head of what stands behind. */
  before: RegExp;
  behind: RegExp;
  /** What stands before says by what means: the noun behind it needs this verb. */
  means: { before: RegExp; verb: string };
  /** Stands between verb and object where they can't change places. */
  between: RegExp;
  /** All that stands between a thing and what is done to it, where it stands first. */
  of: RegExp;
}

interface NounsOrVerbs {
  /** How a noun ends. */
  ending: RegExp;
  /** How something is kept ("public areas clean"): no noun, and no end of a name. */
  kept: RegExp;
  /** Nouns by themselves only beside another word. */
  both: RegExp;
  /** Before a bare word that is surely a noun, and before several words. */
  before: RegExp;
  beforeSeveral: RegExp;
}

export interface Dative {
  /** At the end of what stands before: the noun behind it has that case. */
  before: RegExp;
  /** Where the head of a name ends. */
  headEnd: RegExp;
  ending: RegExp;
  /** Nouns that are the same in every case; and a verb as a noun with what it is done to. */
  same: RegExp;
  doing: RegExp;
  /** A second thing that is joined on without the ending of that case. */
  joined: RegExp;
}

/** How a doing and its thing change places: "maintenance of lifts", "lift maintenance". Strings are sources of patterns. */
export interface TurnedRound {
  /** Before a doing or a thing, with the blank behind it. */
  article: string;
  and: string;
  /** Between the doing and its thing, with the article of that and the blank. */
  of: string;
  /** Of a term: the doing, and the thing behind it. */
  ofThing: RegExp;
  /** A verb as a noun; and the end of what may stand before it, or before a thing that says all of which it is. */
  gerund: RegExp;
  beforeGerund: RegExp;
  beforeNoun: RegExp;
}
