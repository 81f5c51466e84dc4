import { z } from 'zod';
import { defineCall } from '../call.ts';

export const actOnTestSubscription = defineCall({
  method: 'POST',
  path: '/api/test-subscription',
  summary: 'Let the test subscription of the caller renew or fail to renew. Test mode: no money moves.',
  body: z.object({ action: z.enum(['renew', 'fail']) }),
  replies: { 200: z.object({ subscriptionStatus: z.string() }) },
});
export type ActOnTestSubscription = typeof actOnTestSubscription;
