import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { email } from '../shapes/basics.ts';

export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in',
  summary: 'Sign in with e-mail and password; one answer for a wrong password and an unknown address.',
  body: z.object({ email, password: z.string().max(limits.maxPasswordCharacters) }),
  replies: { 200: z.object({ status: z.literal('signed_in') }) },
});
export type SignIn = typeof signIn;
