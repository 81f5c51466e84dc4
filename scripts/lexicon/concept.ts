import type { ConceptKind, Language } from '../../packages/engine/src/types.ts';

/** One name of a concept, as the lists give it. */
export interface Name {
  text: string;
  /** Truly synonymous: may be written for any other exact name. */
  exact: boolean;
  /** Only in this upper and lower case. */
  cased: boolean;
  /** Only where the words around show that a skill is meant. */
  context: boolean;
  /** Shown as a name in this language; false for English names found in other languages too. */
  label: boolean;
  /** From ESCO or O*NET: gives way to names of our own. */
  imported?: boolean;
}

export interface Concept {
  key: string;
  kind: ConceptKind;
  names: Partial<Record<Language, Name[]>>;
  implies: string[];
  /** Own lists go before imported ones when two concepts claim the same words. */
  own: boolean;
  /** Its names belong to the concept of its key, which stands on another line. */
  also?: boolean;
}
