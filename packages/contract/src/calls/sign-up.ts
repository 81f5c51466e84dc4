import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { email, title } from '../shapes/basics.ts';

export const password = z.string().min(limits.minPasswordCharacters).max(limits.maxPasswordCharacters);

export const signUp = defineCall({
  method: 'POST',
  path: '/api/auth/sign-up',
  summary: 'Make an account. The answer is the same for known and unknown addresses.',
  body: z.object({ email, password, firstName: title.nullish(), lastName: title.nullish() }),
  replies: {
    200: z.object({
      /** check_mail: a link was sent. signed_in: only on a local installation without a mail server. */
      status: z.enum(['check_mail', 'signed_in']),
    }),
  },
});
export type SignUp = typeof signUp;
