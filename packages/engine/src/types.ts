/**
 * The words of the engine. Plain data only: everything here survives JSON, so that a result can be
 * stored, sent and compared. Nothing here knows of HTTP, storage, React or the time of day.
 */

export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A sentence for a person, by code and parameters: whoever shows it translates it. */
export interface Message {
  code: string;
  params: Record<string, string | number>;
}

// ---------------------------------------------------------------- source text

/** Index into the lines of the source the value was read from. */
export type LineIndex = number;

/** Where a line stood in the document it came from; absent for plain text. */
export interface LineLayout {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size of most characters, in points. */
  size: number;
  bold: boolean;
  italic?: boolean;
  /** 0 for the first column of the page. */
  column: number;
  region: 'header' | 'body' | 'footer';
  /** What the format itself said (a DOCX heading style, a list, a table cell). */
  role?: 'heading' | 'list-item' | 'table-cell';
  level?: number;
  /** Text a person does not see; it is kept apart and never used as a fact. */
  hidden?: 'invisible' | 'off-page' | 'tiny' | 'covered';
  links?: { start: number; end: number; target: string }[];
}

export interface SourceLine {
  text: string;
  layout?: LineLayout;
}

export interface ResumeSource {
  lines: SourceLine[];
}

/** A value as it stands in the source, with the lines it was read from. */
export interface Field {
  value: string;
  lines: LineIndex[];
}

// --------------------------------------------------------------------- resume

export interface Contact {
  name?: Field;
  email?: Field;
  phone?: Field;
  location?: Field;
  links: Field[];
}

export interface DateValue {
  year: number;
  month?: number;
}

export interface DateRange {
  start?: DateValue;
  end?: DateValue;
  /** "present", "heute", "至今": no end. */
  current: boolean;
  /** As it stands in the source. */
  text: string;
  lines: LineIndex[];
}

export interface Bullet {
  id: string;
  /** Joined over broken lines, without its marker. */
  text: string;
  marker: string;
  lines: LineIndex[];
}

/** One role, project, voluntary work: anything with bullets and dates. */
export interface Entry {
  id: string;
  title?: Field;
  organization?: Field;
  location?: Field;
  dates?: DateRange;
  bullets: Bullet[];
  /** All lines of the entry, in order. */
  lines: LineIndex[];
}

export interface EducationEntry {
  id: string;
  degree?: Field;
  institution?: Field;
  location?: Field;
  dates?: DateRange;
  bullets: Bullet[];
  lines: LineIndex[];
}

/** One skill of a list, with the label of its group if it had one ("Databases: …"). */
export interface SkillItem {
  text: string;
  group?: string;
  line: LineIndex;
  /** UTF-16 offsets of `text` in that line. */
  start: number;
  end: number;
}

export type LanguageLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native';

export interface LanguageSkill {
  /** ISO 639-1 code where known, else the folded name. */
  language: string;
  level?: LanguageLevel;
  text: string;
  lines: LineIndex[];
}

export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export interface Section {
  id: string;
  kind: SectionKind;
  heading?: Field;
  /** Every line of the section, its heading included, in order. */
  lines: LineIndex[];
}

export interface Resume {
  language: Language;
  source: ResumeSource;
  contact: Contact;
  headline?: Field;
  summary?: Field;
  sections: Section[];
  experience: Entry[];
  /** Entries of projects and volunteering sections; their section is found by their lines. */
  projects: Entry[];
  education: EducationEntry[];
  skills: SkillItem[];
  certificates: Field[];
  languages: LanguageSkill[];
  /** Lines that belong to nothing above. Kept and shown, never dropped. */
  unread: LineIndex[];
}

/** What was read, from where, what was not, and what a machine would stumble on. */
export interface ParseReport {
  fields: { field: string; count: number; lines: LineIndex[] }[];
  unread: LineIndex[];
  findings: Finding[];
}

export interface Finding extends Message {
  severity: 'info' | 'warning' | 'problem';
  lines: LineIndex[];
}

// ------------------------------------------------------------------------ job

export interface JobInput {
  title: string;
  description: string;
  company?: string;
}

export type RequirementKind =
  | 'hard_skill'
  | 'soft_skill'
  | 'years'
  | 'degree'
  | 'language'
  | 'certificate'
  | 'duty';

