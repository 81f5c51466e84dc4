import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const refundPayment = defineCall({
  method: 'POST',
  path: '/api/payments/:id/refund',
  summary: 'Give a payment back; the right goes with the money. For administrators. Pressed twice: once.',
  params: idParams,
  replies: { 200: z.object({ status: z.string() }) },
});
export type RefundPayment = typeof refundPayment;
