import {
  type Account,
  type Invoice,
  monthAfter,
  type Payment,
  type Session,
  type Subscription,
} from './account.ts';

export interface Happening {
  type: string;
  object: { kind: 'checkout.session' | 'subscription' | 'invoice' | 'charge' | 'dispute'; id: string };
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the peer has no such object');
  return value;
}

/** What a payer, a bank, the calendar or somebody in the dashboard does. */
export function createActions(account: Account, tell: (happening: Happening) => void) {
  const session = (id: string) => must(account.sessions.get(id));
  const subscriptionOf = (id: string) => must(account.subscriptions.get(session(id).subscription ?? ''));
  const told = (type: string, kind: Happening['object']['kind'], id: string) =>
    tell({ type, object: { kind, id } });

  function payment(
    of: { amount: number; currency: string; customer: string | null },
    status: Payment['status'],
  ) {
    const made: Payment = {
      id: account.id('pi'),
      charge: account.id('ch'),
      status,
      amount: of.amount,
      currency: of.currency,
      customer: of.customer,
      refunded: 0,
      dispute: null,
      created: account.now(),
    };
    account.payments.set(made.id, made);
    return made;
  }

  function invoice(subscription: string, status: Invoice['status'], paidBy: string): string {
    const made = { id: account.id('in'), subscription, status, payment: paidBy, created: account.now() };
    account.invoices.set(made.id, made);
    return made.id;
  }

  /** While money is on its way Stripe may call the subscription either; its month runs from the order. */
  function subscribe(one: Session, status: Payment['status'], meanwhile: Subscription['status']) {
    const now = account.now();
    one.customer = account.id('cus');
    const first = payment(one, status);
    const made: Subscription = {
      id: account.id('sub'),
      session: one.id,
      customer: one.customer,
      amount: one.amount,
      currency: one.currency,
      status: status === 'succeeded' ? 'active' : meanwhile,
      start: now,
      end: monthAfter(now),
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      invoice: '',
      created: now,
    };
    account.subscriptions.set(made.id, made);
    made.invoice = invoice(made.id, status === 'succeeded' ? 'paid' : 'open', first.id);
    one.subscription = made.id;
    one.invoice = made.invoice;
    told('customer.subscription.created', 'subscription', made.id);
  }

  function complete(
    id: string,
    status: Payment['status'],
    email: string | null,
    meanwhile: 'active' | 'incomplete' = 'active',
  ): boolean {
    const one = session(id);
    account.tick();
    if (one.status !== 'open') return false;
    one.email = email;
    if (one.mode === 'payment') one.intent = payment(one, status).id;
    else subscribe(one, status, meanwhile);
    one.status = 'complete';
    one.payment_status = status === 'succeeded' ? 'paid' : 'unpaid';
    if (one.subscription && status === 'succeeded') told('invoice.paid', 'invoice', one.invoice ?? '');
    told('checkout.session.completed', 'checkout.session', id);
    return true;
  }

  function end(id: string, type = 'customer.subscription.deleted') {
    const one = must(account.subscriptions.get(id));
    one.status = 'canceled';
    one.ended_at = account.now();
    told(type, 'subscription', id);
  }

  return {
    pay: (id: string, email: string | null = null) => complete(id, 'succeeded', email),
    payLater: (id: string, email: string | null = null, meanwhile?: 'active' | 'incomplete') =>
      complete(id, 'processing', email, meanwhile),
    settle(id: string, good: boolean): boolean {
      const one = session(id);
      const paidBy = one.intent ?? account.invoices.get(one.invoice ?? '')?.payment ?? '';
      const money = account.payments.get(paidBy);
      if (money?.status !== 'processing') return false;
      money.status = good ? 'succeeded' : 'requires_payment_method';
      if (good) one.payment_status = 'paid';
      const bill = account.invoices.get(one.invoice ?? '');
      if (bill && good) bill.status = 'paid';
      const begun = account.subscriptions.get(one.subscription ?? '');
      if (begun?.status === 'incomplete' && good) begun.status = 'active';
      const outcome = good ? 'succeeded' : 'failed';
      told(`checkout.session.async_payment_${outcome}`, 'checkout.session', id);
      return true;
    },
    expire(id: string): boolean {
      const one = session(id);
      if (one.status !== 'open') return false;
      one.status = 'expired';
      told('checkout.session.expired', 'checkout.session', id);
      return true;
    },
    /** The next month: paid, or refused by the card. A month that is owed is paid first. */
    renew(id: string, good: boolean): void {
      const one = subscriptionOf(id);
      const owed = account.invoices.get(one.invoice);
      if (one.status === 'past_due' && owed) {
        if (!good) return;
        must(account.payments.get(owed.payment)).status = 'succeeded';
        owed.status = 'paid';
        one.status = 'active';
      } else {
        one.start = one.end;
        one.end = monthAfter(one.end);
        const money = payment(one, good ? 'succeeded' : 'requires_payment_method');
        one.invoice = invoice(one.id, good ? 'paid' : 'open', money.id);
        one.status = good ? 'active' : 'past_due';
      }
      told(good ? 'invoice.paid' : 'invoice.payment_failed', 'invoice', one.invoice);
      told('customer.subscription.updated', 'subscription', one.id);
    },
    /** The other shape of the same wish: a date instead of a flag. */
    cancelByDate(id: string): void {
      const one = subscriptionOf(id);
      one.cancel_at = one.end;
      told('customer.subscription.updated', 'subscription', one.id);
    },
    refund(paymentId: string, amount?: number): void {
      const money = must(account.payments.get(paymentId));
      const back = amount ?? money.amount - money.refunded;
      money.refunded += back;
      account.refunds.push({ id: account.id('re'), payment: paymentId, amount: back });
      told('charge.refunded', 'charge', money.charge);
    },
    dispute(paymentId: string, state: NonNullable<Payment['dispute']>): void {
      must(account.payments.get(paymentId)).dispute = state;
      const type = state === 'needs_response' ? 'created' : 'closed';
      told(`charge.dispute.${type}`, 'dispute', paymentId);
    },
    deleteCustomer(id: string): void {
      const one = subscriptionOf(id);
      account.deletedCustomers.add(one.customer);
      end(one.id);
    },
    end,
    updated: (id: string) => told('customer.subscription.updated', 'subscription', id),
  };
}
export type Actions = ReturnType<typeof createActions>;
