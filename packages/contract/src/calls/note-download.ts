import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const noteDownload = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/downloads',
  summary: 'A file of the result was taken along: what is accepted now counts for the challenges of today.',
  params: idParams,
  replies: { 200: z.object({ noted: z.literal(true) }) },
});
export type NoteDownload = typeof noteDownload;
