import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  ownerId: text('owner_id').primaryKey(),
  email: text().notNull().unique(),
  emailConfirmedAt: instant('email_confirmed_at'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  passwordHash: text('password_hash'),
  role: text({ enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  language: text().notNull(),
  timeZone: text('time_zone').notNull(),
  pictureVersion: text('picture_version'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  ownerId: text('owner_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
});

export const accountLinks = pgTable('account_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  ownerId: text('owner_id').notNull(),
  purpose: text({ enum: ['sign-in', 'reset', 'confirm'] }).notNull(),
  proofHash: bytea('proof_hash'),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const accountPictures = pgTable('account_pictures', {
  ownerId: text('owner_id').primaryKey(),
  sealed: bytea().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytea().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    ownerId: text('owner_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);
