import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';
import { run } from '../shapes/resume.ts';

export const resumeEvents = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/events',
  summary: 'Progress of the run as an event stream; can be joined again with Last-Event-ID.',
  params: idParams,
  query: z.object({ lastEventId: z.string().max(20).optional(), of: z.enum(['run', 'model']).optional() }),
  replies: { 200: run },
  produces: 'text/event-stream',
});
export type ResumeEvents = typeof resumeEvents;
