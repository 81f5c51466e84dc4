import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const requestRefund = defineCall({
  method: 'POST',
  path: '/api/payments/:id/refund-request',
  summary: 'Ask for a refund within the refund days; an administrator handles it.',
  params: idParams,
  body: z.object({ reason: z.string().max(1_000).nullish() }).default({}),
  replies: { 200: z.object({ requested: z.literal(true) }) },
});
export type RequestRefund = typeof requestRefund;
