import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { idParams } from '../shapes/basics.ts';
import { resumeReply } from '../shapes/resume.ts';

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/answers',
  summary:
    'Answer a question; "yes" is a fact that counts at once, "no" is kept too, null takes an answer back.',
  params: idParams,
  body: z.object({
    questionId: z.string().max(64),
    answer: z.enum(['yes', 'no']).nullable(),
    entryId: z.string().max(64).nullish(),
    detail: z.string().max(limits.maxDetailCharacters).nullish(),
  }),
  replies: { 200: resumeReply },
});
export type AnswerQuestion = typeof answerQuestion;
