import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { gamificationScores } from './schema.ts';

export const personalData: PersonalData = {
  feature: 'gamification',
  tables: ['gamification_scores'],
  async purgeResume() {},
  async purgeOwner(tx, ownerId) {
    await tx.delete(gamificationScores).where(eq(gamificationScores.ownerId, ownerId));
  },
  // A visitor has no score; what happened before comes with the facts and is counted anew.
  async moveOwner(tx, _from, to) {
    await tx.update(gamificationScores).set({ factsCounted: -1 }).where(eq(gamificationScores.ownerId, to));
  },
  async exportOwner(tx, ownerId) {
    const { handle, onBoard, totalPoints, resumesOptimized } = gamificationScores;
    const scores = await tx
      .select({ handle, onBoard, totalPoints, resumesOptimized })
      .from(gamificationScores)
      .where(eq(gamificationScores.ownerId, ownerId));
    return { scores };
  },
};
