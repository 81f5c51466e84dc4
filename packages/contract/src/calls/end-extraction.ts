import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const endExtraction = defineCall({
  method: 'DELETE',
  path: '/api/extract-text/:id',
  summary:
    'End the reading of an uploaded file, and forget what it found. The id is that of X-Extraction-Id.',
  params: idParams,
  replies: {
    /** Also when there was none: then there is nothing to end. */
    200: z.object({ ended: z.boolean() }),
  },
});
export type EndExtraction = typeof endExtraction;
