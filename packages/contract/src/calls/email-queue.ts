import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';
import { cursor, mailStates, queueFilter } from '../shapes/mail.ts';

export const queuedMail = z.object({
  id: z.string(),
  /** Empty once the content was deleted, thirty days after the end. */
  subject: z.string(),
  toEmail: z.string(),
  status: z.enum(mailStates),
  createdAt: instant,
  template: z.string(),
  dueAt: instant,
  /** A code of why it ended so; never a server's words. */
  reason: z.string().nullable(),
  /** It lies in the local outbox and can be opened. */
  readable: z.boolean(),
});
export type QueuedMail = z.infer<typeof queuedMail>;

export const emailQueue = defineCall({
  method: 'GET',
  path: '/api/email-queue',
  summary: 'Mails of the outbox, the newest first. For administrators.',
  query: queueFilter.extend({ cursor }),
  replies: {
    200: z.object({
      emails: z.array(queuedMail),
      /** Of this search. */
      total: z.number().int(),
      /** Pending and claimed, of all. */
      inQueue: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  },
});
export type EmailQueue = typeof emailQueue;
