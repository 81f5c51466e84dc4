import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { visitors } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'identity',
  tables: ['visitors'],
  async purgeResume() {},
  async purgeOwner(tx, ownerId) {
    await tx.delete(visitors).where(eq(visitors.ownerId, ownerId));
  },
  async moveOwner(tx, from) {
    await tx.delete(visitors).where(eq(visitors.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    const rows = await tx.select().from(visitors).where(eq(visitors.ownerId, ownerId));
    return { visitors: rows };
  },
};
