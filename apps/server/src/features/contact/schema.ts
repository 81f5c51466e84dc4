import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: text().primaryKey(),
  ownerId: text('owner_id'),
  language: text().notNull(),
  priority: boolean().notNull().default(false),
  sealed: bytea().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
