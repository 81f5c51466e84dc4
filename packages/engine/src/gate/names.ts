import type { ConceptKind, TermHit } from '../types.ts';

/** What the gate asks of a lexicon: exact names in a text of the resume's language. */
export interface Names {
  find(text: string): TermHit[];
  kind(concept: number): ConceptKind | undefined;
}
