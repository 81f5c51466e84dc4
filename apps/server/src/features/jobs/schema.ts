import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export interface StoredPlace {
  lat: number;
  lon: number;
}

export const jobSources = pgTable('job_sources', {
  name: text().primaryKey(),
  connector: text().notNull(),
  settings: jsonb().$type<Record<string, string>>().notNull().default({}),
  cursor: text(),
  status: text({ enum: ['new', 'running', 'ok', 'waiting', 'failed', 'off'] })
    .notNull()
    .default('new'),
  error: text(),
  failures: integer().notNull().default(0),
  askedToday: integer('asked_today').notNull().default(0),
  askedOn: date('asked_on'),
  runStartedAt: instant('run_started_at'),
  lastOkAt: instant('last_ok_at'),
  nextRunAt: instant('next_run_at').notNull().defaultNow(),
});

export const jobPostings = pgTable('job_postings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  publicId: text('public_id').notNull(),
  source: text().notNull(),
  sourceKey: text('source_key').notNull(),
  fingerprint: text().notNull(),
  language: text().notNull(),
  title: text().notNull(),
  company: text().notNull(),
  location: text(),
  remote: boolean().notNull().default(false),
  places: jsonb().$type<StoredPlace[]>().notNull().default([]),
  salary: text(),
  jobType: text('job_type'),
  description: text().notNull(),
  skills: jsonb().$type<string[]>().notNull().default([]),
  url: text(),
  postedAt: instant('posted_at'),
  seenAt: instant('seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
  importedAt: instant('imported_at').notNull().defaultNow(),
});

export const jobReadings = pgTable('job_readings', {
  postingId: integer('posting_id').primaryKey(),
  version: text().notNull(),
  prepared: text().notNull(),
});

export const jobTerms = pgTable(
  'job_terms',
  {
    term: integer().notNull(),
    postingId: integer('posting_id').notNull(),
    weight: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.postingId] })],
);

export const jobTermCounts = pgTable('job_term_counts', {
  term: integer().primaryKey(),
  postings: integer().notNull(),
});

export const jobViews = pgTable(
  'job_views',
  {
    ownerId: text('owner_id').notNull(),
    postingId: text('posting_id').notNull(),
    viewedAt: instant('viewed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.postingId] })],
);
