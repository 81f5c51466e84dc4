import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';
import { userIdParams } from './subscription-status.ts';

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/cancel-subscription/:userId',
  summary: 'Cancel at the end of the period (or at once, when past due); a foreign id is 403.',
  params: userIdParams,
  body: z.object({ now: z.boolean().default(false) }).default({ now: false }),
  replies: { 200: z.object({ success: z.literal(true), subscriptionEndDate: instant.nullable() }) },
});
export type CancelSubscription = typeof cancelSubscription;
