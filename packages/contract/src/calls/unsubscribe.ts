import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mailTokenParams } from '../shapes/mail.ts';

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  summary: 'End one kind of mail with one click (RFC 8058): no cookie, no redirect.',
  params: mailTokenParams,
  replies: { 200: z.object({ unsubscribed: z.literal(true) }) },
});
export type Unsubscribe = typeof unsubscribe;
