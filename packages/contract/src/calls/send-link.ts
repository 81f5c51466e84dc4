import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email } from '../shapes/basics.ts';

export const sendLink = defineCall({
  method: 'POST',
  path: '/api/auth/send-link',
  summary:
    'Mail a link to sign in, or to choose a new password. The answer never reveals who has an account.',
  body: z.object({ email, purpose: z.enum(['sign-in', 'reset']) }),
  replies: { 200: z.object({ status: z.literal('check_mail') }) },
});
export type SendLink = typeof sendLink;
