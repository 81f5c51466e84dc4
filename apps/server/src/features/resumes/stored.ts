import type { PlanName } from '@tailor/contract/plans';
import type { Fact, Proposal, Tailoring } from '@tailor/engine';
import type { ModelRun } from '../models/runs.ts';
import type { GrantFacts } from '../plans/service.ts';

/** What a person gave: sealed as one value. */
export interface ResumeContent {
  originalContent: string;
  jobTitle: string;
  jobDescription: string;
  jobUrl: string | null;
  company: string | null;
}

/** What was made of it, with everything the person decided since. */
export interface StoredResult {
  tailoring: Tailoring;
  rejected: string[];
  facts: Fact[];
  /** The tailored text as a person changed it; null: the accepted edits speak. */
  byHand: string | null;
  /** Words that a language model proposed and that were taken. */
  model?: { name: string; host: string | null; proposals: Proposal[] };
}

export interface RunRow {
  status: 'queued' | 'running' | 'failed' | 'done';
  stage: 'reading' | 'matching' | 'tailoring' | 'checking' | 'finishing' | null;
  progress: number;
  errorCode: string | null;
}

/** A resume as its owner's reply needs it, opened. */
export interface LoadedResume {
  id: string;
  ownerId: string;
  content: ResumeContent;
  wordCount: number;
  /** The DOCX it came from is kept with it. */
  hasDocument: boolean;
  version: number;
  processedVersion: number | null;
  createdAt: Date;
  changedAt: Date;
  expiresAt: Date | null;
  result: (StoredResult & { madeUnder: PlanName; revision: number }) | null;
  run: RunRow | null;
  /** The language model that the person switched on for it. */
  modelConsent: string | null;
  /** The visitor's network, hashed, whose tokens are counted together. */
  modelNetwork: string | null;
  modelRun: ModelRun | null;
  grants: GrantFacts[];
}
