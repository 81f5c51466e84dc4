import { type Plan, plans } from '@tailor/contract/plans';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { OwnerId, ResumeId } from '../../platform/owner.ts';
import { planGrants } from './schema.ts';

/** Rights come from recorded grants alone, never from a request. `resumeId` null: the owner as such. */
export async function planOf(
  db: Queryable,
  clock: Clock,
  ownerId: OwnerId,
  resumeId: ResumeId | null,
): Promise<Plan> {
  const grants = await db
    .select({ plan: planGrants.plan, resumeId: planGrants.resumeId, endsAt: planGrants.endsAt })
    .from(planGrants)
    .where(and(eq(planGrants.ownerId, ownerId), isNull(planGrants.revokedAt)));
  return strongest(grants, clock.now(), resumeId);
}

export interface GrantFacts {
  plan: 'basic' | 'premium';
  resumeId: string | null;
  endsAt: Date | null;
}

export function strongest(grants: GrantFacts[], now: Date, resumeId: string | null): Plan {
  const live = grants.filter(
    (grant) =>
      (grant.endsAt === null || grant.endsAt > now) &&
      (grant.plan === 'premium' || grant.resumeId === resumeId),
  );
  if (live.some((grant) => grant.plan === 'premium')) return plans.premium;
  return resumeId !== null && live.some((grant) => grant.plan === 'basic') ? plans.basic : plans.free;
}
