import { currencies } from '@tailor/contract/currencies';
import { languages } from '@tailor/contract/languages';
import { paidPlans } from '@tailor/contract/plans';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The owner of payment records whose person is gone. */
export const ERASED = 'erased';

export const checkouts = pgTable('checkouts', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  resumeId: text('resume_id'),
  plan: text({ enum: paidPlans }).notNull(),
  amount: integer().notNull(),
  currency: text({ enum: currencies }).notNull(),
  language: text({ enum: languages }).notNull(),
  maker: text().notNull(),
  state: text({ enum: ['open', 'paid', 'settling', 'failed', 'expired', 'refunded'] })
    .notNull()
    .default('open'),
  subscriptionId: text('subscription_id'),
  payer: bytea(),
  masterId: text('master_id'),
  wrapped: bytea(),
  payerHash: bytea('payer_hash'),
  immediateConsentAt: instant('immediate_consent_at'),
  askedAt: instant('asked_at'),
  resumeGoneAt: instant('resume_gone_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
export type CheckoutRow = typeof checkouts.$inferSelect;

export const payments = pgTable('payments', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  fact: text().notNull().unique(),
  checkoutId: text('checkout_id').notNull(),
  receiptNumber: bigint('receipt_number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  type: text({ enum: ['subscription', 'one-time'] }).notNull(),
  amount: integer().notNull(),
  currency: text({ enum: currencies }).notNull(),
  status: text().notNull().default('completed'),
  refundRequestedAt: instant('refund_requested_at'),
  giveBack: text('give_back', { enum: ['duplicate', 'deleted'] }),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** One row: the number of the last receipt. */
export const receiptNumbers = pgTable('receipt_numbers', {
  single: boolean().primaryKey().default(true),
  last: bigint({ mode: 'number' }).notNull(),
});

export const subscriptions = pgTable('subscriptions', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  checkoutId: text('checkout_id').notNull(),
  maker: text().notNull(),
  status: text({ enum: ['active', 'canceled', 'past_due', 'ended'] }).notNull(),
  periodEnd: instant('period_end').notNull(),
  pastDueSince: instant('past_due_since'),
  cancelWantedAt: instant('cancel_wanted_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const testSessions = pgTable('test_sessions', {
  id: text().primaryKey(),
  ownerId: text('owner_id').notNull(),
  plan: text({ enum: paidPlans }).notNull(),
  amount: integer().notNull(),
  currency: text({ enum: currencies }).notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text({ enum: ['open', 'paid', 'settling', 'expired', 'failed'] })
    .notNull()
    .default('open'),
  subscriptionState: text('subscription_state', { enum: ['active', 'past_due', 'ended'] }),
  periodStart: instant('period_start'),
  periodEnd: instant('period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  pastDueSince: instant('past_due_since'),
  refunded: boolean().notNull().default(false),
});

export const testCharges = pgTable('test_charges', {
  id: text().primaryKey(),
  sessionId: text('session_id').notNull(),
  periodStart: instant('period_start'),
  refunded: boolean().notNull().default(false),
  paidAt: instant('paid_at').notNull().defaultNow(),
});

export const paymentLinks = pgTable('payment_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  checkoutId: text('checkout_id').notNull(),
  purpose: text({ enum: ['receipt', 'open', 'cancel'] }).notNull(),
  expiresAt: instant('expires_at'),
  usedAt: instant('used_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
