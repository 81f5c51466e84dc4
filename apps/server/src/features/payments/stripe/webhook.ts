import type Stripe from 'stripe';
import type { Config } from '../../../platform/config.ts';
import { isLive } from './client.ts';
import { library } from './library.ts';

/** Older signatures are refused: a copied request cannot be sent again tomorrow. */
const TOLERANCE_SECONDS = 300;

/** What an event is about; everything else in it is not believed. */
export interface Hint {
  kind: 'session' | 'subscription' | 'payment_intent';
  id: string;
}

export type Heard =
  | { outcome: 'hint'; type: string; hint: Hint }
  | { outcome: 'ignored'; type: string; why: 'unknown' | 'other_mode' | 'no_object' }
  | { outcome: 'refused' };

/** The bytes as they came, and their signature: by one of the secrets, within the window. */
export function hear(config: Config, body: Buffer, signature: string, now: Date): Heard {
  const event = verified(config, body, signature, now);
  if (!event) return { outcome: 'refused' };
  const { type } = event;
  if (event.livemode !== isLive(config.STRIPE_SECRET_KEY ?? ''))
    return { outcome: 'ignored', type, why: 'other_mode' };
  const read = readers.get(type.split('.').slice(0, -1).join('.'));
  if (!read) return { outcome: 'ignored', type, why: 'unknown' };
  const hint = read(event.data.object as unknown as Loose);
  return hint ? { outcome: 'hint', type, hint } : { outcome: 'ignored', type, why: 'no_object' };
}

function verified(config: Config, body: Buffer, signature: string, now: Date): Stripe.Event | null {
  for (const secret of config.STRIPE_WEBHOOK_SECRET?.split(',') ?? []) {
    try {
      return library().webhooks.constructEvent(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch {
      // By another secret, too old, changed on the way, or no event: all the same to the sender.
    }
  }
  return null;
}

/** An event of a newer version may have another form: only names of things are read, with care. */
interface Loose {
  id?: unknown;
  payment_intent?: unknown;
  subscription?: unknown;
  parent?: { subscription_details?: { subscription?: unknown } | null } | null;
}

const named = (kind: Hint['kind'], value: unknown): Hint | null => {
  const id = typeof value === 'object' && value && 'id' in value ? value.id : value;
  return typeof id === 'string' && /^\w{1,255}$/.test(id) ? { kind, id } : null;
};

const byIntent = (object: Loose) => named('payment_intent', object.payment_intent);
/** By the type without its last word. */
const readers = new Map<string, (object: Loose) => Hint | null>([
  ['checkout.session', ({ id }) => named('session', id)],
  ['customer.subscription', ({ id }) => named('subscription', id)],
  [
    'invoice',
    ({ parent, subscription }) =>
      named('subscription', parent?.subscription_details?.subscription ?? subscription),
  ],
  ['charge', byIntent],
  ['charge.dispute', byIntent],
  ['charge.refund', byIntent],
  ['refund', byIntent],
]);

/** The types that an endpoint must be sent; `npm run stripe:check` holds the account against them. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
] as const;
