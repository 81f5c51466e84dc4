import { runStages } from '@tailor/contract/shapes/run-stages';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const resumeKeys = pgTable('resume_keys', {
  resumeId: text('resume_id').primaryKey(),
  masterId: text('master_id').notNull(),
  wrapped: bytea().notNull(),
});

export const resumes = pgTable('resumes', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  sealed: bytea().notNull(),
  wordCount: integer('word_count').notNull(),
  version: integer().notNull().default(1),
  processedVersion: integer('processed_version'),
  modelConsent: text('model_consent'),
  /** Where a visitor was who switched it on; never the address itself. */
  modelNetwork: text('model_network'),
  createdAt: instant('created_at').notNull().defaultNow(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
});

export const resumeResults = pgTable('resume_results', {
  resumeId: text('resume_id').primaryKey(),
  version: integer().notNull(),
  sealed: bytea().notNull(),
  madeUnder: text('made_under', { enum: ['free', 'basic', 'premium'] })
    .notNull()
    .default('free'),
  revision: integer().notNull().default(1),
  madeAt: instant('made_at').notNull().defaultNow(),
});

export const resumeRuns = pgTable(
  'resume_runs',
  {
    resumeId: text('resume_id').notNull(),
    version: integer().notNull(),
    status: text({ enum: ['queued', 'running', 'failed', 'done'] }).notNull(),
    stage: text({ enum: runStages }),
    progress: integer().notNull().default(0),
    errorCode: text('error_code'),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.version] })],
);
