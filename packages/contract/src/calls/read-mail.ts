import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';
import { mailPreview } from '../shapes/mail.ts';

export const readMail = defineCall({
  method: 'GET',
  path: '/api/email-queue/:id',
  summary: 'A mail of the local outbox as it reads. For administrators; only without a mail server.',
  params: idParams,
  replies: { 200: z.object({ toEmail: z.string(), preview: mailPreview }) },
});
export type ReadMail = typeof readMail;
