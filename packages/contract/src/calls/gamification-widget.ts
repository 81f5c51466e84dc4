import { z } from 'zod';
import { defineCall } from '../call.ts';
import { achievement, challenge, gamificationProgress } from '../shapes/gamification.ts';

export const gamificationWidget = defineCall({
  method: 'GET',
  path: '/api/gamification/widget',
  summary: 'Progress, achievements and the challenges of today.',
  replies: {
    200: z.object({
      progress: gamificationProgress,
      achievements: z.array(achievement),
      todaysChallenges: z.array(challenge),
    }),
  },
});
export type GamificationWidget = typeof gamificationWidget;
