import type { Account, Invoice, Payment, Session, Subscription } from './account.ts';
import { list, shaped } from './objects.ts';

/** The account's things in the shapes of the fixtures. */
export function createPresent(account: Account) {
  const charge = (of: Payment) =>
    shaped('charge', {
      id: of.charge,
      amount: of.amount,
      amount_captured: of.amount,
      amount_refunded: of.refunded,
      captured: true,
      created: of.created,
      currency: of.currency,
      customer: of.customer,
      disputed: of.dispute !== null,
      paid: of.status === 'succeeded',
      payment_intent: of.id,
      refunded: of.refunded >= of.amount,
      status: of.status === 'succeeded' ? 'succeeded' : of.status === 'processing' ? 'pending' : 'failed',
    });

  const intent = (of: Payment, expanded: boolean) =>
    shaped('payment_intent', {
      id: of.id,
      amount: of.amount,
      created: of.created,
      currency: of.currency,
      customer: of.customer,
      latest_charge: expanded ? charge(of) : of.charge,
      status: of.status,
    });

  const invoicePayment = (of: Invoice) => {
    const paid = of.status === 'paid';
    const amount = account.subscriptions.get(of.subscription)?.amount ?? 0;
    return shaped('invoice_payment', {
      id: `inpay_${of.id}`,
      amount_paid: paid ? amount : null,
      amount_requested: amount,
      created: of.created,
      invoice: of.id,
      payment: { type: 'payment_intent', payment_intent: of.payment },
      status: paid ? 'paid' : 'open',
    });
  };

  const invoice = (of: Invoice, expanded: boolean) => {
    const paid = of.status === 'paid';
    const subscription = account.subscriptions.get(of.subscription);
    const amount = subscription?.amount ?? 0;
    const parent = {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: of.subscription },
      type: 'subscription_details',
    };
    const made = shaped('invoice', {
      id: of.id,
      amount_due: amount,
      amount_paid: paid ? amount : 0,
      amount_remaining: paid ? 0 : amount,
      created: of.created,
      customer: subscription?.customer,
      parent,
      status: of.status,
      status_transitions: {
        finalized_at: of.created,
        marked_uncollectible_at: null,
        paid_at: paid ? of.created : null,
        voided_at: null,
      },
    });
    const part = invoicePayment(of);
    return expanded ? { ...made, payments: list('/v1/invoice_payments', [part]) } : made;
  };

  const session = (of: Session, expanded: boolean) => {
    const money = of.intent ? account.payments.get(of.intent) : undefined;
    return shaped('checkout.session', {
      id: of.id,
      amount_subtotal: of.amount,
      amount_total: of.amount,
      cancel_url: of.cancel_url,
      created: of.created,
      currency: of.currency,
      customer: of.customer,
      customer_details: of.email ? { email: of.email } : null,
      expires_at: of.created + 24 * 3600,
      invoice: of.invoice,
      metadata: of.metadata,
      mode: of.mode,
      payment_intent: expanded && money ? intent(money, true) : of.intent,
      payment_status: of.payment_status,
      status: of.status,
      subscription: of.subscription,
      success_url: of.success_url.replace('{CHECKOUT_SESSION_ID}', of.id),
      url: of.status === 'open' ? `https://checkout.stripe.com/c/pay/${of.id}` : null,
    });
  };

  const subscription = (of: Subscription, expanded: boolean) => {
    const { items } = shaped('subscription', {}) as { items?: { data: object[] } };
    const item = { ...items?.data[0], current_period_end: of.end, current_period_start: of.start };
    const latest = account.invoices.get(of.invoice);
    return shaped('subscription', {
      id: of.id,
      cancel_at: of.cancel_at ?? (of.cancel_at_period_end ? of.end : null),
      cancel_at_period_end: of.cancel_at_period_end,
      canceled_at: of.ended_at,
      created: of.created,
      currency: of.currency,
      customer: of.customer,
      ended_at: of.ended_at,
      items: list('/v1/subscription_items', [item]),
      latest_invoice: expanded && latest ? invoice(latest, false) : of.invoice,
      status: of.status,
    });
  };

  const dispute = (of: Payment) =>
    shaped('dispute', {
      id: `dp_${of.id}`,
      amount: of.amount,
      charge: of.charge,
      payment_intent: of.id,
      status: of.dispute,
    });

  return { charge, intent, invoice, invoicePayment, session, subscription, dispute };
}
export type Present = ReturnType<typeof createPresent>;
