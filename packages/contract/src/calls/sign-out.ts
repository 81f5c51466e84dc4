import { z } from 'zod';
import { defineCall } from '../call.ts';

export const signOut = defineCall({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'End this session, or all others.',
  body: z.object({ others: z.boolean().default(false) }).default({ others: false }),
  replies: { 200: z.object({ ended: z.number().int() }) },
});
export type SignOut = typeof signOut;
