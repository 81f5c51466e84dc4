import type { Language, LanguageLevel, SectionKind } from '../types.ts';

/** What a language knows of learning: what one has from it, and where. */
export interface StudyWords {
  degrees: string[];
  /** Endings that make a word a degree, for languages that write words together. */
  degreeEndings?: string[];
  /** Short forms that say so in capitals only ("DES", "POS"). */
  degreeLetters?: string[];
  schools: string[];
  schoolEndings?: string[];
  /** Kinds of school: without a name of its own, each is what one has from it. */
  schoolKinds?: string[];
  /** Before what one learned, behind a degree ("specialising in"). */
  subjects: string[];
  /** How one learned ("part-time", "by correspondence"), no part of a degree. */
  studyModes: string[];
  /** Written beside a degree, no part of it: grades, honours. */
  gradeLabels: string[];
  /** How far one came with it, by itself ("completed", "titulado"): no part of it either. */
  studyStates: string[];
  /** Words that name what is learned in days or weeks ("workshop"), and endings of such. */
  courses: string[];
  courseEndings?: string[];
  /** What the length of a course is counted in. */
  courseUnits: string[];
}

/**
 * What the reader knows of a language. Words are written as people write them; they are folded (case,
 * accents) when the tables are made. The reader uses the packs of all languages at once, because
 * resumes mix them: a German resume with "Skills", a Chinese one with "GPA".
 */
export interface ReadingPack extends StudyWords {
  language: Language;
  /** Whole headings, by what they begin. */
  headings: Partial<Record<SectionKind, string[]>>;
  /** Endings of the last word of a heading that say what it begins, for languages that write words together. */
  headingEndings?: Partial<Record<SectionKind, string[]>>;
  /** Leave, care, unemployment: time that is accounted for, and no job. */
  leave: string[];
  /** First words of what was learned, where people list it among their work. */
  learning?: string[];
  /** Words that stand in headings without changing their kind ("professional", "relevant"). */
  headingFillers: string[];
  /** Titles of the document itself, never a name or a section. */
  documentTitles: string[];
  /** January to December, every spelling in use. */
  months: string[][];
  /** Words for a part of a year; they carry no month. */
  yearParts: string[];
  present: string[];
  since: string[];
  /** The same, behind the date ("2021 年起"). */
  sinceBehind?: string[];
  /** Between two years that follow one another ("2012 and 2013"). */
  yearJoiners: string[];
  until: string[];
  /** Between two dates. */
  to: string[];
  from: string[];
  /** Words that may stand inside a date ("de" in "marzo de 2019"). */
  dateFillers: string[];
  /** Units of a length of time ("2 years 3 months"). */
  durationUnits: string[];
  organizationSuffixes: string[];
  /** Before the name of an employer or a school, and no part of it ("the firm of"). */
  beforeNames?: string[];
  /** Before the agency through which one worked. */
  through?: string[];
  organizationWords: string[];
  /** What employers deal in: beside a name of its own it names one ("Northgate Recruitment"), alone it is a field. */
  organizationFields?: string[];
  organizationEndings?: string[];
  /** Ends of the name of a part of an employer ("research department"), for languages that write words together. */
  departmentEndings?: string[];
  /** First words, and their ends, of a part that is written behind its employer's name ("Faculty of Law"). */
  unitWords?: string[];
  unitEndings?: string[];
  titleWords: string[];
  titleEndings?: string[];
  /** Endings of the word that names, shared by many trades and some other words: a hint, no more. */
  titleForms?: string[];
  /** Words of titles that name also where what they are for stands behind them ("Leiter Einkauf"). */
  titleLeads?: string[];
  titleModifiers: string[];
  /** Words cut short before a full stop, as they stand in titles and degrees. */
  abbreviations: string[];
  /** Between a title and its employer ("Engineer at Acme"). */
  at: string[];
  /** Those of them that stand nowhere else. */
  atOnly: string[];
  /** How a life told in sentences names things. */
  told: {
    /** Before what one was ("worked as a cook"). */
    as: string[];
    /** Those of them that stand before nothing else. */
    asOnly?: string[];
    /** Before where that was, with its article ("in the", "au"). */
    at: string[];
    /** Says that a time is the end of what was told before. */
    left: string[];
    /** Before what came after it, in the same sentence ("then"). */
    after: string[];
    /** Verbs that say it was oneself, where no pronoun does. */
    tells: string[];
    /** Before one's own name. */
    named: string[];
    /** Before one's own name, and as often before what one is ("I am"). */
    am: string[];
    /** Says that one speaks what stands right behind it, folded; and what says that it is little ("some"). */
    speaks: { says: RegExp; little: RegExp };
    /** At the employer told of before. */
    same: string[];
    /** Ends of what says when or in what, not where ("在校期间"). */
    meanwhile?: string[];
    /** Says that it was no paid work. */
    unpaid: string[];
    articles: string[];
    /** Small words inside the name of an employer or a school. */
    joiners: string[];
    /** Between a degree and what was learned for it. */
    towards: string[];
    /** Between an employer and its town. */
    of: string[];
    /** The same, where it says hardly anything else ("near"); `in` stands before much besides towns. */
    near: string[];
    in: string[];
  };
  labels: {
    name: string[];
    /** One part of the name only. */
    given: string[];
    family: string[];
    email: string[];
    phone: string[];
    location: string[];
    links: string[];
    /** The position wanted. */
    headline: string[];
    /** Personal data that is no field of ours: birth, nationality, marital status. */
    personal: string[];
    title: string[];
    organization: string[];
    dates: string[];
    /** The two columns or lines of a time ("From", "To"). */
    start: string[];
    end: string[];
    degree: string[];
    institution: string[];
    duties: string[];
    technologies: string[];
  };
  /** Work places that are no town. */
  workplaces: string[];
  /** Extent of hours and kinds of contract, no part of a title. */
  contracts: string[];
  /** Those of them that say how many hours, also right behind a title ("Cashier part-time"). */
  hours: string[];
  /** Working for oneself, where an employer would stand. */
  ownAccount: string[];
  /** Those of them that say how, and never stand for a name ("on my own account"). */
  ownWay: string[];
  languageNames: Record<string, string>;
  languageLevels: Record<string, LanguageLevel>;
  nameParticles: string[];
  /** First words of the names of towns ("San", "Port"), of no person's. */
  townOpeners?: string[];
  nameTitles: string[];
  /** Behind a name: which one of several who bear it ("jr", "iii"). */
  nameTails?: string[];
  /** First words, in Chinese also last ones, of a line that greets a reader ("Dear", "您好"). */
  greetings: string[];
  /** Before another name that the same person bore or bears by marriage ("née"). */
  bornAs: string[];
  /** Before a signature, or above it ("signed", "kind regards"). */
  signed: string[];
  /** The writer of the text: in a heading, a sign of a person's own words. */
  pronouns: string[];
  /** Frequent words that are never part of a person's name or an employer's. */
  sentenceWords: string[];
  streetWords: string[];
  streetEndings?: string[];
  /** Verbs a bullet should not begin with: they say that one was there, not what one did. */
  weakVerbs: string[];
}
