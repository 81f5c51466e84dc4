import type { ConceptKind, FoundTerm, Language, TermHit } from './types.ts';

/** What job reading and matching ask of the lexicons: the text's own language, and English behind it. */
export interface Lexica {
  /** Names of concepts in a text. */
  hits(text: string, language: Language): TermHit[];
  /** Hard skills and knowledge a posting names, those outside the lexicon too. */
  found(text: string, language: Language): FoundTerm[];
  kind(concept: number): ConceptKind | undefined;
  labels(concept: number, language: Language): string[];
  isExact(text: string, concept: number, language: Language): boolean;
  implies(concept: number): number[];
}
