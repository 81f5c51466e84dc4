import { currencyOfLanguage, prices } from '@tailor/contract/currencies';
import { type Language, pathPrefix } from '@tailor/contract/languages';
import type { PaidPlan } from '@tailor/contract/plans';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { planOf } from '../plans/service.ts';
import { resumes } from '../resumes/schema.ts';
import { converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { ownResume } from './own.ts';
import { sealPayer } from './receipts.ts';
import { unpaidUntil } from './rights.ts';
import { checkouts } from './schema.ts';

const HOUR = 3_600_000;
const OPEN_HOURS = 24;
/** Each start closes the earlier ones: hardly ever two stand open. */
const MOST_OPEN = 20;

export interface CheckoutOrder {
  type: PaidPlan;
  resumeId?: string | null | undefined;
  email?: string | null | undefined;
  immediateConsent: boolean;
}

/** Opening a checkout, and what became of one. */
export function createCheckouts(context: Context, till: () => CheckoutMaker) {
  const { db, clock } = context;

  /** A second premium purchase by any call is refused before money moves. */
  async function refuseSecondPremium(owner: Owner): Promise<void> {
    const settling = and(
      eq(checkouts.ownerId, owner.id),
      eq(checkouts.plan, 'premium'),
      eq(checkouts.state, 'settling'),
    );
    if (
      (await planOf(db, clock, owner.id, null)).name === 'premium' ||
      (await db.$count(checkouts, settling)) > 0
    )
      throw new AppError('already_subscribed', 'You have Premium already.');
  }

  /** The premium checkouts that stand open, the newest first. */
  function openPremium(owner: Owner) {
    return db
      .select({ id: checkouts.id, createdAt: checkouts.createdAt })
      .from(checkouts)
      .where(and(eq(checkouts.ownerId, owner.id), eq(checkouts.plan, 'premium'), eq(checkouts.state, 'open')))
      .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
      .limit(MOST_OPEN);
  }

  /** Of several, only the newest can still be paid. */
  async function closeEarlier(owner: Owner): Promise<void> {
    const [, ...earlier] = await openPremium(owner);
    for (const { id } of earlier) {
      await till().expire(id);
      await converge(context, till(), id);
    }
  }

  async function start(owner: Owner, order: CheckoutOrder, language: Language) {
    if (order.type === 'premium') await refuseSecondPremium(owner);
    const resume = order.resumeId ? await ownResume(context, owner, order.resumeId) : null;
    const { currency } = currencyOfLanguage[language];
    const amount = prices[currency][order.type];
    const now = clock.now();
    const site = `${context.config.origin}${pathPrefix(language)}`;
    const subject = resume ? `&resumeId=${resume.id}` : '';
    const made = await till().create({
      ownerId: owner.id,
      plan: order.type,
      amount,
      currency,
      language,
      resumeId: resume?.id ?? null,
      returnUrl: (id) => `${site}/payment-success?session_id=${id}${subject}&type=${order.type}`,
      cancelUrl: `${site}/checkout?type=${order.type}${subject}`,
    });
    await db.transaction(async (tx) => {
      await tx.insert(checkouts).values({
        id: made.sessionId,
        ownerId: owner.id,
        resumeId: resume?.id ?? null,
        plan: order.type,
        amount,
        currency,
        language,
        maker: till().name,
        ...(order.email ? sealPayer(context, made.sessionId, order.email) : {}),
        immediateConsentAt: order.immediateConsent ? now : null,
        createdAt: now,
      });
      // A started checkout is a change: the 48 hours begin anew.
      const expiresAt = unpaidUntil(now);
      if (resume)
        await tx
          .update(resumes)
          .set({ changedAt: now, expiresAt })
          .where(and(eq(resumes.id, resume.id), lt(resumes.expiresAt, expiresAt)));
    });
    if (order.type === 'premium') await closeEarlier(owner);
    return made;
  }

  return {
    start,

    /** Pressed twice, the open one is used again. */
    async startSubscription(owner: Owner, language: Language) {
      await refuseSecondPremium(owner);
      const since = new Date(clock.now().getTime() - OPEN_HOURS * HOUR);
      const [open] = await openPremium(owner);
      const again = open && open.createdAt > since ? await till().reopen(open.id) : null;
      return again ?? start(owner, { type: 'premium', immediateConsent: false }, language);
    },

    async complete(owner: Owner, sessionId: string) {
      const own = and(eq(checkouts.id, sessionId), eq(checkouts.ownerId, owner.id));
      const [mine] = await db.select().from(checkouts).where(own);
      if (!mine) throw notFound();
      const now = await converge(context, till(), sessionId);
      if (now?.state === 'paid' || now?.state === 'settling') return { ...now, state: now.state };
      throw new AppError('payment_required', 'Payment required: this checkout was not completed.');
    },
  };
}
