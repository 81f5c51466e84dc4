import type { Language } from '../types.ts';
import type { AsidePack } from './aside-pack.ts';
import type { ClausesPack } from './clauses-pack.ts';
import type { ContrariesPack } from './contraries-pack.ts';
import type { MarksPack } from './marks-pack.ts';
import type { NamingPack } from './naming-pack.ts';
import type { PapersPack } from './papers-pack.ts';
import type { PhrasingPack } from './phrasing-pack.ts';
import type { RelationsPack } from './relations-pack.ts';
import type { CompoundsPack, JoinedPack, SpellingPack } from './spelling-pack.ts';

/** What careful writing needs to know of one language. Word lists are parted by spaces. */
export interface WritingPack {
  language: Language;
  /** Words without a claim of their own: articles, prepositions, pronouns, auxiliaries. */
  functionWords: string;
  /** Those of them that a phrase can lose and stay the same phrase ("keep the books", "keep books"). */
  articles: string;
  /** Content words that claim nothing by themselves ("work", "task", "carry out"). */
  lightWords: string;
  /**
   * Groups of words and phrases that say the same with the same strength, one group a line, members
   * parted by "|". A phrase stands for its words within a short distance, in any order.
   */
  equalWords: string;
  /** Abbreviations and second names of one thing, used in this language only. */
  ownAcronyms: string;
  /** Plain second names of one thing: regional words, trade words, loans. "@" and "es:" as in acronyms-more. */
  secondNames: string;
  /** The same for common words ("develop", "produce"): enough to reword by, never to prove a term by. */
  sameWords: string;
  /** What one does with a thing ("fit", "install"): says an activity wherever the thing beside it is said too. */
  actions: string;
  /** Things with two names, and their sorts; they say something only beside what is done with them. */
  things?: string;
  /** Words that may take each other's place in a line and prove nothing of another line: the gate alone reads them. */
  rewordings: string;
  /** Verbs a point may begin with, "present>past"; empty where verbs have no tense. */
  verbs: string;
  /** Those that are nouns too ("stock", "pflege"), and what stands behind the verb only. */
  verbOrNoun?: { words: string; behindVerb: RegExp };
  /** Words that make the words behind them weaker ("helped", "basic", "trainee"), one kind a line. */
  weakeners: string;
  /** Other words of the first kind, by how they are made: "mitgezählt". Folded. */
  weakenerForms?: RegExp;
  /** Words that say how far a responsibility went, or how well something is mastered. */
  scopeWords: string;
  /** Forms of them that say no such thing ("principalement" is mostly). */
  noScopeWords?: string;
  /** Nouns that name a position held ("manager", "nurse"). */
  titleWords: string;
  /** Who learns a trade is not one of it yet: how such a role is called, and a section of such roles. */
  learners: { role: RegExp; section: RegExp };
  /** Words in front of a title that make it somebody else's ("reported to the director"). */
  otherPersonWords: string;
  degreeWords: string;
  levelWords: string;
  /** Words beside a number that change it. */
  hedges: { about: string; over: string; atLeast: string; under: string; upTo: string; within: string };
  /** Stretches of time that a figure counts by (hour, day, week, month, quarter, year, shift), one set of words each. */
  periods: string;
  /** Words that hold a name of such a stretch and mean none ("à jour"). */
  noPeriods?: RegExp;
  /** What is told with a figure or without one: how often, when, how large a part. */
  marks: MarksPack;
  /** Words that say "all of it" ("the whole team", "the entire team"). */
  wholeWords: string;
  /** Words in front of a figure that say nothing without it ("aged 6 to 8"). */
  beforeFigures: string;
  /**
   * Small words that turn a sentence round while all its other words stay: whether it was done at all, who did it to
   * whom, who stood above whom; one pattern each.
   */
  turns: readonly RegExp[];
  /** Twelve months, the spellings of one parted by "|", the full name first. */
  months: string;
  /** Number words with their values, "twelve=12". */
  numberWords: string;
  /** Numbers in one word with the unit first ("fünfundzwanzig"), and what is said there for one. Folded. */
  unitBeforeTen?: { pattern: RegExp; one: string };
  /** Small words, as they are written, that say no more than a shorter one ("mithilfe": "mit"). */
  shorter?: Readonly<Record<string, string>>;
  /** Hundreds and thousands that are counted in one word ("dreihundert"), the larger first. Folded. */
  largerInWord?: readonly { name: string; value: number }[];
  /** A word that holds a figure, the word of which is captured: "sechsköpfig". */
  numberInWord?: RegExp;
  multipliers: string;
  percentWords: string;
  /** Words and signs of money, with one code each. */
  currencies: string;
  decimalComma: boolean;
  /** Nouns of activities that by themselves name nothing a job asks for ("monitoring"). */
  generalNouns: string;
  /** Endings taken off to compare words, "from>to", taken as long as one fits. */
  endings: string;
  /** A letter that is only written behind short stems, and falls away before endings ("care", "caring"). */
  silent?: { stem: RegExp; ending: RegExp; letter: string };
  /** Endings that make a noun of a verb. */
  nounEndings: string;
  /** Forms of verbs whose stem is too short for the endings, with the stem as its group. */
  shortVerb?: RegExp;
  /** Forms that no ending explains, "form>lemma". */
  irregular: string;
  /** Words in one piece ("Kundenberatung") are compared by their parts. */
  compounds?: CompoundsPack;
  spelling: SpellingPack;
  /** Letters that are left of a word when its endings are off: verbs of some languages are short ("hire", "pago"). */
  shortestStem: number;
  joined?: JoinedPack;
  /** Who did what to whom, and how much of it. */
  relations: RelationsPack;
  /** How a line is put otherwise. */
  phrasing: PhrasingPack;
  /** How an activity is named by a noun. */
  naming: NamingPack;
  papers: PapersPack;
  /** Sentences that serve no job. */
  aside: AsidePack;
  /** How the words of a clause hang together. */
  clauses: ClausesPack;
  contraries?: ContrariesPack;
  style: WritingStyle;
}

