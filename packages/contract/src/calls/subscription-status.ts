import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';

export const userIdParams = z.object({ userId: z.string().min(1).max(200) });

export const subscriptionStatus = defineCall({
  method: 'GET',
  path: '/api/subscription-status/:userId',
  summary: 'State of the subscription of the caller; a foreign id is 403.',
  params: userIdParams,
  replies: {
    200: z.object({
      hasActiveSubscription: z.boolean(),
      subscriptionStatus: z.enum(['active', 'canceled', 'past_due', 'none']),
      subscriptionEndDate: instant.nullable(),
      /** Unspent one-time purchases. */
      credits: z.number().int(),
    }),
  },
});
export type SubscriptionStatus = typeof subscriptionStatus;
