import { z } from 'zod';
import { type CallBody, defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { description, id, title } from '../shapes/basics.ts';

/** Bounded well above the limit of words, so that too long a text gets its own clear answer. */
const text = z.string().max(limits.jsonBytes);

export const createResume = defineCall({
  method: 'POST',
  path: '/api/resumes',
  summary: 'Store a resume and the job it is meant for. Exactly one of originalContent and resumeText.',
  body: z.object({
    originalContent: text.optional(),
    resumeText: text.optional(),
    jobTitle: title.default(''),
    jobDescription: description.default(''),
    jobUrl: z.string().max(limits.maxUrlCharacters).nullish(),
    company: z.string().max(limits.maxCompanyCharacters).nullish(),
    /** The reading that the text came from: a DOCX is kept with the resume and given back with changes in place. */
    extractionId: z
      .string()
      .regex(/^[\w-]{20,64}$/)
      .nullish(),
    /** The person lets the configured language model propose words, also in a run that a payment starts. */
    useModel: z.boolean().nullish(),
    /** Accepted for old payloads, never believed. */
    userId: z.union([z.string().max(200), z.number()]).nullish(),
    isPaid: z.boolean().nullish(),
    wordCount: z.number().nullish(),
  }),
  replies: {
    201: z.object({
      resume: z.object({
        id,
        userId: z.string().nullable(),
        jobTitle: z.string(),
        isProcessed: z.boolean(),
        wordCount: z.number(),
      }),
    }),
  },
});
export type CreateResume = typeof createResume;
export type CreateResumeBody = CallBody<CreateResume>;
