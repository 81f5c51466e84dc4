import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { planGrants } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'plans',
  tables: ['plan_grants'],
  async purgeResume(tx, resumeId) {
    await tx.delete(planGrants).where(eq(planGrants.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(planGrants).where(eq(planGrants.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.update(planGrants).set({ ownerId: to }).where(eq(planGrants.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    return { grants: await tx.select().from(planGrants).where(eq(planGrants.ownerId, ownerId)) };
  },
};
