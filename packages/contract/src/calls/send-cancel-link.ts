import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email } from '../shapes/basics.ts';

export const sendCancelLink = defineCall({
  method: 'POST',
  path: '/api/cancel/send-link',
  summary: 'Mail a link that cancels a subscription. The answer never reveals who has one.',
  body: z.object({ email }),
  replies: { 200: z.object({ status: z.literal('check_mail') }) },
});
export type SendCancelLink = typeof sendCancelLink;
