import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const mailFile = defineCall({
  method: 'GET',
  path: '/api/email-queue/:id/file',
  summary: 'A mail of the local outbox as a file that mail programs open. For administrators.',
  params: idParams,
  replies: { 200: z.string() },
  produces: 'message/rfc822',
});
export type MailFile = typeof mailFile;
