/** Every number of the product that a limit asks for, in one place. No zod here. */
const MEGABYTE = 1024 * 1024;

export const limits = {
  freeWords: 500,
  maxWords: 20_000,
  maxCharacters: 200_000,
  maxDescriptionCharacters: 60_000,
  maxTitleCharacters: 300,
  maxCompanyCharacters: 300,
  maxUrlCharacters: 2_048,
  maxEmailCharacters: 254,
  maxDetailCharacters: 1_000,
  minPasswordCharacters: 10,
  maxPasswordCharacters: 200,
  freeUploadBytes: 5 * MEGABYTE,
  uploadBytes: 500 * MEGABYTE,
  /** Bodies of JSON calls. */
  jsonBytes: 2 * MEGABYTE,
  previewOriginalCharacters: 200,
  previewOptimizedCharacters: 300,
  freeImprovements: 3,
  openRecommendations: 3,
  recommendationMinCharacters: 100,
  jobsAtOnce: 10,
  unpaidRetentionHours: 48,
  visitorPaidRetentionMonths: 12,
  /** How long `process` waits for its run before it answers 202. */
  processWaitMs: 10_000,
} as const;
