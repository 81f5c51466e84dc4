import { z } from 'zod';
import { defineCall } from '../call.ts';
import { jobAlert } from '../shapes/job-alert.ts';

export const readJobAlert = defineCall({
  method: 'GET',
  path: '/api/job-alert',
  summary: 'Whether new matches are mailed once a week, and for which resume. Premium.',
  replies: { 200: z.object({ alert: jobAlert }) },
});
export type ReadJobAlert = typeof readJobAlert;
