/** How the words of a clause hang together. Patterns are of one folded word where nothing else is said. */
export interface ClausesPack {
  /** Joins two things, or two doings, of one clause. */
  and: RegExp;
  /** Of text: a term with one of them names two things, and who says one has not said both. */
  pair: RegExp;
  /** Joins a doing to what it is done to. */
  of: RegExp;
  /** Where a thing is done, beside what it is done to. */
  where?: Where;
  /** Things that look like a form of the doing that is done with them, folded, and how a term names such a doing. */
  madeWith?: { thing: RegExp; doing: RegExp };
  /** A noun that looks like a form of such a doing, and what stands before the place one goes to. */
  whither?: { noun: RegExp; to: RegExp };
  /** A participle that only tells what a thing is like ("sold repaired bikes"). */
  participleOf?: ParticipleOf;
  /** Before the name of the sort that the things before it are of ("pipettes, balances and other equipment"). */
  others?: RegExp;
  /** Between two nouns that may as well stand side by side ("contrôle de la qualité", "contrôle qualité"). */
  between?: string;
  /** What somebody was helped to do. */
  infinitive?: RegExp;
  /**
   * Hangs a thing on the noun before it ("seguros de coche"); behind an amount it is the thing itself. The name of an
   * office has it right behind ("service paie").
   */
  hanging?: { of: RegExp; article: RegExp; amount: RegExp; worked?: Worked; office?: RegExp };
  /** At the end of a text: what follows is only treated of ("logiciels de"). */
  wares?: RegExp;
  /** What a thing is there for: at the end of what stands before ("destiné aux"), or behind ("用的"). */
  purpose?: RegExp;
  /** Of the stretch itself: what somebody else was to do to the thing, or did. */
  forOthers?: RegExp;
  purposeBehind?: RegExp;
  /** Behind a verb: somebody else did it ("taken by the nurses"). */
  byOthers?: RegExp;
  /**
   * Of a text whose stretch that says the term is written as "§": it was only learned, planned or left undone, or it
   * is what somebody else does ("a firm that §").
   */
  notOwn?: readonly RegExp[];
  /** Of a text whose stretch ends at "§": behind a participle stands who did it. */
  agent?: RegExp;
  /** Inside such a stretch that does not begin with the doing: what follows others did ("reports that they wrote"). */
  relative?: RegExp;
  /** At the end of a text: what follows is somebody's ("the dentist's"). */
  possessive?: RegExp;
  /** Of a stretch that is a noun of doing and its thing; and verbs that say that it was done. */
  spokenOf?: { noun: RegExp; carriedOut: RegExp };
  /** Names who does something, not the doing; the first part is what both begin with ("Berater", "Beratung"). */
  doer?: RegExp;
  /** Names a place by what is done there; of a word with its accents. */
  doingPlace?: RegExp;
  /** Chinese: behind a doing, who or which place does it; what joins a doing to a thing that it made. */
  doerBehind?: RegExp;
  doneBefore?: RegExp;
  /** Chinese: verbs of one character before the longer ones that say the same; each pair parted by a space. */
  shortVerbs?: string;
  /** Chinese: things of one character behind such a verb, with the rest of a longer word that begins with it. */
  shortThings?: string;
  /** Chinese: at the begin of what follows such a verb, how its doing ended; at the end of a text, what takes up a thing. */
  shortVerbEnds?: RegExp;
  /** Chinese: verbs behind whose thing stands what was done with it ("开叉车搬运托盘"), unless that is a ware named after a doing. */
  drives?: { verb: RegExp; next: RegExp; wares: RegExp };
  /** Chinese: papers that stand for the thing which they are about, where one of these was done ("审核贷款材料"). */
  checkedBy?: { doing: RegExp; papers: RegExp };
  /** Chinese: verbs that do to a thing what they do to what is told of it ("登记到货的物料" is "物料到货登记"). */
  toldOfThing?: RegExp;
  /** Chinese: in what stands behind a verb, what makes it more than the things that were done. */
  noBareThing?: RegExp;
  /** Chinese: verbs besides those that say what was done with a thing. */
  otherVerbs?: RegExp;
  /** Chinese: two contrary ways in one word ("进出"), of which neither is a verb. */
  bothWays?: RegExp;
  takenUp?: RegExp;
  /** Chinese: behind a verb of one character, that it was done and how long or how often ("收过两年银"). */
  parted?: RegExp;
  /** Chinese: what tells of a thing, up to the thing ("2023年的年度"). */
  toldOf?: RegExp;
  /** Chinese: words that lead a noun to its verb ("用", "为"), those of one meaning between "|". */
  leads?: string;
  /** Chinese: around a noun that only tells where; behind a doing, what it tells the sort of; behind a person, whose kin. */
  onlyWhere?: { before: RegExp; behind: RegExp };
  sortOf?: RegExp;
  /** Chinese: behind a thing, what is no noun that it tells the sort of; doings that who does them to a part does to the whole. */
  behindThing?: RegExp;
  partsToo?: RegExp;
  /** Chinese: who works a thing made of a material so works the material ("吹制玻璃花瓶"). */
  worked?: { material: RegExp; doing: RegExp };
  /** Chinese: at the end of a term, what only calls its doing a doing ("贴膜服务"). */
  lightEnds?: RegExp;
  kinOf?: RegExp;
  /** Chinese: behind a doing that only tells when another thing was done. */
  onlyWhen?: RegExp;
  /** Chinese: before a doing, who else did it; behind a doing, the begin of a thing of its own. */
  doneBy?: RegExp;
  ownThing?: RegExp;
  /** Verbs of passing a thing on as it is: who did that has not made it. */
  passesOn?: RegExp;
  /** Behind a verb: what it was done to was named before ("decided which"). */
  namedBefore?: RegExp;
  /** Behind a verb and its object: whom it was done for. Right behind a verb it belongs to that ("cared for"). */
  doneFor?: RegExp;
  /** A noun before another says what it is of: "windscreen wipers". */
  headLast?: boolean;
  /** Right behind a thing, and no noun that it tells the sort of ("online", "damaged"); how a word of a doing ends. */
  things?: { behind: RegExp; doing: RegExp };
  /** English: verbs that are done to a part and not to the whole ("replaced windscreen wipers"). */
  parts?: { verbs: RegExp };
  /**
   * Where a noun only tells the sort of another, which is what is meant ("car seats", "asientos de coche"). Other nouns of
   * which that is not so ("inventory levels"); verbs that who does them to a part does to the whole ("analysed market
   * figures"); and materials, which are worked with what is made of them.
   */
  sorts?: { none: RegExp; whole: RegExp; material: RegExp };
  /**
   * Chinese: nouns that say what is meant, whatever thing stands before them; verbs as above; and words of which the first
   * character alone is another thing ("门框"). Of a thing and its noun: what was done, and no sort ("发放员工的工资").
   */
  hanSorts?: { heads: RegExp; whole: RegExp; ofOne: RegExp; noStaff: RegExp };
  /** A term that names the language into which is translated, captured; what stands before that language in a point. */
  into?: { asked: RegExp; before: string };
  /** Verbs of putting a thing somewhere, and what stands before the place. */
  placing?: { verb: RegExp; upon: RegExp };
  /**
   * Of a text: where a second verb with a thing of its own begins. A word that is such a verb, with its accents, and the
   * forms that stand behind their thing; and what stands between a thing and what is yet to be done with it.
   */
  nextDoing?: { begins: RegExp; verb: RegExp; participle?: RegExp; to?: RegExp };
  /** How a verb in the past ends. Of a word in small letters, with its accents. */
  past?: RegExp;
  /** The same, folded, where the verb without it may be a noun ("a recruit"): it is said by no noun that names a thing. */
  pastIsNoNoun?: RegExp;
  /** A figure whose point ends no clause ("im 2. Lehrjahr"), with the little that stands around it. */
  ordinal?: RegExp;
  /** A language whose nouns have capitals, and whose verb may close the clause that its object opens. */
  closing?: ClosingVerbs;
}

