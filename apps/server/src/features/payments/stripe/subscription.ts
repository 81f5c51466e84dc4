import type Stripe from 'stripe';
import type { MakerSubscription } from '../maker.ts';

const at = (seconds: number) => new Date(seconds * 1000);

/** `latest_invoice` was expanded. */
export function readSubscription(subscription: Stripe.Subscription): MakerSubscription {
  const { cancel_at, cancel_at_period_end, ended_at, items } = subscription;
  // The period stands at the items; an end that comes sooner counts.
  const ends = [
    ...items.data.map((item) => item.current_period_end),
    ...(cancel_at ? [cancel_at] : []),
    ...(ended_at ? [ended_at] : []),
  ];
  const state = stateOf(subscription.status);
  return {
    state,
    periodEnd: at(ends.length > 0 ? Math.min(...ends) : subscription.created),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    pastDueSince: state === 'past_due' ? pastDueSince(subscription) : null,
  };
}

function stateOf(status: Stripe.Subscription['status']): MakerSubscription['state'] {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due' || status === 'unpaid') return 'past_due';
  return 'ended';
}

/** Since the invoice that is not paid. */
function pastDueSince({ latest_invoice: invoice, created }: Stripe.Subscription): Date {
  if (!invoice || typeof invoice === 'string') return at(created);
  return at(invoice.status_transitions.finalized_at ?? invoice.created);
}