/** How the tailored text is put together. */
export interface WritingStyle {
  and: string;
  /** What stands for it before some sounds: "costura e interiores". */
  andBefore?: { sound: RegExp; and: string };
  comma: string;
  /** Between things that have a comma inside. */
  semicolon: string;
  open: string;
  close: string;
  stop: string;
  colon: string;
  weakOpenings: WeakOpening[];
  /** What readers and filters call the sections they look for, and what tells that a heading calls it so. */
  sections: Record<'summary' | 'experience' | 'education' | 'skills', { name: string; known: RegExp }>;
  /** What a last section of this and that may be called, and headings that say nothing of what stands below. */
  rest: { name: string; vague: RegExp };
  /** What a page calls itself where nobody needs to be told (a Chinese one does by custom, and a German one in German). */
  documentTitle?: RegExp;
  /** The same in the line of the name, before it. */
  titleBeforeName?: RegExp;
  summaryHeading: string;
  skillsHeading: string;
  /** Headings of lists that hold nothing but programs, machines or languages. */
  toolHeadings: RegExp;
  aim: AimWords;
  /** {title}, {skills}: a summary of nothing but what the resume says. */
  summary: {
    titleAndSkills: string;
    skills: string;
    listed: string;
    /** {items}: degrees, certificates and licences, in the person's own words. */
    held: string;
    /** Where a language has no one word for both: only what was studied, and only papers. */
    heldOnly?: { degrees: string; papers: string };
    /** {items}: languages with their levels. */
    languages: string;
    /** {points}: what a role says in words that name it; `told` finds those that tell it in a sentence. */
    points?: string;
    told?: RegExp;
    /** Where a case would change most words: a smoother form for those that it leaves alone. */
    unchanged?: { words: RegExp; titleAndSkills: string; skills: string };
  };
}

/** What a person looks for says nothing of who they are. */
export interface AimWords {
  /** A heading that announces it ("Objective"). */
  heading: RegExp;
  /** How a sentence begins that says what is looked for, or where and when one may work. */
  sentence: RegExp;
  /** The label of the post among other wishes below such a heading. */
  post?: RegExp;
  /** The label of the pay among them, and how a posting asks for it. */
  pay?: { label: RegExp; asked: RegExp };
  /** Words that tell of what was done all the same. */
  tells: RegExp;
}

export interface WeakOpening {
  /** Matched at the start of a bullet, without regard to case. */
  pattern: RegExp;
  /** The verb that the word behind it is a form of opens the point; `told` is how points in the past begin. */
  verb?: {
    of: (word: string) => { now: string; past: string } | undefined;
    told: RegExp;
    /** Between one doing and the next, in a group; and forms of verbs that behind it may be the name of a thing. */
    joint: RegExp;
    orThing: RegExp;
    /** What hangs the thing on the noun of a doing, and goes where that becomes a verb. */
    ofThing: string;
  };
  /** What stands for it, where the point does not go on with that. */
  instead?: string;
  /** Behind such an opening an infinitive is a noun, and stands as well by itself. */
  infinitive?: { opening: RegExp; form: RegExp };
}
