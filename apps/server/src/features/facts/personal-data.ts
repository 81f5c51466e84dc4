import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { facts } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'facts',
  tables: ['facts'],
  // That something happened stays with its owner; which resume it was goes with the resume.
  async purgeResume(tx, resumeId) {
    await tx.update(facts).set({ resumeId: null }).where(eq(facts.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(facts).where(eq(facts.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.update(facts).set({ ownerId: to }).where(eq(facts.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    return { facts: await tx.select().from(facts).where(eq(facts.ownerId, ownerId)).orderBy(facts.id) };
  },
};
