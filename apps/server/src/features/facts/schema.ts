import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const facts = pgTable('facts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ownerId: text('owner_id').notNull(),
  resumeId: text('resume_id'),
  kind: text().notNull(),
  data: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
