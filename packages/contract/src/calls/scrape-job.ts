import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';

export const scrapeJob = defineCall({
  method: 'POST',
  path: '/api/scrape-job',
  summary: 'Title, description and company of the posting at an address.',
  body: z.object({ url: z.string().min(1).max(limits.maxUrlCharacters) }),
  replies: {
    200: z.object({
      success: z.boolean(),
      jobTitle: z.string(),
      jobDescription: z.string(),
      company: z.string(),
      /** Why there is no posting, by code; the person is asked to paste the text instead. */
      reason: z.string().optional(),
    }),
  },
});
export type ScrapeJob = typeof scrapeJob;
