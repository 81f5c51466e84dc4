import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const viewRecommendation = defineCall({
  method: 'POST',
  path: '/api/job-recommendations/:id/view',
  summary: 'Record that a recommendation was opened.',
  params: idParams,
  replies: { 200: z.object({ recorded: z.boolean() }) },
});
export type ViewRecommendation = typeof viewRecommendation;
