import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/columns.ts';

/** A DOCX whose text was read, until a resume is made of it. */
export const extractDocuments = pgTable('extract_documents', {
  ownerId: text('owner_id').primaryKey(),
  extractionId: text('extraction_id').notNull(),
  sealed: bytea().notNull(),
  masterId: text('master_id').notNull(),
  wrapped: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A resume's own DOCX; its key is the resume's. */
export const resumeDocuments = pgTable('resume_documents', {
  resumeId: text('resume_id').primaryKey(),
  ownerId: text('owner_id').notNull(),
  sealed: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
