import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const completeChallenge = defineCall({
  method: 'POST',
  path: '/api/gamification/challenges/:id/complete',
  summary: 'Take the reward of a challenge that was really reached.',
  params: idParams,
  replies: { 200: z.object({ completed: z.literal(true), pointsAwarded: z.number().int() }) },
});
export type CompleteChallenge = typeof completeChallenge;
