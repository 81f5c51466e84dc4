import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { application, applicationStatus } from '../shapes/application.ts';
import { id, title } from '../shapes/basics.ts';

export const saveApplication = defineCall({
  method: 'POST',
  path: '/api/applications',
  summary:
    'Keep track of a job: typed in, from a recommendation, or from a result. The same job is kept once.',
  body: z.object({
    title: title.optional(),
    company: z.string().max(limits.maxCompanyCharacters).optional(),
    url: z.string().max(limits.maxUrlCharacters).optional(),
    status: applicationStatus.optional(),
    recommendationId: id.optional(),
    resumeId: id.optional(),
  }),
  replies: { 201: z.object({ application }) },
});
export type SaveApplication = typeof saveApplication;
