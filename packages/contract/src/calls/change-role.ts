import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const changeRole = defineCall({
  method: 'POST',
  path: '/api/people/:id/role',
  summary: 'Make somebody an administrator, or no longer one. For administrators; never for oneself.',
  params: idParams,
  body: z.object({ role: z.enum(['user', 'admin']) }),
  replies: { 200: z.object({ role: z.enum(['user', 'admin']) }) },
});
export type ChangeRole = typeof changeRole;
