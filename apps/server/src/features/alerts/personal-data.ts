import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { jobAlerted, jobAlerts } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'alerts',
  tables: ['job_alerts', 'job_alerted'],
  // Without its resume there is nothing to search with; what was mailed stays known.
  async purgeResume(tx, resumeId) {
    await tx.delete(jobAlerts).where(eq(jobAlerts.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    await tx.delete(jobAlerts).where(eq(jobAlerts.ownerId, ownerId));
    await tx.delete(jobAlerted).where(eq(jobAlerted.ownerId, ownerId));
  },
  // Mails go to users alone: a visitor has neither.
  moveOwner: async () => undefined,
  async exportOwner(tx, ownerId) {
    const { resumeId, since, nextAt, createdAt } = jobAlerts;
    const [jobAlert = null] = await tx
      .select({ resumeId, since, nextAt, createdAt })
      .from(jobAlerts)
      .where(eq(jobAlerts.ownerId, ownerId));
    const mailed = sql<number>`count(DISTINCT ${jobAlerted.at})::int`;
    const [counted] = await tx.select({ mailed }).from(jobAlerted).where(eq(jobAlerted.ownerId, ownerId));
    return { jobAlert, jobAlertMails: counted?.mailed ?? 0 };
  },
};
