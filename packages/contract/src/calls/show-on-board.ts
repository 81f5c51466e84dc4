import { z } from 'zod';
import { defineCall } from '../call.ts';

export const showOnBoard = defineCall({
  method: 'PUT',
  path: '/api/gamification/board',
  summary: 'Stand on the leaderboard under a random id, or leave it.',
  body: z.object({ shown: z.boolean() }),
  replies: { 200: z.object({ shown: z.boolean() }) },
});
export type ShowOnBoard = typeof showOnBoard;
