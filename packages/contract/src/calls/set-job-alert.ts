import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../shapes/basics.ts';
import { jobAlert } from '../shapes/job-alert.ts';

export const setJobAlert = defineCall({
  method: 'PUT',
  path: '/api/job-alert',
  summary: 'Mail new matches of one resume once a week. Premium.',
  body: z.object({ resumeId: id }),
  replies: { 200: z.object({ alert: jobAlert }) },
});
export type SetJobAlert = typeof setJobAlert;
