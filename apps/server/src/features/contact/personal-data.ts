import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { contactMessages } from './schema.ts';
import { openMessage } from './service.ts';

export const personalData: PersonalData = {
  feature: 'contact',
  tables: ['contact_messages'],
  async purgeResume() {},
  async purgeOwner(tx, ownerId) {
    await tx.delete(contactMessages).where(eq(contactMessages.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.update(contactMessages).set({ ownerId: to }).where(eq(contactMessages.ownerId, from));
  },
  async exportOwner(tx, ownerId, keys) {
    const rows = await tx.select().from(contactMessages).where(eq(contactMessages.ownerId, ownerId));
    return { messages: rows.map((row) => ({ createdAt: row.createdAt, ...openMessage(keys, row) })) };
  },
};
