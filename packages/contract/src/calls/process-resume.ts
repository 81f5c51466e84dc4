import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';
import { resumeReply } from '../shapes/resume.ts';

export const processResume = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/process',
  summary:
    'Tailor the resume. Idempotent per version; 200 when done within 10 s, else 202 with the address of its progress.',
  params: idParams,
  body: z
    .object({
      /** Accepted for old payloads, never believed. */
      isPremium: z.boolean().nullish(),
      isFileUpload: z.boolean().nullish(),
      /** The person lets the configured language model propose words for this resume. */
      useModel: z.boolean().nullish(),
    })
    .default({}),
  replies: {
    200: resumeReply,
    202: z.object({ status: z.literal('running'), progressUrl: z.string() }),
  },
});
export type ProcessResume = typeof processResume;
