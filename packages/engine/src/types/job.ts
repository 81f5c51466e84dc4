import type { LanguageLevel } from './resume.ts';
import type { Language } from './words.ts';

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
  language?: AskedLanguage & { or?: AskedLanguage[] };
}

export interface AskedLanguage {
  code: string;
  level?: LanguageLevel;
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
