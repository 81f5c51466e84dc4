import type { JobAlert } from '@tailor/contract/shapes/job-alert';
import { eq } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { type UserRow, users } from '../accounts/schema.ts';
import { mayStayUnconfirmed } from '../accounts/unconfirmed.ts';
import { addressHash } from '../mail/address.ts';
import { suppressionOf, unsuppress } from '../mail/suppressions.ts';
import { planOf } from '../plans/service.ts';
import { resumes } from '../resumes/schema.ts';
import { type JobAlertRow, jobAlerts } from './schema.ts';

export const WEEK_MS = 7 * 24 * 3_600_000;

/** On one's own machine without a mail server nobody could have confirmed anything. */
export const isReachable = (config: Config, user: Pick<UserRow, 'emailConfirmedAt'>): boolean =>
  user.emailConfirmedAt !== null || mayStayUnconfirmed(config);

export function createAlertService({ db, clock, keys, config }: Context) {
  async function demandPremium(owner: Owner): Promise<void> {
    const plan = await planOf(db, clock, owner.id, null);
    if (!plan.tracking) throw new AppError('payment_required', 'Payment required for weekly job alerts.');
  }

  async function addressOf(owner: Owner) {
    const [user] = await db.select().from(users).where(eq(users.ownerId, owner.id));
    if (!user) throw notFound();
    return { confirmed: isReachable(config, user), hash: addressHash(keys, user.email) };
  }

  /** A click in a mail ends it as a switch here does; what bounced cannot be switched on again. */
  async function stateOf(owner: Owner, row: JobAlertRow | undefined): Promise<JobAlert> {
    const { confirmed, hash } = await addressOf(owner);
    const ended = await suppressionOf(db, hash, 'alert');
    const on = row !== undefined && ended !== 'unsubscribed';
    const problem = ended === 'bounced' ? 'undeliverable' : confirmed ? null : 'unconfirmed';
    return {
      on,
      resumeId: on ? row.resumeId : null,
      nextAt: on ? row.nextAt.toISOString() : null,
      problem: on ? problem : null,
    };
  }

  const rowOf = async (owner: Owner) =>
    (await db.select().from(jobAlerts).where(eq(jobAlerts.ownerId, owner.id)))[0];

  return {
    async read(owner: Owner): Promise<JobAlert> {
      await demandPremium(owner);
      return stateOf(owner, await rowOf(owner));
    },

    /** Another resume changes what is looked for, not when the next mail may come. */
    async set(owner: Owner, resumeId: string): Promise<JobAlert> {
      await demandPremium(owner);
      const [resume] = await db
        .select({ ownerId: resumes.ownerId })
        .from(resumes)
        .where(eq(resumes.id, resumeId));
      if (resume?.ownerId !== owner.id) throw notFound();
      const { hash } = await addressOf(owner);
      const before = await stateOf(owner, await rowOf(owner));
      const now = clock.now();
      const begun = { since: now, nextAt: new Date(now.getTime() + WEEK_MS) };
      await unsuppress(db, hash, 'alert');
      await db
        .insert(jobAlerts)
        .values({ ownerId: owner.id, resumeId, createdAt: now, ...begun })
        .onConflictDoUpdate({
          target: jobAlerts.ownerId,
          set: { resumeId, ...(before.on ? {} : begun) },
        });
      return stateOf(owner, await rowOf(owner));
    },

    async end(owner: Owner): Promise<JobAlert> {
      await db.delete(jobAlerts).where(eq(jobAlerts.ownerId, owner.id));
      return stateOf(owner, undefined);
    },
  };
}
