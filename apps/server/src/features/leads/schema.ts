import { languages } from '@tailor/contract/languages';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const leads = pgTable('leads', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  resumeId: text('resume_id'),
  email: text().notNull(),
  addressHash: bytea('address_hash').notNull().unique(),
  type: text({ enum: ['free_user', 'basic', 'premium'] }).notNull(),
  amount: integer().notNull(),
  language: text({ enum: languages }).notNull(),
  consentVersion: text('consent_version').notNull(),
  consentSource: text('consent_source').notNull(),
  consentAt: instant('consent_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  checkoutStartedAt: instant('checkout_started_at'),
  checkoutCompletedAt: instant('checkout_completed_at'),
  abandonedSentAt: instant('abandoned_sent_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
export type LeadRow = typeof leads.$inferSelect;
