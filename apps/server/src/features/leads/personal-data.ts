import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { leads } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'leads',
  tables: ['leads'],
  async purgeResume(tx, resumeId) {
    await tx.update(leads).set({ resumeId: null }).where(eq(leads.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(leads).where(eq(leads.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.update(leads).set({ ownerId: to }).where(eq(leads.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    const { email, type, consentVersion, consentSource, consentAt, confirmedAt, createdAt } = leads;
    const rows = await tx
      .select({ email, type, consentVersion, consentSource, consentAt, confirmedAt, createdAt })
      .from(leads)
      .where(eq(leads.ownerId, ownerId));
    return { leads: rows };
  },
};
