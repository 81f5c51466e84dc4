import { z } from 'zod';
import { defineCall } from '../call.ts';
import { leadFilter } from '../shapes/mail.ts';

export const exportEmailLeads = defineCall({
  method: 'GET',
  path: '/api/email-leads/export',
  summary: 'Leads as CSV, with nothing in it that a spreadsheet would run. For administrators.',
  query: leadFilter,
  replies: { 200: z.string() },
  produces: 'text/csv',
});
export type ExportEmailLeads = typeof exportEmailLeads;
