import { type Plan, plans } from '@tailor/contract/plans';
import { desc, eq, ilike, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { users } from '../accounts/schema.ts';
import { planGrants } from '../plans/schema.ts';

const MOST = 50;

/** What an administrator needs to help somebody: never what they wrote. */
export async function findPeople({ db, clock }: Context, search: string) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const where = ilike(users.email, pattern);
  const premium = sql<boolean>`EXISTS (SELECT 1 FROM ${planGrants} g WHERE g.owner_id = ${users.ownerId}
    AND g.plan = 'premium' AND g.revoked_at IS NULL AND (g.ends_at IS NULL OR g.ends_at > ${clock.now()}))`;
  const rows = await db
    .select({ user: users, premium })
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt))
    .limit(MOST);
  return {
    total: await db.$count(users, where),
    people: rows.map(({ user, premium: has }) => {
      const plan: Plan = has ? plans.premium : plans.free;
      return {
        id: user.ownerId.slice(2),
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        confirmed: user.emailConfirmedAt !== null,
        role: user.role,
        plan: plan.name,
        createdAt: user.createdAt.toISOString(),
      };
    }),
  };
}

/** Nobody locks themselves out, and so the last administrator stays one. */
export async function giveRole(
  { db }: Context,
  by: Owner,
  id: string,
  role: 'user' | 'admin',
): Promise<void> {
  if (by.userId === id) throw new AppError('conflict', 'Another administrator has to do this for you.');
  const { rowCount } = await db
    .update(users)
    .set({ role })
    .where(eq(users.ownerId, `u_${id}`));
  if (rowCount !== 1) throw notFound();
}
