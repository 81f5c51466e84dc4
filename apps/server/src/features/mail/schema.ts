import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

export const mailOutbox = pgTable('mail_outbox', {
  id: text().primaryKey(),
  key: text().unique(),
  kind: text().notNull(),
  ownerId: text('owner_id'),
  resumeId: text('resume_id'),
  language: text().notNull(),
  sealed: bytea().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytea().notNull(),
  state: text().notNull().default('pending'),
  attempts: integer().notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});
