import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, instant } from '../shapes/basics.ts';

export const listResumes = defineCall({
  method: 'GET',
  path: '/api/resumes',
  summary: "The caller's own resumes, the latest change first.",
  replies: {
    200: z.object({
      resumes: z.array(
        z.object({
          id,
          jobTitle: z.string(),
          company: z.string().nullable(),
          isProcessed: z.boolean(),
          wordCount: z.number(),
          createdAt: instant,
          changedAt: instant,
          expiresAt: instant.nullable(),
        }),
      ),
    }),
  },
});
export type ListResumes = typeof listResumes;
