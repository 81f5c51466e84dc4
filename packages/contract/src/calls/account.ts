import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';
import { user } from './current-user.ts';

export const account = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The account of the signed-in user, with its sessions.',
  replies: {
    200: z.object({
      user,
      emailConfirmed: z.boolean(),
      hasPassword: z.boolean(),
      sessions: z.array(z.object({ current: z.boolean(), createdAt: instant, seenAt: instant })),
    }),
  },
});
export type Account = typeof account;
