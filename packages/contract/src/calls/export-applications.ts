import { z } from 'zod';
import { defineCall } from '../call.ts';

export const exportApplications = defineCall({
  method: 'GET',
  path: '/api/applications/export',
  summary: 'The tracked jobs as CSV, with nothing in it that a spreadsheet would run. Premium.',
  replies: { 200: z.string() },
  produces: 'text/csv',
});
export type ExportApplications = typeof exportApplications;
