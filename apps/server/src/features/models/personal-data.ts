import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { modelAnswers, modelRuns, modelSpend } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'models',
  tables: ['model_runs', 'model_answers', 'model_spend'],
  async purgeResume(tx, resumeId) {
    await tx.delete(modelAnswers).where(eq(modelAnswers.resumeId, resumeId));
    await tx.delete(modelRuns).where(eq(modelRuns.resumeId, resumeId));
  },
  async purgeOwner(tx, ownerId) {
    const own = sql`(SELECT id FROM resumes WHERE owner_id = ${ownerId})`;
    await tx.delete(modelAnswers).where(inArray(modelAnswers.resumeId, own));
    await tx.delete(modelRuns).where(inArray(modelRuns.resumeId, own));
    await tx.delete(modelSpend).where(and(eq(modelSpend.ownerId, ownerId), ne(modelSpend.ownerId, '')));
  },
  async moveOwner(tx, from, to) {
    await tx.execute(sql`
      INSERT INTO model_spend (day, owner_id, tokens) SELECT day, ${to}, tokens FROM model_spend WHERE owner_id = ${from}
      ON CONFLICT (day, owner_id) DO UPDATE SET tokens = model_spend.tokens + excluded.tokens`);
    await tx.delete(modelSpend).where(eq(modelSpend.ownerId, from));
  },
  async exportOwner(tx, ownerId) {
    const { day, tokens } = modelSpend;
    return {
      modelUse: await tx
        .select({ day, tokens })
        .from(modelSpend)
        .where(eq(modelSpend.ownerId, ownerId))
        .orderBy(day),
    };
  },
};
