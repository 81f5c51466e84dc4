import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const jobAlerts = pgTable('job_alerts', {
  ownerId: text('owner_id').primaryKey(),
  resumeId: text('resume_id').notNull(),
  since: instant('since').notNull(),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
export type JobAlertRow = typeof jobAlerts.$inferSelect;

export const jobAlerted = pgTable(
  'job_alerted',
  { ownerId: text('owner_id').notNull(), mark: text().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.mark] })],
);
