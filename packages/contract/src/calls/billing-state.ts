import { z } from 'zod';
import { defineCall } from '../call.ts';
import { planNames } from '../plans.ts';
import { instant } from '../shapes/basics.ts';

export const billingState = defineCall({
  method: 'GET',
  path: '/api/billing',
  summary: 'Plan and unspent credits of the caller, visitor or user; whether payments are test payments.',
  replies: {
    200: z.object({
      plan: z.enum(planNames),
      endsAt: instant.nullable(),
      credits: z.number().int(),
      testMode: z.boolean(),
    }),
  },
});
export type BillingState = typeof billingState;
