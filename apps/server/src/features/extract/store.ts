import { sharedLines } from '@tailor/documents';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import type { OwnerId } from '../../platform/owner.ts';
import { resumeKeys } from '../resumes/schema.ts';
import { extractDocuments, resumeDocuments } from './schema.ts';

/** A resume's DOCX is rarely a tenth of this; a larger one is read, and not kept. */
export const mostDocumentBytes = 2 * 1024 * 1024;
/** So many an owner; of more the oldest goes. */
const mostDocuments = 20;
/** Half of the lines must still be those of the document, else it is another text by now. */
const leastShared = 0.5;

interface Kept {
  docx: string;
  text: string;
}

/** Keeps a document until its resume is made; an owner's next one takes its place. */
export async function keepDocument(
  db: Queryable,
  keys: MasterKeys,
  given: { ownerId: OwnerId; extractionId: string; docx: Buffer; text: string; now: Date },
): Promise<void> {
  const { ownerId, extractionId, docx, text, now } = given;
  const key = newContentKey();
  const kept: Kept = { docx: docx.toString('base64'), text };
  const row = {
    extractionId,
    sealed: seal(key, JSON.stringify(kept), `document:${ownerId}:${extractionId}`),
    ...keys.wrap(key),
    createdAt: now,
  };
  // Deleted, not overwritten: only so is the key of the one before known to be spoiled.
  await db.delete(extractDocuments).where(eq(extractDocuments.ownerId, ownerId));
  await db
    .insert(extractDocuments)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: extractDocuments.ownerId, set: row });
}

/** Gives the kept document to a new resume, if the resume's text still is the document's. */
export async function attachDocument(
  tx: Transaction,
  keys: MasterKeys,
  given: { ownerId: OwnerId; extractionId: string; resumeId: string; text: string; now: Date },
): Promise<void> {
  const { ownerId, extractionId, resumeId, text, now } = given;
  const own = and(eq(extractDocuments.ownerId, ownerId), eq(extractDocuments.extractionId, extractionId));
  const [row] = await tx.select().from(extractDocuments).where(own);
  if (!row) return;
  const key = keys.unwrap(row.masterId, row.wrapped);
  const kept = JSON.parse(unseal(key, row.sealed, `document:${ownerId}:${extractionId}`)) as Kept;
  if (sharedLines(kept.text.split('\n'), text.split('\n')) < leastShared) return;
  const [resumeKey] = await tx.select().from(resumeKeys).where(eq(resumeKeys.resumeId, resumeId));
  if (!resumeKey) return;
  const sealed = seal(
    keys.unwrap(resumeKey.masterId, resumeKey.wrapped),
    kept.docx,
    `resume-document:${resumeId}`,
  );
  await tx.insert(resumeDocuments).values({ resumeId, ownerId, sealed, createdAt: now });
  await tx.execute(sql`DELETE FROM resume_documents WHERE owner_id = ${ownerId} AND resume_id NOT IN
    (SELECT resume_id FROM resume_documents WHERE owner_id = ${ownerId}
     ORDER BY created_at DESC, resume_id LIMIT ${mostDocuments})`);
}

async function waitingOf(db: Queryable, keys: MasterKeys, ownerId: OwnerId) {
  const [row] = await db.select().from(extractDocuments).where(eq(extractDocuments.ownerId, ownerId));
  if (!row) return null;
  const { extractionId, createdAt } = row;
  const key = keys.unwrap(row.masterId, row.wrapped);
  const kept = JSON.parse(unseal(key, row.sealed, `document:${ownerId}:${extractionId}`)) as Kept;
  return { docx: Buffer.from(kept.docx, 'base64'), text: kept.text, extractionId, createdAt };
}

/** What the owner uploaded last, while no resume was made of it. */
export async function loadWaiting(db: Queryable, keys: MasterKeys, ownerId: OwnerId): Promise<Buffer | null> {
  return (await waitingOf(db, keys, ownerId))?.docx ?? null;
}

export function countWaiting(db: Queryable, ownerId: OwnerId): Promise<number> {
  return db.$count(extractDocuments, eq(extractDocuments.ownerId, ownerId));
}

/** Sealed anew for whom it goes to, and as old as it was; of two the later upload stays. */
export async function moveWaiting(
  tx: Transaction,
  keys: MasterKeys,
  from: OwnerId,
  to: OwnerId,
): Promise<void> {
  const brought = await waitingOf(tx, keys, from);
  if (!brought) return;
  await tx.delete(extractDocuments).where(eq(extractDocuments.ownerId, from));
  const own = await waitingOf(tx, keys, to);
  if (own && own.createdAt > brought.createdAt) return;
  await keepDocument(tx, keys, { ...brought, ownerId: to, now: brought.createdAt });
}

/** The owner's document of this resume, opened. */
export async function loadDocument(
  db: Queryable,
  keys: MasterKeys,
  ownerId: OwnerId,
  resumeId: string,
): Promise<Buffer | null> {
  const [row] = await db
    .select({
      sealed: resumeDocuments.sealed,
      masterId: resumeKeys.masterId,
      wrapped: resumeKeys.wrapped,
    })
    .from(resumeDocuments)
    .innerJoin(resumeKeys, eq(resumeKeys.resumeId, resumeDocuments.resumeId))
    .where(and(eq(resumeDocuments.resumeId, resumeId), eq(resumeDocuments.ownerId, ownerId)));
  if (!row) return null;
  const plain = unseal(keys.unwrap(row.masterId, row.wrapped), row.sealed, `resume-document:${resumeId}`);
  return Buffer.from(plain, 'base64');
}

/** Its owner took the file back before a resume was made of it. */
export async function forgetDocument(db: Queryable, ownerId: OwnerId, extractionId: string): Promise<void> {
  await db
    .delete(extractDocuments)
    .where(and(eq(extractDocuments.ownerId, ownerId), eq(extractDocuments.extractionId, extractionId)));
}

/** What nobody made a resume of goes when an unpaid resume would. */
export async function sweepDocuments(db: Queryable, before: Date): Promise<void> {
  await db.delete(extractDocuments).where(lt(extractDocuments.createdAt, before));
}
