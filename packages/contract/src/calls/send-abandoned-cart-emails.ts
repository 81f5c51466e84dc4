import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sendAbandonedCartEmails = defineCall({
  method: 'POST',
  path: '/api/send-abandoned-cart-emails',
  summary: 'Queue the abandoned-cart mail for checkouts started that long ago or longer. For administrators.',
  body: z.object({ hoursAgo: z.number().min(0).max(720).default(2) }),
  replies: { 200: z.object({ emailsSent: z.number().int(), abandonedCarts: z.number().int() }) },
});
export type SendAbandonedCartEmails = typeof sendAbandonedCartEmails;
