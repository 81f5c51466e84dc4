import { z } from 'zod';
import { defineCall } from '../call.ts';
import { queueFilter } from '../shapes/mail.ts';

export const exportEmailQueue = defineCall({
  method: 'GET',
  path: '/api/email-queue/export',
  summary: 'Mails of the outbox as CSV, with nothing in it that a spreadsheet would run. For administrators.',
  query: queueFilter,
  replies: { 200: z.string() },
  produces: 'text/csv',
});
export type ExportEmailQueue = typeof exportEmailQueue;
