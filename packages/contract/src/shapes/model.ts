import { z } from 'zod';
import { message } from './basics.ts';
import { runStages } from './run-stages.ts';

/** Why a language model's part ended early; the built-in result stands in every case. */
export const modelFailures = [
  'unreachable',
  'too_slow',
  'busy',
  'not_allowed',
  'refused',
  'unusable',
  'budget',
  'interrupted',
  'switched_off',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** Absent from a reply: nobody switched a language model on for this resume. */
export const modelState = z.object({
  name: z.string(),
  /** The host that the points went to; null: this very machine. */
  host: z.string().nullable(),
  status: z.enum(['queued', 'running', 'failed', 'done']),
  stage: z.enum(runStages).nullable(),
  progress: z.number(),
  error: message.nullable(),
  taken: z.number().int(),
  /** Proposed, and dropped by the built-in engine. */
  dropped: z.number().int(),
});
export type ModelStateView = z.infer<typeof modelState>;
