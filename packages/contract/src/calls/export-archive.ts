import { z } from 'zod';
import { defineCall } from '../call.ts';

export const exportArchive = defineCall({
  method: 'GET',
  path: '/api/account/export-archive',
  summary: 'Everything stored about the caller: JSON and the files that belong to it, in one archive.',
  produces: 'application/zip',
  replies: { 200: z.string() },
});
export type ExportArchive = typeof exportArchive;
