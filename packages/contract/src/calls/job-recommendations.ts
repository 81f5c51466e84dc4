import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { id, message } from '../shapes/basics.ts';
import { jobTypes, pay } from '../shapes/pay.ts';

/** Fields that the plan locks are absent, not empty. */
export const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  salary: z.string().nullable(),
  jobType: z.string().nullable(),
  /** What salary and type say, where they could be read: to be shown in the words of the page. */
  pay: pay.optional(),
  jobTypes: z.array(z.enum(jobTypes)),
  description: z.string(),
  skills: z.array(z.string()),
  matchPercentage: z.number(),
  distanceMiles: z.number().optional(),
  sourceUrl: z.string().optional(),
  isPremiumFeature: z.boolean(),
  reasons: z.array(message),
  /** Credit that the source's terms ask for. */
  source: z.object({ name: z.string(), url: z.string().optional(), sample: z.boolean() }),
});
export type Recommendation = z.infer<typeof recommendation>;

export const jobRecommendations = defineCall({
  method: 'POST',
  path: '/api/generate-job-recommendations',
  summary: 'Postings that fit a resume. The text is neither stored nor logged.',
  body: z.object({
    resumeText: z.string().max(limits.maxCharacters),
    resumeId: id.nullish(),
    /** Accepted for old payloads, never believed. */
    userId: z.union([z.string().max(200), z.number()]).nullish(),
  }),
  replies: {
    200: z.object({
      success: z.boolean(),
      recommendations: z.array(recommendation),
      message: z.string().optional(),
    }),
  },
});
export type JobRecommendations = typeof jobRecommendations;
