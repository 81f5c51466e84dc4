import { z } from 'zod';
import { defineCall } from '../call.ts';

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary: 'End the subscription, erase everything; payment records stay without content as the law demands.',
  body: z.object({ confirm: z.literal('delete') }),
  replies: { 200: z.object({ deleted: z.literal(true) }) },
});
export type DeleteAccount = typeof deleteAccount;
