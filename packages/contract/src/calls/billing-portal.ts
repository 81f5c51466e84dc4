import { z } from 'zod';
import { defineCall } from '../call.ts';

export const billingPortal = defineCall({
  method: 'POST',
  path: '/api/billing-portal',
  summary: 'The address where the caller changes how their subscription is paid.',
  replies: { 200: z.object({ url: z.string() }) },
});
export type BillingPortal = typeof billingPortal;
