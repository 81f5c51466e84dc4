import type { BoundsPack } from './bounds-pack.ts';
import type { LimitsPack } from './limits-pack.ts';
import type { OwnClausesPack } from './own-clauses-pack.ts';

/** Small words and phrases that tell who did what to whom, how much of it was meant, and which way a figure went. */
export interface RelationsPack {
  /** Where the person stands before the verb. */
  before?: PersonBefore;
  limits: LimitsPack;
  bounds: BoundsPack;
  /** Languages that something may be done in, by their own names, and the word before them. Folded. */
  tongues?: { before: RegExp; names: RegExp };
  ownClauses?: OwnClausesPack;
  titles: TitlesPack;
  /**
   * Of one folded word: in front of what a doing with a thing of its own is not done to ("at", "for"), other small words that
   * lead in a noun, verbs with those that are a part of them ("set up"), doings that are done to it all the same, and how a
   * quality or a fault is called that is looked for ("checked for mistakes"); whose a thing is, besides persons, and things that are no more than
   * what they are of ("a team of").
   */
  besides?: {
    before: RegExp;
    others?: RegExp;
    particles?: RegExp;
    never: RegExp;
    lookedFor: RegExp;
    owners?: RegExp;
    groups?: RegExp;
    /** In front of whom it was given or told to, or what it was done with, and never of what it was done to. */
    toWhom?: RegExp;
  };
  /**
   * Nouns of doing, and verbs that leave their thing what it was: who filed invoices has done no invoicing. Of a folded word.
   */
  untouched?: { doing: RegExp; verbs: RegExp };
  /** In front of whom something was done with ("with", "alongside"). */
  beside: string;
  /** In front of whom something was done for ("for"). */
  forWhom: string;
  /** Belongs to such a word ("together with"). Parted by spaces, as all lists here. */
  together: string;
  /** How a noun of doing ends, folded, and how a verb ends, with its accents: who does something does it with somebody. */
  doing: { noun: RegExp; verb: RegExp };
  /** Verbs that add nothing to a noun of doing beside them ("erstellt" behind "Abrechnung", "produced" before "analyses"), folded. */
  madeOf?: RegExp;
  /** Nouns of doing that end in another way than most, folded. */
  spokenDoing?: RegExp;
  onlyLed?: OnlyLed;
  /** Says no more than that one did what stands behind it ("me encargaba de limpiar", "j'étais chargé de trier"). */
  undertaking?: RegExp;
  /** The adverbs that tell of a doing what this quality, folded, tells of its noun. */
  adverbsOf?: (quality: string) => readonly string[];
  /** Two words for leading that say the same of people, and these people, folded. */
  ledAlike?: { verbs: RegExp; what: RegExp };
  /** Bodies that one may deal with and not work in, folded, and what stands before one worked in, or dealt with. */
  bodies?: { names: RegExp; inside: RegExp; outside: RegExp };
  /** In front of who did it ("by"). */
  agent: string;
  /** The same where the line has what the pattern looks for: German "von" is mostly "of". */
  maybeAgent?: string;
  passive?: RegExp;
  /** In front of who stood above ("under"). */
  under: string;
  /** In front of whom something went to ("to"). */
  toward: string;
  /** Verbs of sending and giving, and nouns of what is said by it: who sent a report has reported. Folded. */
  telling?: { verbs: RegExp; nouns: RegExp };
  /** Verbs behind which the person stands first that a thing went to ("sent the manager a report"). Folded. */
  toWhomFirst?: RegExp;
  /** May stand between a verb and what it is done to. */
  determiners: string;
  /** Joins a noun of doing to what it is done to ("of"). */
  of: string;
  /** Does the same to somebody as with somebody ("meet", "consult"). */
  sameAlone: string;
  /** In front of the position that somebody worked in ("as"). */
  as: string;
  /** The same in two words ("tant que"). */
  asInTwo?: readonly string[];
  /** Only a part of what stands behind it is meant ("half of the"). */
  parts?: RegExp;
  /** The same where the part stands behind the thing, which is captured. */
  partOf?: RegExp;
  /** Several of a thing, which is captured: more than two. */
  several: RegExp;
  /** Says by itself that not all is meant ("partly"). */
  partly?: RegExp;
  /** Learned from others, and taught others: one proves nothing of the other. */
  received: RegExp;
  given: RegExp;
  /** In front of what came later, and of what came earlier. */
  sooner: RegExp;
  later: RegExp;
  /** In front of what went on at the same time. */
  during?: RegExp;
  /** Gave it to somebody else to do, and did it oneself. */
  handedOn: RegExp;
  handled: RegExp;
  /** Verbs that say only that something was done ("conducted"), and what stands before an occasion ("at", "during"). */
  performed: string;
  occasions: string;
  /** Verbs of achieving: with the noun of a doing behind them they say that it was done. */
  achieving?: RegExp;
  /** Verbs of keeping: with a participle behind them they say its doing ("kept the tools sharpened"). */
  keeping?: RegExp;
  /** Began, and ended it: one proves nothing of the other. */
  begun?: RegExp;
  ended?: RegExp;
  /** Says that something did not happen, besides the words of no and not. */
  avoided: RegExp;
  /** In front of a figure: the change, and what became of it. */
  by: string;
  to: string;
  from: string;
  /** Between the two figures of a range, with the word that must stand before the first. */
  ranges: readonly { between: RegExp; before?: RegExp }[];
  /** In front of a figure, in more than one word ("no fewer than"), and behind it and what it counts ("600 euros at most"). */
  ahead: Partial<Record<'about' | 'atLeast' | 'over' | 'under' | 'upTo' | 'within', RegExp>>;
  behind: Partial<Record<'about' | 'atLeast' | 'upTo', RegExp>>;
  /** Around a figure, written "#": how many belong to a group ("a team of #"), and how many groups there are ("# teams"). */
  groups: { size: RegExp; count: RegExp };
  /** Records of a thing ("calibration records"): whoever keeps them has not done the thing. */
  papers: string;
  /** Other names of such records, that hold a text to nothing by themselves ("slip"). */
  otherPapers?: string;
  /** How a word that names a person ends. */
  person: RegExp;
  /** Persons who may be one or several ("colleague"), besides the titles. */
  people: string;
  /** Behind a word for "all" ("all mornings", "todo tipo"): says how often, and nothing of how much. */
  noAmount: RegExp;
  /** Say as much as a word for "all", of one after the other. */
  each?: string;
  /** All there is ("everything"), and what behind it leaves something out ("else"). */
  everything?: string;
  rest?: string;
  /** How the word for several persons ends. */
  many: RegExp;
  /** The same where one of them may be called so too, behind an article. */
  manyAlike?: RegExp;
  /** Of a word as it is written: behind who opens a text, what they did ("dentist opening letters"). */
  doerOpening?: RegExp;
  /** Before what a thing is done in or with. */
  doneIn?: RegExp;
  /** The plural of a person by what is done, where no list has it. */
  pluralPerson?: RegExp;
  /** The article that counts as one where the same noun stands behind it. */
  one?: RegExp;
  /** German: behind what is led, leading in one word that opens a line ("Teamleitung"). Folded. */
  ledInOneWord?: RegExp;
  /** "Once a month" for "monthly": in which stretch of time, and the word behind the "one". */
  once?: { each: RegExp; counter: RegExp };
  /** Chinese: the measure words with which one of a thing is no more than the thing. */
  oneOfThing?: RegExp;
  /** In front of what was worked with, in words of which the last elsewhere tells of helping ("mit Hilfe"); parted by "|". */
  tools?: string;
  /** At the end of what stands before a year, or at the begin of what stands behind: from then on. */
  since: { before?: RegExp; behind?: RegExp; until: RegExp };
}

