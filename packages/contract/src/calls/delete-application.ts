import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const deleteApplication = defineCall({
  method: 'DELETE',
  path: '/api/applications/:id',
  summary: 'Keep track of a job no longer.',
  params: idParams,
  replies: { 200: z.object({ deleted: z.boolean() }) },
});
export type DeleteApplication = typeof deleteApplication;
