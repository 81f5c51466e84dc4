import { z } from 'zod';
import { instant } from './basics.ts';

export const challengeTypes = [
  'ats_score',
  'keyword_optimization',
  'speed_challenge',
  'content_enhancement',
] as const;
export const achievementNames = [
  'Resume Rookie',
  'ATS Master',
  'Keyword Warrior',
  'Streak Champion',
  'Optimization Expert',
  'Challenge Crusher',
] as const;

export const gamificationProgress = z.object({
  totalPoints: z.number().int(),
  currentStreak: z.number().int(),
  resumesOptimized: z.number().int(),
});

export const achievement = z.object({ achievementType: z.enum(achievementNames), unlockedAt: instant });

export const challenge = z.object({
  id: z.string(),
  type: z.enum(challengeTypes),
  title: z.string(),
  description: z.string(),
  pointsReward: z.number().int(),
  targetValue: z.number().int(),
});
