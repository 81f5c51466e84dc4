import { z } from 'zod';
import { defineCall } from '../call.ts';
import { password } from './sign-up.ts';

export const useLink = defineCall({
  method: 'POST',
  path: '/api/auth/use-link',
  summary:
    'Act on a mailed link: sign in, confirm the address, or set a new password. Once, within 20 minutes.',
  body: z.object({
    token: z.string().min(16).max(100),
    password: password.nullish(),
  }),
  replies: {
    200: z.object({ status: z.literal('signed_in'), purpose: z.enum(['sign-in', 'reset', 'confirm']) }),
  },
});
export type UseLink = typeof useLink;
