import type Stripe from 'stripe';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { perConfig } from '../../../platform/per-config.ts';
import type { CheckoutMaker, MakerSession, OpenCheckout, Order } from '../maker.ts';
import { createCatalogue } from './catalogue.ts';
import { chargesOfSubscription, chargesOnce, idOf, intentOfInvoice } from './charges.ts';
import { isLive, isMissing, isRefused, stripeOf } from './client.ts';
import { guarded } from './guard.ts';
import { readSubscription } from './subscription.ts';

const HOUR_MS = 3_600_000;
/** What the operator sees in the account beside a payment: nothing about a person. */
export const metadata = { product: 'resume-tailor' };

const opened = (session: Stripe.Checkout.Session): OpenCheckout => ({
  sessionId: session.id,
  url: session.url ?? '',
  // A page that Stripe hosts has no secret: what a caller confirms with (complete-payment) is its id.
  clientSecret: session.client_secret ?? session.id,
});

/** null: the thing is not there, or belongs to another account. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type Needs = Pick<Context, 'config' | 'clock' | 'log'>;

export function createStripeMaker(context: Needs): CheckoutMaker | null {
  const stripe = stripeOf(context.config);
  if (!stripe) return null;
  const bare = makeWith(stripe, context);
  return {
    name: bare.name,
    testMode: bare.testMode,
    create: (...args) => guarded(context, 'create', () => bare.create(...args)),
    reopen: (...args) => guarded(context, 'reopen', () => bare.reopen(...args)),
    expire: (...args) => guarded(context, 'expire', () => bare.expire(...args)),
    session: (...args) => guarded(context, 'session', () => bare.session(...args)),
    subscription: (...args) => guarded(context, 'subscription', () => bare.subscription(...args)),
    cancel: (...args) => guarded(context, 'cancel', () => bare.cancel(...args)),
    resume: (...args) => guarded(context, 'resume', () => bare.resume(...args)),
    refund: (...args) => guarded(context, 'refund', () => bare.refund(...args)),
    portal: (...args) => guarded(context, 'portal', () => bare.portal(...args)),
  };
}

function makeWith(stripe: Stripe, { config, clock }: Needs): CheckoutMaker {
  const priceId = catalogueOf(config, stripe);
  const subscriptionOf = (id: string) =>
    orNull(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));

  return {
    name: 'stripe',
    testMode: !isLive(config.STRIPE_SECRET_KEY ?? ''),

    async create(order) {
      const price = await priceId(order.plan, order.currency);
      return opened(
        await stripe.checkout.sessions.create(paramsOf(order, price), {
          idempotencyKey: `checkout:${newId()}`,
        }),
      );
    },

    async reopen(id) {
      const session = await orNull(stripe.checkout.sessions.retrieve(id));
      return session?.status === 'open' ? opened(session) : null;
    },

    async expire(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        if (!isRefused(error)) throw error;
        const session = await orNull(stripe.checkout.sessions.retrieve(id));
        if (session?.status === 'open') throw error;
      }
    },

    async session(id) {
      const expand = ['payment_intent.latest_charge'];
      const session = await orNull(stripe.checkout.sessions.retrieve(id, { expand }));
      if (!session) return null;
      const subscriptionId = idOf(session.subscription);
      const charges = subscriptionId
        ? await chargesOfSubscription(stripe, subscriptionId, idOf(session.customer))
        : await chargesOnce(stripe, session);
      const email = session.customer_details?.email ?? null;
      return { state: await stateOf(stripe, session), subscriptionId, charges, email };
    },

    async subscription(id) {
      const subscription = await subscriptionOf(id);
      return subscription ? readSubscription(subscription) : null;
    },

    async cancel(id, now) {
      const subscription = await subscriptionOf(id);
      if (!subscription || readSubscription(subscription).state === 'ended') return;
      if (now)
        await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel:${id}:${hourOf(clock.now())}` });
      else if (!readSubscription(subscription).cancelAtPeriodEnd)
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },

    async resume(id) {
      const subscription = await subscriptionOf(id);
      if (!subscription || readSubscription(subscription).state === 'ended') return;
      // Both shapes of an end that is set; Stripe takes one of them at a time.
      if (subscription.cancel_at_period_end)
        await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      else if (subscription.cancel_at) await stripe.subscriptions.update(id, { cancel_at: '' });
    },

    async refund(_sessionId, chargeId) {
      try {
        // Stripe keeps a failure under a key for a day, too: an hour later it is another key. The
        // whole of a payment goes back once only, whatever the key.
        await stripe.refunds.create(
          { payment_intent: chargeId, metadata },
          { idempotencyKey: `refund:${chargeId}:${hourOf(clock.now())}` },
        );
      } catch (error) {
        if (!isRefused(error) || error.code !== 'charge_already_refunded') throw error;
      }
    },

    async portal(id, returnUrl) {
      const subscription = await stripe.subscriptions.retrieve(id);
      const customer = idOf(subscription.customer) ?? '';
      // One that was made by a key is never the account's default: it is asked for by name.
      const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
      const ours = data.find((one) => one.metadata?.product === metadata.product);
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        ...(ours ? { configuration: ours.id } : {}),
      });
      return session.url;
    },
  };
}

const hourOf = (date: Date) => Math.floor(date.getTime() / HOUR_MS);

const catalogueOf = perConfig((_, stripe: Stripe) => createCatalogue(stripe));

function paramsOf(order: Order, price: string): Stripe.Checkout.SessionCreateParams {
  const { plan, language, cancelUrl } = order;
  return {
    mode: plan === 'premium' ? 'subscription' : 'payment',
    line_items: [{ price, quantity: 1 }],
    // Stripe puts its own id in where this stands.
    success_url: order.returnUrl('{CHECKOUT_SESSION_ID}'),
    cancel_url: cancelUrl,
    locale: language,
    metadata,
    // The price shown is the price charged, in the currency shown.
    adaptive_pricing: { enabled: false },
    ...(plan === 'premium' ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  };
}

/** Complete is not paid: money by bank debit comes days later, or does not. */
async function stateOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<MakerSession['state']> {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status !== 'unpaid') return 'paid';
  const intent = await intentOf(stripe, session);
  if (intent?.status === 'succeeded') return 'paid';
  return intent?.status === 'processing' ? 'settling' : 'failed';
}

async function intentOf(stripe: Stripe, session: Stripe.Checkout.Session) {
  const { payment_intent: intent } = session;
  if (intent && typeof intent !== 'string') return intent;
  const invoice = idOf(session.invoice);
  const id = idOf(intent) ?? (invoice ? await intentOfInvoice(stripe, invoice) : null);
  return id ? stripe.paymentIntents.retrieve(id) : null;
}
