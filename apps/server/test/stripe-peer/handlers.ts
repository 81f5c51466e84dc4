import type { Account, Payment } from './account.ts';
import type { Actions } from './actions.ts';
import { list, shaped } from './objects.ts';
import type { Present } from './present.ts';
import type { Form } from './request.ts';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
const missing = (what: string) => new Refusal(404, 'resource_missing', `No such ${what}`);

interface Asked {
  id: string;
  form: Form;
  expand: string[];
}
type Handler = (asked: Asked) => object;

const text = (value: string | Form | undefined) => (typeof value === 'string' ? value : '');
const form = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {});

export function createHandlers(
  account: Account,
  present: Present,
  actions: Actions,
): Record<string, Handler> {
  function found<T>(map: Map<string, T>, id: string, what: string): T {
    const one = map.get(id);
    if (!one) throw missing(`${what}: '${id}'`);
    return one;
  }
  const session = (id: string) => found(account.sessions, id, 'checkout.session');
  const subscription = (id: string) => found(account.subscriptions, id, 'subscription');
  const payments = (ours: (one: Payment) => boolean) => [...account.payments.values()].filter(ours);

  return {
    'POST /v1/checkout/sessions': ({ form: asked }) => {
      const item = form(form(asked.line_items)['0']);
      const price = account.prices.find((one) => one.id === item.price);
      if (!price) throw missing(`price: '${text(item.price)}'`);
      const mode = asked.mode === 'subscription' ? 'subscription' : 'payment';
      if ((price.plan === 'premium') !== (mode === 'subscription'))
        throw new Refusal(400, 'parameter_invalid', `the price does not fit the mode ${mode}`);
      const metadata = form(asked.metadata) as Record<string, string>;
      const id = account.id('cs_test');
      account.sessions.set(id, {
        id,
        mode,
        status: 'open',
        payment_status: 'unpaid',
        amount: price.amount,
        currency: price.currency.toLowerCase(),
        success_url: text(asked.success_url),
        cancel_url: text(asked.cancel_url),
        metadata,
        intent: null,
        subscription: null,
        invoice: null,
        customer: null,
        email: null,
        created: account.now(),
      });
      return present.session(session(id), false);
    },
    'GET /v1/checkout/sessions': ({ form: asked }) => {
      const ours = [...account.sessions.values()].filter(
        (one) =>
          (!asked.subscription || one.subscription === asked.subscription) &&
          (!asked.payment_intent || one.intent === asked.payment_intent),
      );
      return list(
        '/v1/checkout/sessions',
        ours.slice(0, Number(asked.limit ?? 10)).map((one) => present.session(one, false)),
      );
    },
    'GET /v1/checkout/sessions/{session}': ({ id, expand }) =>
      present.session(session(id), expand.length > 0),
    'POST /v1/checkout/sessions/{session}/expire': ({ id }) => {
      const { status } = session(id);
      if (status !== 'open')
        throw new Refusal(
          400,
          'checkout_session_not_open',
          `This Session is ${status}: only open ones expire`,
        );
      actions.expire(id);
      return present.session(session(id), false);
    },
    'GET /v1/subscriptions/{subscription_exposed_id}': ({ id, expand }) =>
      present.subscription(subscription(id), expand.length > 0),
    'POST /v1/subscriptions/{subscription_exposed_id}': ({ id, form: asked }) => {
      const one = subscription(id);
      if (one.status === 'canceled') throw missing(`subscription: '${id}'`);
      if ('cancel_at' in asked && 'cancel_at_period_end' in asked)
        throw new Refusal(400, 'parameter_invalid', 'cancel_at and cancel_at_period_end exclude each other');
      if ('cancel_at_period_end' in asked) one.cancel_at_period_end = asked.cancel_at_period_end === 'true';
      if ('cancel_at' in asked) one.cancel_at = asked.cancel_at === '' ? null : Number(asked.cancel_at);
      actions.updated(id);
      return present.subscription(one, false);
    },
    'DELETE /v1/subscriptions/{subscription_exposed_id}': ({ id }) => {
      if (subscription(id).status === 'canceled') throw missing(`subscription: '${id}'`);
      actions.end(id);
      return present.subscription(subscription(id), false);
    },
    'GET /v1/invoices': ({ form: asked, expand }) => {
      const ours = [...account.invoices.values()].filter(
        (one) => one.subscription === asked.subscription && (!asked.status || one.status === asked.status),
      );
      // The newest first, as Stripe lists.
      const data = ours.reverse().map((one) => present.invoice(one, expand.length > 0));
      return list('/v1/invoices', data);
    },
    'GET /v1/invoices/{invoice}': ({ id, expand }) =>
      present.invoice(found(account.invoices, id, 'invoice'), expand.length > 0),
    'GET /v1/invoice_payments': ({ form: asked }) => {
      const intent = form(asked.payment).payment_intent;
      const ours = [...account.invoices.values()].filter((one) => one.payment === intent);
      return list('/v1/invoice_payments', ours.map(present.invoicePayment));
    },
    'GET /v1/charges': ({ form: asked }) => {
      if (account.deletedCustomers.has(text(asked.customer)))
        throw missing(`customer: '${text(asked.customer)}'`);
      return list(
        '/v1/charges',
        payments((one) => one.customer === asked.customer)
          .reverse()
          .map(present.charge),
      );
    },
    'GET /v1/disputes': ({ form: asked }) =>
      list(
        '/v1/disputes',
        payments((one) => one.id === asked.payment_intent && one.dispute !== null).map(present.dispute),
      ),
    'GET /v1/payment_intents/{intent}': ({ id, expand }) =>
      present.intent(found(account.payments, id, 'payment_intent'), expand.length > 0),
    'POST /v1/refunds': ({ form: asked }) => {
      const money = found(account.payments, text(asked.payment_intent), 'payment_intent');
      if (money.refunded >= money.amount)
        throw new Refusal(
          400,
          'charge_already_refunded',
          `Charge ${money.charge} has already been refunded.`,
        );
      if (money.status !== 'succeeded')
        throw new Refusal(400, 'payment_intent_unexpected_state', 'nothing was paid');
      const amount = asked.amount ? Number(asked.amount) : money.amount - money.refunded;
      actions.refund(money.id, amount);
      return shaped('refund', {
        amount,
        charge: money.charge,
        payment_intent: money.id,
        status: 'succeeded',
      });
    },
    'POST /v1/billing_portal/sessions': ({ form: asked }) => {
      if (account.deletedCustomers.has(text(asked.customer)))
        throw missing(`customer: '${text(asked.customer)}'`);
      return shaped('billing_portal.session', {
        customer: text(asked.customer),
        return_url: text(asked.return_url),
        url: `https://billing.stripe.com/p/session/${account.id('peer')}`,
      });
    },
    'GET /v1/billing_portal/configurations': () =>
      list(
        '/v1/billing_portal/configurations',
        account.portals.map(({ id }) => shaped('billing_portal.configuration', { id, ...portalOn })),
      ),
    'POST /v1/billing_portal/configurations': () => {
      account.portals.push({ id: account.id('bpc') });
      return shaped('billing_portal.configuration', { id: account.portals.at(-1)?.id, ...portalOn });
    },
    'GET /v1/products/{id}': ({ id }) => shaped('product', { id, ...found(account.products, id, 'product') }),
    'POST /v1/products': ({ form: asked }) => {
      account.products.set(text(asked.id), { name: text(asked.name) });
      return shaped('product', { id: text(asked.id), name: text(asked.name) });
    },
    'GET /v1/prices': ({ form: asked }) => {
      const keys = Object.values(form(asked.lookup_keys));
      return list('/v1/prices', account.prices.filter((one) => keys.includes(one.lookupKey)).map(priceOf));
    },
    'POST /v1/prices': ({ form: asked }) => {
      const plan = asked.recurring ? ('premium' as const) : ('basic' as const);
      const made = {
        id: account.id('price'),
        plan,
        currency: text(asked.currency).toUpperCase() as 'USD',
        amount: Number(asked.unit_amount),
        lookupKey: text(asked.lookup_key),
      };
      account.prices = [...account.prices.filter((one) => one.lookupKey !== made.lookupKey), made];
      return priceOf(made);
    },
    'GET /v1/webhook_endpoints': () => list('/v1/webhook_endpoints', account.webhooks.map(endpointOf)),
    'POST /v1/webhook_endpoints': ({ form: asked }) => {
      const events = Object.values(form(asked.enabled_events)).map(text);
      const made = { id: account.id('we'), url: text(asked.url), events };
      account.webhooks.push(made);
      return { ...endpointOf(made), secret: `whsec_${account.id('peer')}` };
    },
    'POST /v1/webhook_endpoints/{webhook_endpoint}': ({ id, form: asked }) => {
      const one = account.webhooks.find((webhook) => webhook.id === id);
      if (!one) throw missing(`webhook endpoint: '${id}'`);
      one.events = Object.values(form(asked.enabled_events)).map(text);
      return endpointOf(one);
    },
    'GET /v1/account': () => shaped('account', { charges_enabled: true, details_submitted: true }),
  };
}

const on = { enabled: true };
const portalOn = {
  active: true,
  is_default: true,
  features: { payment_method_update: on, invoice_history: on, subscription_cancel: on },
};

const endpointOf = ({ id, url, events }: Account['webhooks'][number]) =>
  shaped('webhook_endpoint', { id, url, enabled_events: events, status: 'enabled' });

const priceOf = ({ id, plan, currency, amount, lookupKey }: Account['prices'][number]) =>
  shaped('price', {
    id,
    active: true,
    currency: currency.toLowerCase(),
    lookup_key: lookupKey,
    recurring:
      plan === 'premium'
        ? { interval: 'month', interval_count: 1, meter: null, usage_type: 'licensed' }
        : null,
    tax_behavior: 'inclusive',
    type: plan === 'premium' ? 'recurring' : 'one_time',
    unit_amount: amount,
  });
