import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const actOnTestCheckout = defineCall({
  method: 'POST',
  path: '/api/test-checkout/:id',
  summary: 'Pay, decline, cancel, let expire, or pay later in the test checkout.',
  params: idParams,
  body: z.object({
    action: z.enum(['pay', 'decline', 'cancel', 'expire', 'pay-later', 'settle', 'fail-later']),
    /** Leave out the notification, or the redirect, to see that each alone is enough. */
    notify: z.boolean().default(true),
  }),
  replies: {
    200: z.object({
      state: z.enum(['open', 'paid', 'settling', 'expired', 'failed']),
      url: z.string().nullable(),
    }),
  },
});
export type ActOnTestCheckout = typeof actOnTestCheckout;
