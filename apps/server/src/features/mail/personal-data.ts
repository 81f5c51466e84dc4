import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { mailOutbox } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'mail',
  tables: ['mail_outbox'],
  async purgeResume(tx, resumeId) {
    await tx.delete(mailOutbox).where(eq(mailOutbox.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(mailOutbox).where(eq(mailOutbox.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.update(mailOutbox).set({ ownerId: to }).where(eq(mailOutbox.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    const { kind, language, state, createdAt } = mailOutbox;
    const mails = await tx
      .select({ kind, language, state, createdAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.ownerId, ownerId));
    return { mails };
  },
};
