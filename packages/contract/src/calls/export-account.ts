import { z } from 'zod';
import { defineCall } from '../call.ts';

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything stored about the caller, as JSON.',
  replies: { 200: z.record(z.string(), z.unknown()) },
});
export type ExportAccount = typeof exportAccount;
