import type { LineIndex } from './source.ts';
import type { Message } from './words.ts';

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
