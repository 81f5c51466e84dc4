import type { challengeTypes } from '@tailor/contract/shapes/gamification';

export type ChallengeType = (typeof challengeTypes)[number];

/** Every number of the game. */
export const rules = {
  resumePoints: 10,
  rewardedResumesADay: 5,
  /** Share of its runs of words that must be in nothing rewarded before. */
  newShare: 0.2,
  rememberMs: 30 * 24 * 3_600_000,
  speedMs: 15 * 60_000,
  speedMinEdits: 5,
} as const;

export const challengeRules: Record<ChallengeType, { target: number; points: number }> = {
  ats_score: { target: 80, points: 30 },
  keyword_optimization: { target: 5, points: 20 },
  speed_challenge: { target: 1, points: 15 },
  content_enhancement: { target: 3, points: 20 },
};

export const achievementRules = {
  resumes: 1,
  score: 90,
  keywords: 50,
  streak: 7,
  manyResumes: 10,
  challenges: 10,
} as const;
