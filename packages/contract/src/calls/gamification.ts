import { z } from 'zod';
import { defineCall } from '../call.ts';
import { achievement, challenge, gamificationProgress } from '../shapes/gamification.ts';

export const gamification = defineCall({
  method: 'GET',
  path: '/api/gamification',
  summary: 'The whole dashboard of the signed-in user.',
  replies: {
    200: z.object({
      progress: gamificationProgress,
      achievements: z.array(achievement),
      todaysChallenges: z.array(challenge),
      challengeProgress: z.array(
        z.object({ challengeId: z.string(), isCompleted: z.boolean(), currentValue: z.number() }),
      ),
      leaderboard: z.array(
        z.object({ id: z.string(), totalPoints: z.number().int(), resumesOptimized: z.number().int() }),
      ),
      /** Whether this person stands on the board, and under which id. */
      onBoard: z.boolean(),
      ownId: z.string().nullable(),
    }),
  },
});
export type Gamification = typeof gamification;
