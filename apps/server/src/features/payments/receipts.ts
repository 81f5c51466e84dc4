import { pathPrefix } from '@tailor/contract/languages';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import { newContentKey, seal, unseal } from '../../platform/keys.ts';
import { newToken } from '../../platform/tokens.ts';
import { users } from '../accounts/schema.ts';
import { markConverted } from '../leads/service.ts';
import { addressHash } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { type CheckoutRow, ERASED, paymentLinks } from './schema.ts';

/** One mail per charge. */
export async function sendReceipt(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  { fact, number, amount }: { fact: string; number: number; amount: number },
  typed: string | null = null,
): Promise<void> {
  const to = (await payerOf(context, tx, checkout)) ?? typed;
  if (!to) return;
  await markConverted(tx, context.keys, { ownerId: checkout.ownerId, email: to }, context.clock.now());
  const url = await linkTo(context, tx, checkout, 'receipt', null);
  const cancel =
    checkout.plan === 'premium' ? { cancelUrl: await linkTo(context, tx, checkout, 'cancel', null) } : {};
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
      url,
      ...cancel,
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

/** The token stands behind "#": it reaches our page, but no server log and no referrer. */
export async function linkTo(
  { config }: Context,
  tx: Transaction,
  { id, language }: Pick<CheckoutRow, 'id' | 'language'>,
  purpose: 'receipt' | 'open' | 'cancel',
  expiresAt: Date | null,
): Promise<string> {
  const { token, hash } = newToken();
  await tx.insert(paymentLinks).values({ tokenHash: hash, checkoutId: id, purpose, expiresAt });
  const page = { receipt: '/receipt', open: '/receipt?open=1', cancel: '/cancel' }[purpose];
  return `${config.origin}${pathPrefix(language)}${page}#${token}`;
}

/** Who paid for nothing hears that it goes back, also when we keep nothing else about them. */
export async function sendReturned(
  context: Context,
  tx: Transaction,
  checkout: CheckoutRow,
  { fact, amount, reason }: { fact: string; amount: number; reason: 'duplicate' | 'deleted' },
  typed: string | null,
): Promise<void> {
  const to = (await payerOf(context, tx, checkout)) ?? typed;
  if (!to) return;
  await enqueueMail(tx, context.keys, {
    kind: 'returned',
    to,
    language: checkout.language,
    key: `returned:${fact}`,
    ...(checkout.ownerId === ERASED ? {} : { ownerId: checkout.ownerId }),
    params: { amount, currency: checkout.currency, reason },
  });
}

/** An account's receipts go to its own address; a visitor's to the one given at the checkout. */
export async function payerOf(
  { keys }: Context,
  tx: Transaction,
  checkout: CheckoutRow,
): Promise<string | null> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.ownerId, checkout.ownerId));
  if (user) return user.email;
  const { id, payer, masterId, wrapped } = checkout;
  if (!payer) return null;
  // Rows of earlier versions have no key of their own.
  const key = masterId && wrapped ? keys.unwrap(masterId, wrapped) : keys.derive('payer');
  return unseal(key, payer, `checkout:${id}`);
}

export function sealPayer({ keys }: Context, id: string, email: string) {
  const key = newContentKey();
  return {
    payer: seal(key, email, `checkout:${id}`),
    payerHash: addressHash(keys, email),
    ...keys.wrap(key),
  };
}
