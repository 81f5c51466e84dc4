import { currencyOfLanguage, prices } from '@tailor/contract/currencies';
import { type Language, pathPrefix } from '@tailor/contract/languages';
import type { PaidPlan } from '@tailor/contract/plans';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner, ResumeId } from '../../platform/owner.ts';
import { planGrants } from '../plans/schema.ts';
import { planOf } from '../plans/service.ts';
import { resumes } from '../resumes/schema.ts';
import { accessEnd, converge } from './converge.ts';
import { createPaymentLinks } from './links.ts';
import type { CheckoutMaker } from './maker.ts';
import { testPaymentsAllowed } from './maker-of.ts';
import { sealPayer } from './receipts.ts';
import { createRefunds } from './refunds.ts';
import { processPaid, unpaidUntil } from './rights.ts';
import { checkouts, payments, type SubscriptionRow, subscriptions } from './schema.ts';

const HOUR = 3_600_000;
const OPEN_HOURS = 24;

export interface CheckoutOrder {
  type: PaidPlan;
  resumeId?: string | null | undefined;
  email?: string | null | undefined;
  immediateConsent: boolean;
}

export function createPaymentService(context: Context, maker: CheckoutMaker | null) {
  const { db, clock } = context;

  function till(): CheckoutMaker {
    // A proxy may have shown itself since the start: then the test maker is closed.
    if (!maker || (maker.testMode && !testPaymentsAllowed(context)))
      throw new AppError('unavailable', 'Payments are not set up on this installation.');
    return maker;
  }

  async function ownResume(owner: Owner, id: string) {
    const own = and(eq(resumes.id, id), eq(resumes.ownerId, owner.id));
    const [row] = await db.select({ id: resumes.id, version: resumes.version }).from(resumes).where(own);
    if (!row) throw notFound();
    return row;
  }

  async function latestSubscription(owner: Owner): Promise<SubscriptionRow | null> {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.ownerId, owner.id))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1);
    return row ?? null;
  }

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

  /** Of several premium checkouts that stand open, only the newest can still be paid. */
  async function closeEarlier(owner: Owner): Promise<void> {
    const open = await db
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(and(eq(checkouts.ownerId, owner.id), eq(checkouts.plan, 'premium'), eq(checkouts.state, 'open')))
      .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
      .limit(20);
    for (const { id } of open.slice(1)) {
      await till().expire(id);
      await converge(context, till(), id);
    }
  }

  async function start(owner: Owner, order: CheckoutOrder, language: Language) {
    if (order.type === 'premium') await refuseSecondPremium(owner);
    const resume = order.resumeId ? await ownResume(owner, order.resumeId) : null;
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

  async function credits(owner: Owner) {
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

  async function follow(row: SubscriptionRow): Promise<SubscriptionRow> {
    await converge(context, till(), row.checkoutId);
    const [fresh] = await db.select().from(subscriptions).where(eq(subscriptions.id, row.id));
    return fresh ?? row;
  }

  return {
    ...createRefunds(context, till),
    links: createPaymentLinks(context, till),
    start,
    testMode: maker?.testMode ?? false,
    latestSubscription,

    /** Pressed twice, the open one is used again. */
    async startSubscription(owner: Owner, language: Language) {
      await refuseSecondPremium(owner);
      const since = new Date(clock.now().getTime() - OPEN_HOURS * HOUR);
      const [open] = await db
        .select()
        .from(checkouts)
        .where(
          and(eq(checkouts.ownerId, owner.id), eq(checkouts.plan, 'premium'), eq(checkouts.state, 'open')),
        )
        .orderBy(desc(checkouts.createdAt))
        .limit(1);
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

    async status(owner: Owner) {
      const row = await latestSubscription(owner);
      const unspent = (await credits(owner)).length;
      const none = {
        hasActiveSubscription: false,
        subscriptionStatus: 'none' as const,
        subscriptionEndDate: null,
      };
      if (!row || row.status === 'ended') return { ...none, credits: unspent };
      const active = (await planOf(db, clock, owner.id, null)).name === 'premium';
      if (row.status === 'canceled' && row.periodEnd <= clock.now()) return { ...none, credits: unspent };
      return {
        hasActiveSubscription: active,
        subscriptionStatus: row.status,
        subscriptionEndDate: accessEnd(row).toISOString(),
        credits: unspent,
      };
    },

    async cancel(owner: Owner, now: boolean): Promise<SubscriptionRow> {
      const row = await latestSubscription(owner);
      if (!row || row.status === 'ended')
        throw new AppError('conflict', 'There is no subscription to cancel.');
      await till().cancel(row.id, now);
      return follow(row);
    },

    /** Where the person changes how they pay, and back. */
    async portal(owner: Owner, language: Language): Promise<string> {
      const row = await latestSubscription(owner);
      if (!row || row.status === 'ended') throw new AppError('conflict', 'There is no subscription.');
      return till().portal(row.id, `${context.config.origin}${pathPrefix(language)}/subscription`);
    },

    async resume(owner: Owner): Promise<void> {
      const row = await latestSubscription(owner);
      if (row?.status !== 'canceled' || row.periodEnd <= clock.now())
        throw new AppError('conflict', 'There is no canceled subscription that could go on.');
      await till().resume(row.id);
      await follow(row);
    },

    async spendCredit(owner: Owner, resumeId: string): Promise<void> {
      await ownResume(owner, resumeId);
      if ((await planOf(db, clock, owner.id, resumeId as ResumeId)).whole)
        throw new AppError('conflict', 'This resume is paid for already.');
      const [credit] = await credits(owner);
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
      const testMode = maker?.testMode ?? false;
      if (!owner) return { plan: 'free' as const, endsAt: null, credits: 0, testMode };
      const plan = await planOf(db, clock, owner.id, null);
      const row = plan.name === 'premium' ? await latestSubscription(owner) : null;
      return {
        plan: plan.name,
        endsAt: row?.periodEnd.toISOString() ?? null,
        credits: (await credits(owner)).length,
        testMode,
      };
    },

    /** What a lost notification left behind: asked for again, every few minutes and every night. */
    async reconcile(): Promise<number> {
      const old = new Date(clock.now().getTime() - 5 * 60_000);
      const waiting = await db
        .select({ id: checkouts.id })
        .from(checkouts)
        .where(
          and(
            inArray(checkouts.state, ['open', 'settling']),
            eq(checkouts.maker, till().name),
            or(lt(checkouts.createdAt, old), eq(checkouts.state, 'settling')),
          ),
        )
        .orderBy(desc(checkouts.createdAt))
        .limit(500);
      for (const { id } of waiting) await converge(context, till(), id);
      const running = await db
        .select({ id: subscriptions.checkoutId })
        .from(subscriptions)
        .where(
          and(
            inArray(subscriptions.status, ['active', 'canceled', 'past_due']),
            eq(subscriptions.maker, till().name),
          ),
        );
      const owed = await db
        .selectDistinct({ id: payments.checkoutId })
        .from(payments)
        .where(and(isNotNull(payments.giveBack), ne(payments.status, 'refunded')));
      for (const { id } of [...running, ...owed]) await converge(context, till(), id);
      return waiting.length + running.length + owed.length;
    },
  };
}
