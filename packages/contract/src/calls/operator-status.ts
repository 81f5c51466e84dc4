import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';

const count = z.number().int().nonnegative();

export const operatorStatus = defineCall({
  method: 'GET',
  path: '/api/status',
  summary: 'How this installation is doing, for administrators: figures, and what people wrote to it.',
  replies: {
    200: z.object({
      startedAt: instant,
      migration: z.string().max(200),
      node: z.string().max(40),
      memoryBytes: count,
      databaseBytes: count,
      diskFreeBytes: count,
      workers: count,
      jobs: z.object({ waiting: count, failed: count }),
      mails: z.object({ waiting: count, failed: count }),
      messages: z
        .array(
          z.object({
            id: z.string().max(64),
            name: z.string().max(200),
            email: z.string().max(254),
            subject: z.string().max(200),
            message: z.string().max(10_000),
            priority: z.boolean(),
            createdAt: instant,
          }),
        )
        .max(50),
    }),
  },
});
export type OperatorStatus = typeof operatorStatus;
