import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Owner, ResumeId } from '../../platform/owner.ts';
import { planGrants } from '../plans/schema.ts';
import { planOf } from '../plans/service.ts';
import { resumes } from '../resumes/schema.ts';
import { latestSubscription, ownResume, unspentCredits } from './own.ts';
import { processPaid } from './rights.ts';

/** What was bought for one resume before it was there, and the plan as a whole. */
export function createCredits(context: Context, testMode: boolean) {
  const { db, clock } = context;
  return {
    async spendCredit(owner: Owner, resumeId: string): Promise<void> {
      await ownResume(context, owner, resumeId);
      if ((await planOf(db, clock, owner.id, resumeId as ResumeId)).whole)
        throw new AppError('conflict', 'This resume is paid for already.');
      const [credit] = await unspentCredits(context, owner);
      if (!credit) throw new AppError('payment_required', 'Payment required: there is no unspent purchase.');
      await db.transaction(async (tx) => {
        const spent = await tx
          .update(planGrants)
          .set({ resumeId })
          .where(
            and(eq(planGrants.id, credit.id), isNull(planGrants.resumeId), isNull(planGrants.revokedAt)),
          );
        if (spent.rowCount !== 1) throw new AppError('conflict', 'This purchase was spent a moment ago.');
        const now = clock.now();
        await tx.update(resumes).set({ changedAt: now }).where(eq(resumes.id, resumeId));
        await processPaid(tx, resumeId, { ownerId: owner.id, plan: 'basic' }, now);
      });
    },

    async billing(owner: Owner | null) {
      if (!owner) return { plan: 'free' as const, endsAt: null, credits: 0, testMode };
      const plan = await planOf(db, clock, owner.id, null);
      const row = plan.name === 'premium' ? await latestSubscription(context, owner) : null;
      return {
        plan: plan.name,
        endsAt: row?.periodEnd.toISOString() ?? null,
        credits: (await unspentCredits(context, owner)).length,
        testMode,
      };
    },
  };
}
