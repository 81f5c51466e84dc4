import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import type { OwnerId, ResumeId } from '../../platform/owner.ts';
import { facts } from '../facts/schema.ts';
import { mailOutbox } from '../mail/schema.ts';
import { planGrants } from '../plans/schema.ts';
import { resumes } from '../resumes/schema.ts';
import { keepOwned } from './rights.ts';
import { type CheckoutRow, checkouts, payments, subscriptions, testSessions } from './schema.ts';

/**
 * A visitor's purchase becomes an account's. A one-time purchase takes its resume along and leaves
 * what else was made in that browser, perhaps by somebody else; Premium was bought for all of it.
 */
export async function moveBought(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  to: OwnerId,
): Promise<void> {
  if (checkout.plan === 'premium') {
    const from = checkout.ownerId as OwnerId;
    for (const data of context.personalData) await data.moveOwner(tx, from, to, context.keys);
    await keepOwned(tx, to, context.clock.now());
    return;
  }
  const { id } = checkout;
  await tx.update(checkouts).set({ ownerId: to }).where(eq(checkouts.id, id));
  await tx.update(payments).set({ ownerId: to }).where(eq(payments.checkoutId, id));
  await tx.update(subscriptions).set({ ownerId: to }).where(eq(subscriptions.checkoutId, id));
  await tx.update(testSessions).set({ ownerId: to }).where(eq(testSessions.id, id));
  const [grant] = await tx
    .update(planGrants)
    .set({ ownerId: to })
    .where(inArray(planGrants.id, [`checkout:${id}`]))
    .returning({ resumeId: planGrants.resumeId });
  // A credit may have been spent on another resume than it was bought beside.
  const resumeId = (grant?.resumeId ?? checkout.resumeId) as ResumeId | null;
  if (!resumeId) return;
  await tx.update(facts).set({ ownerId: to }).where(eq(facts.resumeId, resumeId));
  await tx.update(mailOutbox).set({ ownerId: to }).where(eq(mailOutbox.resumeId, resumeId));
  await tx.update(resumes).set({ ownerId: to, expiresAt: null }).where(eq(resumes.id, resumeId));
}
