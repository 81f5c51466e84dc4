import { applicationStatuses } from '@tailor/contract/shapes/application';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const applications = pgTable('applications', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  resumeId: text('resume_id'),
  postingId: text('posting_id'),
  status: text({ enum: applicationStatuses }).notNull().default('saved'),
  title: text().notNull().default(''),
  company: text().notNull().default(''),
  url: text(),
  notes: text().notNull().default(''),
  score: integer(),
  remindOn: date('remind_on'),
  appliedOn: date('applied_on'),
  interviewOn: date('interview_on'),
  decidedOn: date('decided_on'),
  sealed: bytea(),
  masterId: text('master_id'),
  wrapped: bytea(),
  createdAt: instant('created_at').notNull().defaultNow(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
export type ApplicationRow = typeof applications.$inferSelect;
