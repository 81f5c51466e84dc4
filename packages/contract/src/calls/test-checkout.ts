import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencies } from '../currencies.ts';
import { paidPlans } from '../plans.ts';
import { idParams } from '../shapes/basics.ts';

export const testCheckout = defineCall({
  method: 'GET',
  path: '/api/test-checkout/:id',
  summary: 'The test checkout of the caller. Test mode: no money moves.',
  params: idParams,
  replies: {
    200: z.object({
      plan: z.enum(paidPlans),
      amount: z.number().int(),
      currency: z.enum(currencies),
      state: z.enum(['open', 'paid', 'settling', 'expired', 'failed']),
      returnUrl: z.string(),
      cancelUrl: z.string(),
    }),
  },
});
export type TestCheckout = typeof testCheckout;
