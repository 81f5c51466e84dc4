import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newContentKey, seal, unseal } from '../../platform/keys.ts';
import { users } from '../accounts/schema.ts';
import { enqueueMail } from '../mail/service.ts';
import type { CheckoutRow } from './schema.ts';

/** One mail per charge. */
export async function sendReceipt(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  { fact, number, amount }: { fact: string; number: number; amount: number },
): Promise<void> {
  const to = await payerOf(context, tx, checkout);
  if (!to) return;
  await enqueueMail(tx, context.keys, {
    kind: 'receipt',
    to,
    language: checkout.language,
    key: `receipt:${fact}`,
    ownerId: checkout.ownerId,
    params: {
      number,
      amount,
      currency: checkout.currency,
      plan: checkout.plan,
      at: context.clock.now().toISOString(),
    },
  });
}

/** That nothing more is charged is said once a period, whoever canceled and wherever. */
export async function sendCancellation(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  { id, periodEnd, ended }: { id: string; periodEnd: Date; ended: boolean },
): Promise<void> {
  const to = await payerOf(context, tx, checkout);
  if (!to) return;
  await enqueueMail(tx, context.keys, {
    kind: 'cancellation',
    to,
    language: checkout.language,
    key: `cancellation:${id}:${periodEnd.toISOString()}`,
    ownerId: checkout.ownerId,
    params: ended ? {} : { endsAt: periodEnd.toISOString() },
  });
}

export async function payerOf(
  { keys }: Context,
  tx: Transaction,
  checkout: CheckoutRow,
): Promise<string | null> {
  const { id, payer, masterId, wrapped } = checkout;
  // Rows of earlier versions have no key of their own.
  if (payer)
    return unseal(
      masterId && wrapped ? keys.unwrap(masterId, wrapped) : keys.derive('payer'),
      payer,
      `checkout:${id}`,
    );
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.ownerId, checkout.ownerId));
  return user?.email ?? null;
}

export function sealPayer({ keys }: Context, id: string, email: string) {
  const key = newContentKey();
  return { payer: seal(key, email, `checkout:${id}`), ...keys.wrap(key) };
}
