import type Stripe from 'stripe';
import type { Config } from '../../../platform/config.ts';
import { faultOf, productId, type Wanted, wantedPrices } from './catalogue.ts';
import { API_VERSION, isLive, isMissing } from './client.ts';
import { metadata } from './maker.ts';
import { eventTypes } from './webhook.ts';

export interface Finding {
  /** note: nothing is wrong, but worth knowing. */
  state: 'right' | 'made' | 'wrong' | 'note';
  text: string;
}

const productNames = { basic: 'One-Time', premium: 'Unlimited' } as const;

/** Whether the account is as this product needs it; with `create`, what is missing is made. */
export async function checkAccount(stripe: Stripe, config: Config, create: boolean): Promise<Finding[]> {
  return [
    await checkKey(stripe, config),
    ...(await checkProducts(stripe, config, create)),
    ...(await checkPrices(stripe, create)),
    ...(await checkWebhook(stripe, config, create)),
    await checkPortal(stripe, config, create),
  ];
}

async function checkKey(stripe: Stripe, config: Config): Promise<Finding> {
  const account = await stripe.accounts.retrieveCurrent();
  const mode = isLive(config.STRIPE_SECRET_KEY ?? '') ? 'live' : 'test';
  return account.charges_enabled || mode === 'test'
    ? { state: 'right', text: `${mode} key of the account ${account.id}` }
    : {
        state: 'wrong',
        text: `the account ${account.id} may not take money yet: finish it in the dashboard`,
      };
}

async function checkProducts(stripe: Stripe, config: Config, create: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const plan of ['basic', 'premium'] as const) {
    const id = productId(plan);
    try {
      const product = await stripe.products.retrieve(id);
      findings.push(
        product.active
          ? { state: 'right', text: `product ${id}` }
          : { state: 'wrong', text: `product ${id} is archived: activate it in the dashboard` },
      );
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (create)
        await stripe.products.create({ id, name: `${config.SITE_NAME}: ${productNames[plan]}`, metadata });
      findings.push({
        state: create ? 'made' : 'wrong',
        text: `product ${id}${create ? '' : ' is missing'}`,
      });
    }
  }
  return findings;
}

async function checkPrices(stripe: Stripe, create: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const wanted of wantedPrices) {
    const { lookupKey } = wanted;
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    const fault = faultOf(data[0], wanted);
    if (!fault) findings.push({ state: 'right', text: `price ${lookupKey}: ${wanted.amount}` });
    else if (!create) findings.push({ state: 'wrong', text: `price ${lookupKey} ${fault}` });
    else {
      await createPrice(stripe, wanted);
      findings.push({ state: 'made', text: `price ${lookupKey}: ${wanted.amount} (before, it ${fault})` });
    }
  }
  return findings;
}

/** A price cannot be changed: a new one takes over the name, and running subscriptions keep the old. */
function createPrice(stripe: Stripe, { plan, currency, amount, lookupKey }: Wanted) {
  return stripe.prices.create({
    product: productId(plan),
    currency: currency.toLowerCase(),
    unit_amount: amount,
    tax_behavior: 'inclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata,
    ...(plan === 'premium' ? { recurring: { interval: 'month' as const } } : {}),
  });
}

async function checkWebhook(stripe: Stripe, config: Config, create: boolean): Promise<Finding[]> {
  const url = `${config.origin}/api/stripe-webhook`;
  if (config.local)
    return [
      {
        state: 'note',
        text: `events cannot reach ${url} from outside; the page after paying and the hourly job ask by themselves`,
      },
    ];
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((one) => one.url === url && one.status === 'enabled');
  if (!endpoint) return [await createWebhook(stripe, url, create)];
  const all = endpoint.enabled_events.includes('*');
  const missing = all ? [] : eventTypes.filter((type) => !endpoint.enabled_events.includes(type));
  const secret: Finding[] = config.STRIPE_WEBHOOK_SECRET
    ? []
    : [{ state: 'wrong', text: 'STRIPE_WEBHOOK_SECRET is not set: the dashboard shows it at the endpoint' }];
  if (missing.length === 0) return [{ state: 'right', text: `webhook ${url}` }, ...secret];
  if (create)
    await stripe.webhookEndpoints.update(endpoint.id, {
      enabled_events: [
        ...endpoint.enabled_events,
        ...missing,
      ] as Stripe.WebhookEndpointUpdateParams.EnabledEvent[],
    });
  const text = `webhook ${url}${create ? '' : ' is not sent'}: ${missing.join(', ')}`;
  return [{ state: create ? 'made' : 'wrong', text }, ...secret];
}

async function createWebhook(stripe: Stripe, url: string, create: boolean): Promise<Finding> {
  if (!create) return { state: 'wrong', text: `webhook ${url} is missing` };
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...eventTypes],
    api_version: API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
  });
  return { state: 'made', text: `webhook ${url}: set STRIPE_WEBHOOK_SECRET=${made.secret}` };
}

async function checkPortal(stripe: Stripe, config: Config, create: boolean): Promise<Finding> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const usable = data.find((one) => one.features.payment_method_update.enabled);
  if (usable) return { state: 'right', text: `billing portal ${usable.id}` };
  if (!create) return { state: 'wrong', text: 'no billing portal in which a person can change how they pay' };
  const made = await stripe.billingPortal.configurations.create({
    business_profile: { privacy_policy_url: `${config.origin}/privacy` },
    default_return_url: `${config.origin}/subscription`,
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    metadata,
  });
  return { state: 'made', text: `billing portal ${made.id}` };
}
