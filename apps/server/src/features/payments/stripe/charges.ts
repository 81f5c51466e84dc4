import type Stripe from 'stripe';
import type { MakerCharge } from '../maker.ts';
import { isMissing } from './client.ts';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** A dispute that was lost took the money like a refund; one that is open has not ended yet. */
async function isLost(stripe: Stripe, charge: Stripe.Charge): Promise<boolean> {
  const intent = idOf(charge.payment_intent);
  if (!charge.disputed || !intent) return false;
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 10 });
  return data.some((dispute) => dispute.status === 'lost');
}

/** Part of it given back leaves the right: only the whole takes it along. */
async function madeOf(stripe: Stripe, intent: string, charge: Stripe.Charge): Promise<MakerCharge> {
  return {
    id: intent,
    amount: charge.amount,
    refunded: charge.refunded || (await isLost(stripe, charge)),
  };
}

/** What was paid at once; `payment_intent.latest_charge` of the session was expanded. */
export async function chargesOnce(stripe: Stripe, session: Stripe.Checkout.Session): Promise<MakerCharge[]> {
  const intent = session.payment_intent;
  if (!intent || typeof intent === 'string') return [];
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string' || charge.status !== 'succeeded') return [];
  return [await madeOf(stripe, intent.id, charge)];
}

export async function intentOfInvoice(stripe: Stripe, invoice: string): Promise<string | null> {
  const found = await stripe.invoices.retrieve(invoice, { expand: ['payments'] });
  return idOf(found.payments?.data[0]?.payment.payment_intent);
}

/**
 * One charge a paid invoice, the oldest first. Invoices say what was paid, charges what went back;
 * two lists, however many months there are.
 */
export async function chargesOfSubscription(
  stripe: Stripe,
  subscription: string,
  customer: string | null,
): Promise<MakerCharge[]> {
  const invoices = await stripe.invoices
    .list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: 1000 });
  const intents = invoices
    .sort((a, b) => a.created - b.created || a.id.localeCompare(b.id))
    .flatMap(({ payments }) => {
      const paid = payments?.data.find(({ status }) => status === 'paid');
      return idOf(paid?.payment.payment_intent) ?? [];
    });
  if (intents.length === 0) return [];
  const charges = await chargesByIntent(stripe, intents, customer);
  const found = intents.flatMap((intent) => {
    const charge = charges.get(intent);
    return charge ? [{ intent, charge }] : [];
  });
  return Promise.all(found.map(({ intent, charge }) => madeOf(stripe, intent, charge)));
}

async function chargesByIntent(stripe: Stripe, intents: string[], customer: string | null) {
  const found = new Map<string, Stripe.Charge>();
  const keep = (charge: Stripe.Charge) => {
    const intent = idOf(charge.payment_intent);
    if (intent && charge.status === 'succeeded') found.set(intent, charge);
  };
  if (customer)
    await stripe.charges
      .list({ customer, limit: 100 })
      .autoPagingEach((charge) => {
        keep(charge);
      })
      .catch((error: unknown) => {
        // A deleted customer has no list any more; its payments are still there, one by one.
        if (!isMissing(error)) throw error;
      });
  for (const intent of intents.filter((id) => !found.has(id))) {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    if (charge && typeof charge !== 'string') keep(charge);
  }
  return found;
}

export { idOf };
