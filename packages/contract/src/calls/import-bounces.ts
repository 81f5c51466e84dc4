import { z } from 'zod';
import { defineCall } from '../call.ts';

export const importBounces = defineCall({
  method: 'POST',
  path: '/api/email-bounces',
  summary:
    'Hard bounces and complaints from a file: a list, or the report of a mail server. For administrators.',
  body: z.object({ text: z.string().min(1).max(1_500_000) }),
  replies: {
    200: z.object({
      bounces: z.number().int(),
      complaints: z.number().int(),
      /** Lines that said no address. */
      unread: z.number().int(),
    }),
  },
});
export type ImportBounces = typeof importBounces;
