import type { Job, Term } from './job.ts';
import type { KeywordStats, Relation, RequirementMatch, Score } from './match.ts';
import type { ParseReport, Resume } from './resume.ts';
import type { LineIndex } from './source.ts';
import type { Message } from './words.ts';

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
