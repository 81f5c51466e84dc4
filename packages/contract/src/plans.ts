/** The plan table: everything that depends on a plan asks it. No zod here. */
import { limits } from './limits.ts';

export const planNames = ['free', 'basic', 'premium'] as const;
export type PlanName = (typeof planNames)[number];
export const paidPlans = ['basic', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

export interface Plan {
  name: PlanName;
  /** In US cents; other currencies in currencies.ts. */
  cents: number;
  period: 'once' | 'month' | null;
  maxWords: number;
  uploadBytes: number;
  /** All edits, requirements, questions, editing by hand, templates, download. */
  whole: boolean;
  atsScore: boolean;
  severalJobs: number;
  allRecommendations: boolean;
  tracking: boolean;
}

export const plans: Record<PlanName, Plan> = {
  free: {
    name: 'free',
    cents: 0,
    period: null,
    maxWords: limits.freeWords,
    uploadBytes: limits.freeUploadBytes,
    whole: false,
    atsScore: false,
    severalJobs: 1,
    allRecommendations: false,
    tracking: false,
  },
  basic: {
    name: 'basic',
    cents: 199,
    period: 'once',
    maxWords: limits.maxWords,
    uploadBytes: limits.uploadBytes,
    whole: true,
    atsScore: false,
    severalJobs: 1,
    allRecommendations: false,
    tracking: false,
  },
  premium: {
    name: 'premium',
    cents: 399,
    period: 'month',
    maxWords: limits.maxWords,
    uploadBytes: limits.uploadBytes,
    whole: true,
    atsScore: true,
    severalJobs: limits.jobsAtOnce,
    allRecommendations: true,
    tracking: true,
  },
};
