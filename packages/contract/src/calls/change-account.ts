import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { title } from '../shapes/basics.ts';
import { user } from './current-user.ts';
import { password } from './sign-up.ts';

export const changeAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change name or password; a new password ends all other sessions.',
  body: z.object({
    firstName: title.nullish(),
    lastName: title.nullish(),
    currentPassword: z.string().max(limits.maxPasswordCharacters).nullish(),
    newPassword: password.nullish(),
  }),
  replies: { 200: z.object({ user }) },
});
export type ChangeAccount = typeof changeAccount;
