import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email } from '../shapes/basics.ts';

export const checkoutStarted = defineCall({
  method: 'POST',
  path: '/api/checkout-started',
  summary: 'A captured address went on to the checkout.',
  body: z.object({ email }),
  replies: { 200: z.object({ success: z.boolean() }) },
});
export type CheckoutStarted = typeof checkoutStarted;
