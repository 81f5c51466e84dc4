import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const mailStates = ['pending', 'claimed', 'sent', 'failed', 'uncertain', 'suppressed'] as const;
export type MailState = (typeof mailStates)[number];

export const mailOutbox = pgTable('mail_outbox', {
  id: text().primaryKey(),
  key: text().unique(),
  kind: text().notNull(),
  category: text({ enum: ['service', 'marketing', 'alert'] })
    .notNull()
    .default('service'),
  ownerId: text('owner_id'),
  resumeId: text('resume_id'),
  language: text().notNull(),
  sealed: bytea().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytea().notNull(),
  addressHash: bytea('address_hash'),
  domainHash: bytea('domain_hash'),
  state: text({ enum: mailStates }).notNull().default('pending'),
  attempts: integer().notNull().default(0),
  validUntil: instant('valid_until'),
  claim: text(),
  claimedUntil: instant('claimed_until'),
  handedAt: instant('handed_at'),
  handOvers: integer('hand_overs').notNull().default(0),
  reason: text(),
  dueAt: instant('due_at').notNull().defaultNow(),
  createdAt: instant('created_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
});
export type MailRow = typeof mailOutbox.$inferSelect;

export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    addressHash: bytea('address_hash').notNull(),
    scope: text({ enum: ['marketing', 'alert', 'all'] }).notNull(),
    reason: text({ enum: ['unsubscribed', 'bounced', 'complained'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.scope] })],
);
