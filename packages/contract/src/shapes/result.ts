import { z } from 'zod';
import { message } from './basics.ts';

const line = z.number().int().nonnegative();
const relation = z.enum(['same', 'alias', 'implied', 'fact']);

export const effect = z.object({
  match: z.number(),
  /** Absent without the ATS right. */
  score: z.number().optional(),
});

export const edit = z.object({
  id: z.string(),
  kind: z.string(),
  maker: z.enum(['engine', 'model', 'person']),
  accepted: z.boolean(),
  place: z.object({ section: z.string().optional(), entryId: z.string().optional(), line: line.nullable() }),
  before: z.string(),
  after: z.string(),
  reason: message,
  evidence: z.array(line),
  terms: z.array(z.object({ added: z.string(), source: z.string(), line: line.nullable(), relation })),
  effect,
});
export type EditView = z.infer<typeof edit>;

export const requirement = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.string(),
  importance: z.enum(['must', 'preferred', 'context']),
  status: z.enum(['met', 'partly', 'missing', 'unknown']),
  /** line is null where a person's own answer is the evidence. */
  quotes: z.array(z.object({ line: line.nullable(), quote: z.string(), relation })),
  reason: message,
});
export type RequirementView = z.infer<typeof requirement>;

export const improvement = message.extend({
  id: z.string(),
  lines: z.array(line),
  gain: effect.optional(),
});
export type ImprovementView = z.infer<typeof improvement>;

export const question = message.extend({
  id: z.string(),
  requirementId: z.string(),
  term: z.string(),
  gain: effect,
  answer: z.enum(['yes', 'no']).nullable(),
  entryId: z.string().nullable(),
  detail: z.string().nullable(),
});
export type QuestionView = z.infer<typeof question>;

export const score = z.object({
  total: z.number(),
  before: z.number(),
  ceiling: z.number(),
  rubricVersion: z.string(),
  parts: z.array(
    z.object({ name: z.string(), points: z.number(), max: z.number(), reasons: z.array(message) }),
  ),
});
export type ScoreView = z.infer<typeof score>;

export const parseReport = z.object({
  fields: z.array(z.object({ field: z.string(), count: z.number(), lines: z.array(line) })),
  unread: z.array(line),
  findings: z.array(
    message.extend({ severity: z.enum(['info', 'warning', 'problem']), lines: z.array(line) }),
  ),
});

/** Places an answer can belong to: "Where did you use it?" */
export const entryChoice = z.object({ id: z.string(), label: z.string() });

export const result = z.object({
  maker: z.object({ kind: z.enum(['engine', 'model']), name: z.string() }),
  engineVersion: z.string(),
  language: z.string(),
  edits: z.array(edit),
  requirements: z.array(requirement),
  questions: z.array(question),
  entries: z.array(entryChoice),
  keywords: z.object({ added: z.array(z.string()), missing: z.array(z.string()) }),
  score: score.optional(),
  editedByHand: z.boolean(),
});
export type ResultView = z.infer<typeof result>;