/** Of a folded word: in front of whither or for what something was done, and where; and verbs of which that is the thing ("helped"). */
export interface OnlyLed {
  led: RegExp;
  at: RegExp;
  verbs: RegExp;
}

/** How titles are told from verbs, and one's own from another's. */
export interface TitlesPack {
  /** Before a title: to whom, or whose ("dem", "eines"), and never oneself. Folded. */
  oblique?: RegExp;
  /** May stand between a title and what it is the title of ("responsable de formation"); without it, that stands before it. */
  joints?: RegExp;
  /** Opens a title and is no verb ("lead nurse"). */
  ranks?: RegExp;
  /** Several persons, so not oneself. */
  several?: RegExp;
  /** Chinese: at the end of what stands before a title that is somebody else's ("在组长指导下", "和店长一起"). */
  others?: RegExp;
  /** Chinese: who stands in for somebody, or learns, with the title, captured: that one is not the person. */
  deputies?: RegExp;
}

/** Chinese: "与两家公司协调". Words before and behind the person, of which one stands there; parted by spaces. */
export interface PersonBefore {
  /** Something was done with them, and what may stand before the verb ("together"). */
  with: string;
  together: string;
  /** Something was done by them. */
  by: string;
  /** At the end of what stands before somebody who was only worked beside. */
  others: RegExp;
  /** What was done and no more, the first character of its verb captured. */
  only: RegExp;
  /** A word of two characters with what says that it is not that ("非处方药", "不保管现金"). */
  non: RegExp;
  /** Who stood above, and what that one did ("在组长监督下"). */
  above: RegExp;
  /** Scope words that their short verb says as well of the same thing ("带新人", "带领新人"). */
  sameReach: string;
  /** A way of doing it: all of it, its first two characters and its last two; and what stands behind a time before. */
  means: RegExp;
  after: string;
  /** What something was done with ("用扫码枪"), its name captured. */
  using: RegExp;
  /** Right behind such a name, what sort of thing it is ("系统"). */
  toolSort: RegExp;
  /** What somebody else did, captured as `doing`: whom a thing was handed to, who was told to do it, what was only reported on. */
  doneByOthers: readonly RegExp[];
  /** A title of who only helped, what was helped with captured; and the light verbs that would say it done. */
  helper: RegExp;
  /** Behind a title, what makes it that of who only helps one. */
  helps: RegExp;
  did: string;
}