export type Importance = 'must' | 'preferred' | 'context';

/** One way to satisfy a requirement; a requirement with several is "A or B". */
export interface Term {
  /** In the posting's own words. */
  text: string;
  /** Concept of the lexicon, the same in every language; absent for a term found in the posting only. */
  concept?: number;
}

export interface Requirement {
  id: string;
  /** As quoted from the posting. */
  text: string;
  kind: RequirementKind;
  importance: Importance;
  terms: Term[];
  /** UTF-16 offsets of `text` in the description; absent when it came from the title. */
  span?: { start: number; end: number };
  /** What years, degrees and languages are compared by. */
  years?: { min: number; max?: number };
  degree?: DegreeLevel;
  language?: { code: string; level?: LanguageLevel };
}

export type DegreeLevel = 'school' | 'vocational' | 'bachelor' | 'master' | 'doctorate';

export interface Job {
  language: Language;
  title: string;
  company?: string;
  description: string;
  titleTerms: Term[];
  requirements: Requirement[];
}

// ------------------------------------------------------------ matching, score

export type MatchStatus = 'met' | 'partly' | 'missing' | 'unknown';

/** How a term of the posting is present: in its own words, by exact alias, by implication, or not. */
export type Relation = 'same' | 'alias' | 'implied' | 'fact';

export interface Evidence {
  line: LineIndex;
  quote: string;
  relation: Relation;
  /** Entry the line stands in, if any. */
  entryId?: string;
}

export interface RequirementMatch {
  requirementId: string;
  status: MatchStatus;
  /** True by meaning, 0 to 1; a recent role weighs more than a bare list. */
  evidence: number;
  /** In the posting's own words, 0 to 1, as a keyword filter sees it. */
  visibility: number;
  quotes: Evidence[];
  reason: Message;
}

export interface ScorePart {
  name: 'requirements' | 'title' | 'evidence' | 'structure' | 'results';
  points: number;
  max: number;
  reasons: Message[];
}

export interface Score {
  /** 0 to 100. */
  total: number;
  parts: ScorePart[];
  /** What editing can reach without inventing anything. */
  ceiling: number;
  rubricVersion: string;
}

export interface KeywordStats {
  /** Visibility of the posting's terms, 0 to 100, before and after tailoring. */
  beforeMatch: number;
  afterMatch: number;
  added: string[];
  missing: string[];
}

// ------------------------------------------------------------------ tailoring

export type EditKind =
  | 'order-sections'
  | 'order-bullets'
  | 'order-skills'
  | 'posting-words'
  | 'acronym'
  | 'list-skill'
  | 'headline'
  | 'summary'
  | 'verb'
  | 'tense'
  | 'date-form'
  | 'shorten'
  | 'merge'
  | 'punctuation'
  | 'heading'
  | 'rewrite'
  | 'by-hand';

/**
 * What an edit does to the lines of the source. `end` is the offset behind the last character, and for
 * blocks of lines the line behind the last one. Places are lines and offsets of the source, never of
 * another edit's result: that is what makes any subset of edits apply.
 */
export type Operation =
  | { type: 'replace'; line: LineIndex; start: number; end: number; text: string }
  | { type: 'insert'; after: LineIndex | -1; lines: string[] }
  /** `blocks` are runs of lines standing one behind the other; `order` says in which order they come now. */
  | { type: 'reorder'; blocks: { start: LineIndex; end: LineIndex }[]; order: number[] }
  /** The same inside one line: the spans change places, what stands between them stays. */
  | { type: 'reorder-spans'; line: LineIndex; spans: { start: number; end: number }[]; order: number[] }
  | { type: 'remove'; line: LineIndex };

export interface TermSupport {
  /** What the new text says that the old did not. */
  added: string;
  /** The words of the original (or of a fact) that support it. */
  source: string;
  line: LineIndex | null;
  relation: Relation;
}

export interface Effect {
  /** Change of the keyword match, in points of 100. */
  match: number;
  /** Change of the score, in points of 100. */
  score: number;
}

export type Maker = 'engine' | 'model' | 'person';

