import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paidPlans } from '../plans.ts';
import { id } from '../shapes/basics.ts';

export const completePayment = defineCall({
  method: 'POST',
  path: '/api/complete-payment',
  summary: 'Confirm a checkout: 200 paid, 202 settling, 402 not paid, 404 not yours.',
  body: z.object({ sessionId: z.string().min(1).max(200) }),
  replies: {
    200: z.object({
      status: z.literal('paid'),
      plan: z.enum(paidPlans),
      resumeId: id.nullable(),
      claim: z.boolean(),
    }),
    202: z.object({ status: z.literal('settling'), plan: z.enum(paidPlans), resumeId: id.nullable() }),
  },
});
export type CompletePayment = typeof completePayment;
