import { limits } from '@tailor/contract/limits';
import { type PaidPlan, plans } from '@tailor/contract/plans';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { planGrants } from '../plans/schema.ts';
import { expiryOf } from '../resumes/expiry.ts';
import { startRun } from '../resumes/runs.ts';
import { resumeResults, resumes } from '../resumes/schema.ts';

const kindOf = (ownerId: string) => (ownerId.startsWith('u_') ? 'user' : 'visitor');

/** What was bought is whole from now on, kept as long as paid things are, and processed once. */
export async function processPaid(
  tx: Transaction,
  resumeId: string,
  { ownerId, plan }: { ownerId: string; plan: PaidPlan },
  now: Date,
): Promise<void> {
  const [resume] = await tx
    .update(resumes)
    .set({ expiresAt: expiryOf(plans[plan], kindOf(ownerId), now) })
    .where(eq(resumes.id, resumeId))
    .returning({ version: resumes.version, processed: resumes.processedVersion });
  if (!resume) return;
  await markResult(tx, resumeId, plan);
  if (resume.processed !== resume.version) await startRun(tx, resumeId, resume.version);
}

/** Premium covers what its owner had before, too: whole, and kept as long as paid things are. */
export async function keepOwned(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  const kept = expiryOf(plans.premium, kindOf(ownerId), now);
  await tx
    .update(resumes)
    .set({ expiresAt: kept })
    .where(
      and(
        eq(resumes.ownerId, ownerId),
        kept ? sql`${resumes.expiresAt} < ${kept}` : isNotNull(resumes.expiresAt),
      ),
    );
  await tx
    .update(resumeResults)
    .set({ madeUnder: 'premium', revision: sql`${resumeResults.revision} + 1` })
    .where(
      and(
        sql`${resumeResults.madeUnder} <> 'premium'`,
        sql`EXISTS (SELECT 1 FROM resumes r WHERE r.id = resume_results.resume_id AND r.owner_id = ${ownerId})`,
      ),
    );
}

/** The right goes with the money; the resume becomes limited and its 48 hours start. */
export async function revoke(tx: Transaction, grantId: string, now: Date): Promise<void> {
  const [taken] = await tx
    .update(planGrants)
    .set({ revokedAt: now })
    .where(and(eq(planGrants.id, grantId), sql`${planGrants.revokedAt} IS NULL`))
    .returning({ resumeId: planGrants.resumeId, ownerId: planGrants.ownerId, plan: planGrants.plan });
  // An unspent purchase opened nothing; premium opened everything of its owner.
  if (!taken || (taken.plan === 'basic' && taken.resumeId === null)) return;
  const which = taken.resumeId ? eq(resumes.id, taken.resumeId) : eq(resumes.ownerId, taken.ownerId);
  const affected = await tx
    .update(resumes)
    .set({ expiresAt: unpaidUntil(now) })
    .where(and(which, notPaidOtherwise(now)))
    .returning({ id: resumes.id });
  for (const { id } of affected) await markResult(tx, id, 'free');
  if (taken.plan === 'premium') await markPaidOnce(tx, taken.ownerId);
}

/** What another right still holds open is not touched. */
export function notPaidOtherwise(now: Date) {
  return sql`NOT EXISTS (SELECT 1 FROM plan_grants g WHERE g.owner_id = resumes.owner_id
    AND g.revoked_at IS NULL AND (g.ends_at IS NULL OR g.ends_at > ${now})
    AND (g.plan = 'premium' OR g.resume_id = resumes.id))`;
}

/** What is paid for by itself falls back to that when premium is given back. */
async function markPaidOnce(tx: Transaction, ownerId: string): Promise<void> {
  await tx
    .update(resumeResults)
    .set({ madeUnder: 'basic', revision: sql`${resumeResults.revision} + 1` })
    .where(
      and(
        eq(resumeResults.madeUnder, 'premium'),
        sql`EXISTS (SELECT 1 FROM plan_grants g WHERE g.resume_id = resume_results.resume_id
          AND g.owner_id = ${ownerId} AND g.plan = 'basic' AND g.revoked_at IS NULL)`,
        sql`NOT EXISTS (SELECT 1 FROM plan_grants g WHERE g.owner_id = ${ownerId}
          AND g.plan = 'premium' AND g.revoked_at IS NULL)`,
      ),
    );
}

/** The revision moves too: a decision that was under way starts over and sees the new right. */
async function markResult(tx: Transaction, resumeId: string, madeUnder: 'free' | 'basic' | 'premium') {
  await tx
    .update(resumeResults)
    .set({ madeUnder, revision: sql`${resumeResults.revision} + 1` })
    .where(eq(resumeResults.resumeId, resumeId));
}

export function unpaidUntil(now: Date): Date {
  return new Date(now.getTime() + limits.unpaidRetentionHours * 3_600_000);
}
