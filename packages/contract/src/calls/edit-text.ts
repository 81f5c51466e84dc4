import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { idParams } from '../shapes/basics.ts';
import { resumeReply } from '../shapes/resume.ts';

export const editText = defineCall({
  method: 'PUT',
  path: '/api/resumes/:id/text',
  summary: 'Replace the tailored text by hand; null goes back to the accepted edits. Scored again at once.',
  params: idParams,
  body: z.object({ optimizedContent: z.string().max(limits.maxCharacters).nullable() }),
  replies: { 200: resumeReply },
});
export type EditText = typeof editText;