/** Patterns of one folded word; `like` is of a word as it is written. */
export interface Where {
  /** Stands before a place. */
  at: RegExp;
  /** Doings that are done to a place as well as to what is there ("cleaned seats on coaches"). */
  done: RegExp;
  /** Doings that have what they are about behind the same small words ("trained staff in first aid"). */
  about: RegExp;
  /** May stand between that word and the place, and tells what it is like. */
  like?: RegExp;
}

/** Patterns of one word as it is written. */
export interface ParticipleOf {
  /** Such a participle. */
  form: RegExp;
  /** It stands behind its thing. */
  isBehind?: boolean;
  /** Verbs, in small letters, that say themselves that the thing came to be so ("made painted signs"). */
  making: RegExp;
  /** Opens a clause as a verb does, where the list of verbs has too few of them. */
  opens?: RegExp;
}

/** Verbs that are done to what a thing is made of as well, and what things are made of. Of one folded word. */
export interface Worked {
  verb: RegExp;
  material: RegExp;
}

export interface ClosingVerbs {
  /** What hangs on them is no object. Parted by spaces. */
  prepositions: string;
  /** Articles and the like that only an object has, and those that also say whose it is. */
  object: RegExp;
  genitive: RegExp;
  participle: RegExp;
  /** Whatever may close a clause as its verb: an infinitive too. As it is written. */
  verbAtEnd: RegExp;
  /** A noun that is made of a verb. */
  doing: RegExp;
  /** Behind it a word with the ending of an infinitive is a noun ("beim Melken"). */
  verbAsNoun: RegExp;
  /** Past forms without the usual ending. */
  strong: RegExp;
  /** Behind it a verb opens its part of the clause too ("baue auf und stelle ein"). */
  opens: RegExp;
  /** Who did it, right behind the verb where another word opens the clause ("dort nahm ich"). */
  subject: RegExp;
  /** Stands between a verb and its object and says that it was done to oneself. */
  oneself: RegExp;
  /** Articles that by themselves tell what the verb at the head of a clause was done to. */
  article: RegExp;
  /** First parts of verbs that stand apart from them ("stellte … aus"). Parted by spaces. */
  particles: string;
  /** What hangs on it is what another thing is for, of or on, however near the verb. */
  about: RegExp;
  /** Verbs of looking for something in a thing, the word before it, and what is looked for: "auf Risse geprüft". */
  lookedFor: { verb: RegExp; before: RegExp; thing: RegExp };
}
