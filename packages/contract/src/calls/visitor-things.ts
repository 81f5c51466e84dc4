import { z } from 'zod';
import { defineCall } from '../call.ts';

export const visitorThings = defineCall({
  method: 'GET',
  path: '/api/auth/visitor',
  summary: 'What the visitor of this browser owned before signing in.',
  replies: {
    200: z.object({
      resumes: z.array(z.object({ id: z.string(), jobTitle: z.string() })),
      payments: z.number().int(),
      /** Uploaded, and kept until a resume is made of it. */
      documents: z.number().int(),
    }),
  },
});
export type VisitorThings = typeof visitorThings;
