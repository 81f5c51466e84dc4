import { z } from 'zod';
import { defineCall } from '../call.ts';

export const createSubscription = defineCall({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Start Premium for the signed-in user; pressed twice it is the same one.',
  body: z.object({
    /** Accepted for old payloads, never believed. */
    userId: z.union([z.string().max(200), z.number()]).nullish(),
  }),
  replies: {
    200: z.object({ clientSecret: z.string().min(1), message: z.string(), url: z.string() }),
  },
});
export type CreateSubscription = typeof createSubscription;
