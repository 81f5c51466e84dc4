import { randomBytes } from 'node:crypto';
import { wantedPrices } from '../../src/features/payments/stripe/catalogue.ts';

export type SessionStatus = 'open' | 'complete' | 'expired';
export interface Session {
  id: string;
  mode: 'payment' | 'subscription';
  status: SessionStatus;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  intent: string | null;
  subscription: string | null;
  invoice: string | null;
  customer: string | null;
  email: string | null;
  created: number;
}
export interface Payment {
  id: string;
  charge: string;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
  amount: number;
  currency: string;
  customer: string | null;
  refunded: number;
  dispute: 'needs_response' | 'won' | 'lost' | null;
  created: number;
}
export interface Invoice {
  id: string;
  subscription: string;
  status: 'open' | 'paid' | 'void';
  payment: string;
  created: number;
}
export interface Subscription {
  id: string;
  session: string;
  customer: string;
  amount: number;
  currency: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  start: number;
  end: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  invoice: string;
  created: number;
}

export function monthAfter(seconds: number): number {
  const next = new Date(seconds * 1000);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.getTime() / 1000;
}

/** What one account at Stripe holds: the truth behind the peer's answers. */
export function createAccount(clock: { now(): Date }) {
  const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  return {
    sessions: new Map<string, Session>(),
    payments: new Map<string, Payment>(),
    invoices: new Map<string, Invoice>(),
    subscriptions: new Map<string, Subscription>(),
    deletedCustomers: new Set<string>(),
    products: new Map<string, { name: string }>(),
    prices: wantedPrices.map((one, index) => ({ ...one, id: `price_peer${index}` })),
    webhooks: [] as { id: string; url: string; events: string[] }[],
    portals: [] as { id: string }[],
    refunds: [] as { id: string; payment: string; amount: number }[],
    id,
    now: () => Math.floor(clock.now().getTime() / 1000),
    /** Time passes at Stripe, too: what was to end has ended. */
    tick() {
      const now = this.now();
      for (const one of this.subscriptions.values()) {
        const end = one.cancel_at_period_end ? one.end : one.cancel_at;
        if (one.status !== 'canceled' && end !== null && end <= now) {
          one.status = 'canceled';
          one.ended_at = end;
        }
      }
      for (const one of this.sessions.values())
        if (one.status === 'open' && one.created + 24 * 3600 <= now) one.status = 'expired';
    },
  };
}
export type Account = ReturnType<typeof createAccount>;
