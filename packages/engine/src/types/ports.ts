import type { Language } from './words.ts';

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
