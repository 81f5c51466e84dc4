import { z } from 'zod';
import { defineCall } from '../call.ts';

export const claimVisitor = defineCall({
  method: 'POST',
  path: '/api/auth/claim',
  summary: 'Move what the visitor owned to the signed-in user ("mine"), or leave it behind ("not mine").',
  body: z.object({ mine: z.boolean() }),
  replies: { 200: z.object({ moved: z.boolean() }) },
});
export type ClaimVisitor = typeof claimVisitor;
