import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const visitors = pgTable('visitors', {
  ownerId: text('owner_id').primaryKey(),
  language: text().notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
