import { z } from 'zod';
import { defineCall } from '../call.ts';

export const stripeWebhook = defineCall({
  method: 'POST',
  path: '/api/stripe-webhook',
  summary:
    'Signed events of Stripe: hints, after which the truth is asked for. 200 also for what is ignored.',
  replies: { 200: z.object({ received: z.literal(true), used: z.boolean() }) },
});
export type StripeWebhook = typeof stripeWebhook;
