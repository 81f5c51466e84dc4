import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { presentApplication } from './present.ts';
import { applications } from './schema.ts';
import { opened } from './words.ts';

export const personalData: PersonalData = {
  feature: 'applications',
  tables: ['applications'],
  // That somebody applied is theirs to keep; which resume it was goes with the resume.
  async purgeResume(tx, resumeId) {
    await tx.update(applications).set({ resumeId: null }).where(eq(applications.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(applications).where(eq(applications.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.update(applications).set({ ownerId: to }).where(eq(applications.ownerId, from));
  },
  async exportOwner(tx, ownerId, keys) {
    const rows = await tx.select().from(applications).where(eq(applications.ownerId, ownerId));
    return { applications: rows.map((row) => presentApplication(opened(keys, row))) };
  },
};
