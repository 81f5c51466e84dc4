import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paidPlans } from '../plans.ts';
import { email, id } from '../shapes/basics.ts';

export const createCheckoutSession = defineCall({
  method: 'POST',
  path: '/api/create-checkout-session',
  summary: 'Start a checkout; the browser goes to the returned address.',
  body: z.object({
    type: z.enum(paidPlans),
    resumeId: id.nullish(),
    email: email.nullish(),
    /** Express consent to immediate performance, where the law asks for it. */
    immediateConsent: z.boolean().default(false),
  }),
  replies: { 200: z.object({ url: z.string() }) },
});
export type CreateCheckoutSession = typeof createCheckoutSession;
