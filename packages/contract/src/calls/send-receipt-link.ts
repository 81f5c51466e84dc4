import { z } from 'zod';
import { defineCall } from '../call.ts';

export const linkToken = z.string().min(16).max(100);

export const sendReceiptLink = defineCall({
  method: 'POST',
  path: '/api/receipt/send-link',
  summary: "Mail a fresh link to the payer's address; the link of a receipt can do nothing else.",
  body: z.object({ token: linkToken }),
  replies: { 200: z.object({ status: z.literal('check_mail') }) },
});
export type SendReceiptLink = typeof sendReceiptLink;
