import { z } from 'zod';
import { defineCall } from '../call.ts';
import { application, applicationRate } from '../shapes/application.ts';

export const listApplications = defineCall({
  method: 'GET',
  path: '/api/applications',
  summary: 'The jobs somebody keeps track of, and what came of them. Premium.',
  replies: {
    200: z.object({
      applications: z.array(application),
      statistics: z.object({
        all: applicationRate,
        byMonth: z.array(applicationRate),
        byScore: z.array(applicationRate),
      }),
    }),
  },
});
export type ListApplications = typeof listApplications;
