import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { jobViews } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'jobs',
  tables: ['job_views'],
  purgeResume: async () => undefined,
  async purgeOwner(tx, ownerId) {
    await tx.delete(jobViews).where(eq(jobViews.ownerId, ownerId));
  },
  async moveOwner(tx, from, to) {
    await tx.execute(sql`INSERT INTO job_views (owner_id, posting_id, viewed_at)
      SELECT ${to}, posting_id, viewed_at FROM job_views WHERE owner_id = ${from} ON CONFLICT DO NOTHING`);
    await tx.delete(jobViews).where(eq(jobViews.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    return { viewedJobs: await tx.select().from(jobViews).where(eq(jobViews.ownerId, ownerId)) };
  },
};
