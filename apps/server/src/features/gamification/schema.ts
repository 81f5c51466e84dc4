import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Progress } from './progress.ts';

export const gamificationScores = pgTable('gamification_scores', {
  ownerId: text('owner_id').primaryKey(),
  handle: text().notNull().unique(),
  onBoard: boolean('on_board').notNull().default(true),
  totalPoints: integer('total_points').notNull().default(0),
  resumesOptimized: integer('resumes_optimized').notNull().default(0),
  factsCounted: bigint('facts_counted', { mode: 'number' }).notNull().default(0),
  timeZone: text('time_zone').notNull().default('UTC'),
  progress: jsonb().$type<Progress>(),
});
