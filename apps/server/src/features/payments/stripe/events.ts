import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs.ts';
import { converge } from '../converge.ts';
import type { CheckoutMaker } from '../maker.ts';
import { checkouts, payments } from '../schema.ts';
import { idOf } from './charges.ts';
import { isMissing, stripeOf } from './client.ts';
import { type Hint, hear } from './webhook.ts';

export const EVENT_JOB = 'payments.stripe-event';

/** An event is answered at once; what it hints at is asked for by a job, as often as it takes. */
export async function receiveEvent(context: Context, request: FastifyRequest): Promise<boolean> {
  const { config, log, clock, db } = context;
  if (!config.STRIPE_SECRET_KEY || !config.STRIPE_WEBHOOK_SECRET) throw notFound();
  const signature = request.headers['stripe-signature'];
  const body = request.body;
  const heard =
    typeof signature === 'string' && Buffer.isBuffer(body)
      ? hear(config, body, signature, clock.now())
      : ({ outcome: 'refused' } as const);
  if (heard.outcome === 'refused') {
    log.warn('stripe.event_refused', {});
    throw new AppError('invalid_request', 'The signature does not fit the body, or is too old.');
  }
  if (heard.outcome === 'ignored') {
    log.info('stripe.event_ignored', { type: heard.type, why: heard.why });
    return false;
  }
  const { kind, id } = heard.hint;
  // Ten events that tell one fact are asked about once.
  await db.transaction((tx) =>
    enqueueJob(tx, EVENT_JOB, { kind, id }, { key: `stripe:${kind}:${id}`, maxAttempts: 12 }),
  );
  return true;
}

/** Finds the checkout that a hint means, and brings it to the truth. */
export async function followHint(context: Context, maker: CheckoutMaker, hint: Hint): Promise<void> {
  const id = await checkoutOf(context, hint);
  const row = id ? await converge(context, maker, id) : null;
  // Other products of the same account, and checkouts of another installation.
  if (!row) context.log.info('stripe.hint_not_ours', { kind: hint.kind });
}

async function checkoutOf(context: Context, { kind, id }: Hint): Promise<string | null> {
  if (kind === 'session') return id;
  if (kind === 'subscription') return checkoutOfSubscription(context, id);
  const [paid] = await context.db
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(eq(payments.fact, id));
  return paid?.id ?? checkoutOfIntent(context, id);
}

async function checkoutOfSubscription({ db, config }: Context, subscription: string): Promise<string | null> {
  const [known] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.subscriptionId, subscription));
  if (known) return known.id;
  // The first news of it: the checkout has not been told to us yet.
  const found = await stripeOf(config)?.checkout.sessions.list({ subscription, limit: 1 });
  return found?.data[0]?.id ?? null;
}

/** Money that no row of ours knows: of a checkout, or of a month of a subscription. */
async function checkoutOfIntent(context: Context, intent: string): Promise<string | null> {
  const stripe = stripeOf(context.config);
  if (!stripe) return null;
  try {
    const found = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    if (found.data[0]) return found.data[0].id;
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      limit: 1,
    });
    const invoice = idOf(data[0]?.invoice);
    if (!invoice) return null;
    const { parent } = await stripe.invoices.retrieve(invoice);
    const subscription = idOf(parent?.subscription_details?.subscription);
    return subscription ? await checkoutOfSubscription(context, subscription) : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
