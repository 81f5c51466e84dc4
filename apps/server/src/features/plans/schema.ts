import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const planGrants = pgTable('plan_grants', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  resumeId: text('resume_id'),
  plan: text({ enum: ['basic', 'premium'] }).notNull(),
  source: text().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
