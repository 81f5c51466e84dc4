import { isLanguage } from '@tailor/contract/languages';
import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { enqueueJob, type JobPayload } from '../../platform/jobs.ts';
import { takeFromLimit } from '../../platform/limits.ts';
import type { Manner, OwnerId } from '../../platform/owner.ts';
import { openFromJob, sealForJob } from '../../platform/sealed-payload.ts';
import { hashToken } from '../../platform/tokens.ts';
import { ownerOfAddress } from '../accounts/identities.ts';
import { users } from '../accounts/schema.ts';
import { startSession } from '../accounts/sessions.ts';
import { addressHash, foldAddress } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { moveBought } from './move.ts';
import { linkTo, payerOf } from './receipts.ts';
import { type CheckoutRow, checkouts, paymentLinks, subscriptions } from './schema.ts';

const OPEN_MINUTES = 20;
/** For one purchase, or to one address. */
export const linkMails = { name: 'payments.link-mails', most: 3, seconds: 3600 };
export const CANCEL_LINK_JOB = 'payments.cancel-link';

type Purpose = (typeof paymentLinks.$inferSelect)['purpose'];

const old = () => new AppError('expired', 'This link was used already or is too old. Ask for a new one.');

async function checkoutOf(tx: Transaction, token: string, purpose: Purpose): Promise<CheckoutRow> {
  const [found] = await tx
    .select({ checkout: checkouts })
    .from(paymentLinks)
    .innerJoin(checkouts, eq(checkouts.id, paymentLinks.checkoutId))
    .where(and(eq(paymentLinks.tokenHash, hashToken(token)), eq(paymentLinks.purpose, purpose)));
  if (!found) throw notFound();
  return found.checkout;
}

/** Links of purchases: each opens one thing, and none of them a session by being looked at. */
export function createPaymentLinks(context: Context, till: () => CheckoutMaker) {
  const { db, clock, keys } = context;
  return {
    /** A receipt may lie in many hands; only the payer's own mailbox gets what opens something. */
    async sendFresh(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const checkout = await checkoutOf(tx, token, 'receipt');
        await takeFromLimit(tx, clock, linkMails, checkout.id);
        const to = await payerOf(context, tx, checkout);
        if (!to) throw notFound();
        const expiresAt = new Date(clock.now().getTime() + OPEN_MINUTES * 60_000);
        const url = await linkTo(context, tx, checkout, 'open', expiresAt);
        await enqueueMail(tx, keys, {
          kind: 'sign-in',
          to,
          language: checkout.language,
          ownerId: checkout.ownerId,
          validUntil: expiresAt,
          params: { url, minutes: OPEN_MINUTES },
        });
      });
    },

    /** Twenty at once: one gets in. */
    async open(token: string, manner: Manner): Promise<{ session: string; resumeId: string | null }> {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const [link] = await tx
          .update(paymentLinks)
          .set({ usedAt: now })
          .where(
            and(
              eq(paymentLinks.tokenHash, hashToken(token)),
              eq(paymentLinks.purpose, 'open'),
              isNull(paymentLinks.usedAt),
              gt(paymentLinks.expiresAt, now),
            ),
          )
          .returning({ checkoutId: paymentLinks.checkoutId });
        if (!link) throw old();
        const [checkout] = await tx
          .select()
          .from(checkouts)
          .where(eq(checkouts.id, link.checkoutId))
          .for('update');
        const email = checkout && (await payerOf(context, tx, checkout));
        if (!checkout || !email) throw old();
        // An account's receipt goes to its own address, and opens that account.
        const own = checkout.ownerId.startsWith('u_');
        const ownerId = own ? checkout.ownerId : await ownerOfAddress(tx, clock, { email }, manner);
        if (!own) await moveBought(context, tx, checkout, ownerId as OwnerId);
        return { session: await startSession(tx, clock, ownerId), resumeId: checkout.resumeId };
      });
    },

    /** Known and unknown addresses are the same work here. */
    async askToCancel(email: string, manner: Manner): Promise<void> {
      const payload = { ...sealForJob(keys, CANCEL_LINK_JOB, email), language: manner.language };
      await db.transaction((tx) => enqueueJob(tx, CANCEL_LINK_JOB, payload));
    },

    async cancelBy(token: string): Promise<Date> {
      const checkout = await db.transaction((tx) => checkoutOf(tx, token, 'cancel'));
      const row = async () =>
        (await db.select().from(subscriptions).where(eq(subscriptions.checkoutId, checkout.id)))[0];
      const before = await row();
      if (!before) throw notFound();
      if (before.status === 'active' || before.status === 'past_due') {
        await till().cancel(before.id, before.status === 'past_due');
        await converge(context, till(), checkout.id);
      }
      return (await row())?.periodEnd ?? before.periodEnd;
    },
  };
}

/** To whoever pays: a link that cancels, for each subscription of theirs that still runs. */
export async function sendCancelLinks(context: Context, payload: JobPayload): Promise<void> {
  const email = openFromJob(context.keys, CANCEL_LINK_JOB, payload);
  await context.db.transaction(async (tx) => {
    const account = tx
      .select({ id: users.ownerId })
      .from(users)
      .where(eq(users.email, foldAddress(email)));
    const rows = await tx
      .select({ checkout: checkouts, periodEnd: subscriptions.periodEnd })
      .from(subscriptions)
      .innerJoin(checkouts, eq(checkouts.id, subscriptions.checkoutId))
      .where(
        and(
          ne(subscriptions.status, 'ended'),
          ne(subscriptions.status, 'canceled'),
          or(
            eq(checkouts.payerHash, addressHash(context.keys, email)),
            inArray(subscriptions.ownerId, account),
          ),
        ),
      )
      .orderBy(desc(subscriptions.createdAt))
      .limit(5);
    const language = String(payload.language);
    for (const { checkout } of rows)
      await enqueueMail(tx, context.keys, {
        kind: 'cancel-link',
        to: email.trim(),
        language: isLanguage(language) ? language : checkout.language,
        ownerId: checkout.ownerId,
        params: { url: await linkTo(context, tx, checkout, 'cancel', null) },
      });
  });
}
