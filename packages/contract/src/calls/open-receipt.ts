import { z } from 'zod';
import { defineCall } from '../call.ts';
import { linkToken } from './send-receipt-link.ts';

export const openReceipt = defineCall({
  method: 'POST',
  path: '/api/receipt/open',
  summary: "Open what was bought, in the account of the payer's address. Once, within 20 minutes.",
  body: z.object({ token: linkToken }),
  replies: { 200: z.object({ status: z.literal('signed_in'), resumeId: z.string().nullable() }) },
});
export type OpenReceipt = typeof openReceipt;
