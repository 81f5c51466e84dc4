import { z } from 'zod';
import { id, instant, message } from './basics.ts';
import { modelState } from './model.ts';
import { improvement, parseReport, result } from './result.ts';
import { runStages } from './run-stages.ts';

export const keywordStats = z.object({
  beforeMatch: z.number(),
  afterMatch: z.number(),
  keywordsAdded: z.number(),
  /** Absent without the ATS right. */
  atsScore: z.number().optional(),
});

export const resume = z.object({
  id,
  userId: z.string().nullable(),
  jobTitle: z.string(),
  jobDescription: z.string(),
  company: z.string().nullable(),
  jobUrl: z.string().nullable(),
  originalContent: z.string(),
  optimizedContent: z.string().nullable(),
  isProcessed: z.boolean(),
  wordCount: z.number().int(),
  /** The DOCX it came from is kept with it. */
  hasDocument: z.boolean(),
  keywordStats: keywordStats.nullable(),
  createdAt: instant,
  changedAt: instant,
  /** When it will be deleted if nothing changes; null: kept. */
  expiresAt: instant.nullable(),
});

export const run = z.object({
  status: z.enum(['queued', 'running', 'failed', 'done']),
  stage: z.enum(runStages).nullable(),
  /** 0 to 100, real. */
  progress: z.number(),
  progressUrl: z.string(),
  error: message.nullable(),
});
export type RunView = z.infer<typeof run>;

/** The reply of GET /api/resumes/{id}; process, edits, answers and text answer with it too. */
export const resumeReply = z.object({
  resume,
  run: run.nullable(),
  improvements: z.array(improvement),
  isLimited: z.boolean(),
  upgradeMessage: z.string().nullable(),
  plan: z.enum(['free', 'basic', 'premium']),
  /** What the limited view says about what it does not show. */
  counts: z
    .object({
      edits: z.number(),
      requirements: z.number(),
      questions: z.number(),
      improvements: z.number(),
    })
    .nullable(),
  report: parseReport.nullable(),
  /** Whole results only. */
  result: result.nullable(),
  model: modelState.optional(),
});
export type ResumeReply = z.infer<typeof resumeReply>;
