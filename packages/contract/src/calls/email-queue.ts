import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';

export const emailQueue = defineCall({
  method: 'GET',
  path: '/api/email-queue',
  summary: 'Mails of the outbox, for administrators.',
  query: z.object({ cursor: z.string().max(100).optional(), search: z.string().max(200).optional() }),
  replies: {
    200: z.object({
      emails: z.array(
        z.object({
          id: z.string(),
          subject: z.string(),
          toEmail: z.string(),
          status: z.string(),
          createdAt: instant,
        }),
      ),
      total: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  },
});
export type EmailQueue = typeof emailQueue;
