import { z } from 'zod';
import { defineCall } from '../call.ts';
import { jobAlert } from '../shapes/job-alert.ts';

export const endJobAlert = defineCall({
  method: 'DELETE',
  path: '/api/job-alert',
  summary: 'No weekly mail any more. Also without Premium.',
  replies: { 200: z.object({ alert: jobAlert }) },
});
export type EndJobAlert = typeof endJobAlert;
