import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const extractionEvents = defineCall({
  method: 'GET',
  path: '/api/extract-text/:id/events',
  summary: 'Progress of an extraction as an event stream.',
  params: idParams,
  query: z.object({ lastEventId: z.string().max(20).optional() }),
  replies: {
    200: z.object({ progress: z.number(), page: z.number().nullable(), pages: z.number().nullable() }),
  },
  produces: 'text/event-stream',
});
export type ExtractionEvents = typeof extractionEvents;
