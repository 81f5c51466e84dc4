import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { planGrants } from '../plans/schema.ts';
import { resumes } from '../resumes/schema.ts';
import { type SubscriptionRow, subscriptions } from './schema.ts';

export async function ownResume({ db }: Context, owner: Owner, id: string) {
  const own = and(eq(resumes.id, id), eq(resumes.ownerId, owner.id));
  const [row] = await db.select({ id: resumes.id, version: resumes.version }).from(resumes).where(own);
  if (!row) throw notFound();
  return row;
}

export async function latestSubscription({ db }: Context, owner: Owner): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, owner.id))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

/** Purchases of one resume that stand at none yet, the oldest first. */
export async function unspentCredits({ db }: Context, owner: Owner) {
  return db
    .select({ id: planGrants.id })
    .from(planGrants)
    .where(
      and(
        eq(planGrants.ownerId, owner.id),
        eq(planGrants.plan, 'basic'),
        isNull(planGrants.resumeId),
        isNull(planGrants.revokedAt),
      ),
    )
    .orderBy(planGrants.startsAt);
}
