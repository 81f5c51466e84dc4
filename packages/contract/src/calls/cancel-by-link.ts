import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';
import { linkToken } from './send-receipt-link.ts';

export const cancelByLink = defineCall({
  method: 'POST',
  path: '/api/cancel',
  summary: 'Cancel the subscription that a mailed link names, without a session. Pressed twice: the same.',
  body: z.object({ token: linkToken }),
  replies: { 200: z.object({ canceled: z.literal(true), endsAt: instant }) },
});
export type CancelByLink = typeof cancelByLink;
