import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email } from '../shapes/basics.ts';

export const mailEvents = defineCall({
  method: 'POST',
  path: '/api/mail-events',
  summary: 'A mail service tells of hard bounces and complaints; opened by MAIL_EVENTS_TOKEN.',
  body: z.object({
    events: z.array(z.object({ type: z.enum(['bounce', 'complaint']), email })).max(1_000),
  }),
  replies: { 200: z.object({ noted: z.number().int() }) },
});
export type MailEvents = typeof mailEvents;