export interface Edit {
  id: string;
  kind: EditKind;
  maker: Maker;
  place: { section?: string; entryId?: string; line: LineIndex | null };
  before: string;
  after: string;
  reason: Message;
  evidence: LineIndex[];
  terms: TermSupport[];
  operations: Operation[];
  effect: Effect;
  /** Edits that stand back while this one is accepted: both change the same place. */
  replaces?: string[];
}

/** A place of the resume that may be worded anew. */
export interface Point {
  /** Id of a bullet, or "summary". */
  place: string;
  entryId?: string;
  lines: LineIndex[];
  /** As the person wrote it. */
  original: string;
  /** With the edits made so far. */
  now: string;
  /** Title of its role. */
  role?: string;
  /** The role has not ended. */
  current: boolean;
}

/** Words from outside for one point. Nothing of them is believed. */
export interface Proposal {
  place: string;
  text: string;
}

/** What became of a proposal; `reasons` is empty when it was taken. */
export interface ProposalVerdict {
  place: string;
  taken: boolean;
  reasons: Message[];
}

export interface Judged {
  tailoring: Tailoring;
  verdicts: ProposalVerdict[];
}

/** What a person confirmed beyond the resume: a fact with its place, or a "no" that is kept too. */
export interface Fact {
  questionId: string;
  concept?: number;
  text: string;
  /** Entry it belongs to; absent: the resume as a whole. */
  entryId?: string;
  answer: 'yes' | 'no';
  /** The person's own words, if they gave any. */
  detail?: string;
}

export interface Question extends Message {
  id: string;
  requirementId: string;
  term: Term;
  /** What the score would gain if the answer is yes. */
  gain: Effect;
}

export interface Improvement extends Message {
  id: string;
  lines: LineIndex[];
  gain: Effect;
}

/** Why the gate let a text pass, or what it could not find support for. */
export interface GateVerdict {
  passed: boolean;
  refused: { what: string; kind: RefusalKind; reason: Message }[];
}

export type RefusalKind =
  | 'number'
  | 'date'
  | 'name'
  | 'employer'
  | 'title'
  | 'degree'
  | 'skill'
  | 'scope'
  | 'place'
  | 'mixed-entry'
  | 'claim';

export interface Analysis {
  resume: Resume;
  report: ParseReport;
  job: Job;
  matches: RequirementMatch[];
  keywordStats: KeywordStats;
  score: Score;
}

export interface Tailoring {
  /** Of the resume as it came. */
  before: Analysis;
  /** Of the text with all edits applied, read and scored again. */
  after: Analysis;
  edits: Edit[];
  text: string;
  improvements: Improvement[];
  questions: Question[];
}

// ------------------------------------------------------------------ its ports

/** The clock is an argument: "today" for open date ranges and recency. */
export interface AsOf {
  year: number;
  month: number;
}

export interface TermHit {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  concept: number;
  /** The words found are an exact name of the concept; false: found, but not to be written for one another. */
  exact: boolean;
}

export type ConceptKind = 'skill' | 'tool' | 'soft' | 'certificate' | 'degree' | 'title' | 'language';

/** One language of the lexicon, opened over its bytes. Concepts have the same number in every language. */
export interface Lexicon {
  language: Language;
  /** Longest matches, left to right, without overlap. */
  find(text: string): TermHit[];
  /** Names that mean exactly this, the preferred one first; empty when this language has none. */
  labels(concept: number): string[];
  /** Whether these words, inflected or not, are an exact name of the concept in this language. */
  isExact(text: string, concept: number): boolean;
  /** Stays the same from build to build, as numbers do not: what is stored refers to keys. */
  key(concept: number): string;
  conceptOf(key: string): number | undefined;
  kind(concept: number): ConceptKind;
  /** What having this proves beyond itself (React ⇒ JavaScript); one step, not transitive. */
  implies(concept: number): number[];
}

/** A hard skill or a piece of knowledge that a posting names. */
export interface FoundTerm {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  text: string;
  kind: 'skill' | 'knowledge' | 'tool' | 'certificate' | 'degree' | 'language';
  /** Absent for a term that the lexicon does not have. */
  concept?: number;
}

/** Bytes of a language's lexicon, asked for once, when first needed. */
export type LexiconSource = (language: Language) => Uint8Array | undefined;
