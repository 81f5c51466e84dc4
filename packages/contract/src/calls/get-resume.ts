import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';
import { resumeReply } from '../shapes/resume.ts';

export const getResume = defineCall({
  method: 'GET',
  path: '/api/resumes/:id',
  summary: 'A stored resume with its result, as far as the plan shows it.',
  params: idParams,
  replies: { 200: resumeReply },
});
export type GetResume = typeof getResume;
