import { eq } from 'drizzle-orm';
import { ExportedFile } from '../../platform/exported-file.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { extractDocuments, resumeDocuments } from './schema.ts';
import { loadDocument, loadWaiting, moveWaiting } from './store.ts';

export const personalData: PersonalData = {
  feature: 'extract',
  tables: ['extract_documents', 'resume_documents'],
  async purgeResume(tx, resumeId) {
    await tx.delete(resumeDocuments).where(eq(resumeDocuments.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(extractDocuments).where(eq(extractDocuments.ownerId, ownerId));
    await tx.delete(resumeDocuments).where(eq(resumeDocuments.ownerId, ownerId));
  },
  async moveOwner(tx, from, to, keys) {
    await moveWaiting(tx, keys, from, to);
    await tx.update(resumeDocuments).set({ ownerId: to }).where(eq(resumeDocuments.ownerId, from));
  },
  async exportOwner(tx, ownerId, keys) {
    const rows = await tx
      .select({ resumeId: resumeDocuments.resumeId, createdAt: resumeDocuments.createdAt })
      .from(resumeDocuments)
      .where(eq(resumeDocuments.ownerId, ownerId))
      .orderBy(resumeDocuments.createdAt);
    const documents = [];
    for (const { resumeId, createdAt } of rows) {
      const docx = await loadDocument(tx, keys, ownerId, resumeId);
      const file = docx && new ExportedFile(`documents/${resumeId}.docx`, docx);
      if (file) documents.push({ resumeId, createdAt, docx: file });
    }
    const waiting = await loadWaiting(tx, keys, ownerId);
    return { documents, waiting: waiting && new ExportedFile('documents/not yet used.docx', waiting) };
  },
};
