import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const deleteResume = defineCall({
  method: 'DELETE',
  path: '/api/resumes/:id',
  summary: 'Delete a resume, its results and its key, now.',
  params: idParams,
  replies: { 200: z.object({ deleted: z.literal(true) }) },
});
export type DeleteResume = typeof deleteResume;
