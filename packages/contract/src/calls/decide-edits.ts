import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';
import { resumeReply } from '../shapes/resume.ts';

export const decideEdits = defineCall({
  method: 'PATCH',
  path: '/api/resumes/:id/edits',
  summary: 'Accept or reject edits; the text and the scores follow at once.',
  params: idParams,
  body: z.object({
    decisions: z
      .array(z.object({ id: z.string().max(64), accepted: z.boolean() }))
      .min(1)
      .max(500),
  }),
  replies: { 200: resumeReply },
});
export type DecideEdits = typeof decideEdits;
