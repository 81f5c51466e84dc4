import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const spendCredit = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/spend-credit',
  summary: 'Spend an unspent one-time purchase on this resume.',
  params: idParams,
  replies: { 200: z.object({ spent: z.literal(true) }) },
});
export type SpendCredit = typeof spendCredit;
