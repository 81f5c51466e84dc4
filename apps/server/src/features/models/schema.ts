import { runStages } from '@tailor/contract/shapes/run-stages';
import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const modelRuns = pgTable(
  'model_runs',
  {
    resumeId: text('resume_id').notNull(),
    version: integer().notNull(),
    /** What the person switched on, as consentTo() names it. */
    consent: text().notNull(),
    status: text({ enum: ['queued', 'running', 'failed', 'done'] }).notNull(),
    stage: text({ enum: runStages }),
    progress: integer().notNull().default(0),
    errorCode: text('error_code'),
    taken: integer().notNull().default(0),
    dropped: integer().notNull().default(0),
    /** Tells one run from the next that went through the same states: finished replies are kept by them. */
    presses: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.version] })],
);

export const modelAnswers = pgTable(
  'model_answers',
  {
    resumeId: text('resume_id').notNull(),
    address: text().notNull(),
    state: text({ enum: ['asked', 'answered'] }).notNull(),
    sealed: bytea(),
    /** Reserved, then counted. */
    tokens: integer().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.address] })],
);

export const modelSpend = pgTable(
  'model_spend',
  {
    day: date().notNull(),
    ownerId: text('owner_id').notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.ownerId] })],
);
