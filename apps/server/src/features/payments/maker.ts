import type { Currency } from '@tailor/contract/currencies';
import type { Language } from '@tailor/contract/languages';
import type { PaidPlan } from '@tailor/contract/plans';

/**
 * Who takes the money: the built-in test maker, or a card payment provider. What it says is the
 * truth; converge.ts brings our rows to it. Every call may be made twice.
 */
export interface CheckoutMaker {
  readonly name: string;
  readonly testMode: boolean;
  create(order: Order): Promise<OpenCheckout>;
  /** Where an open session is paid; null: it is no longer open. */
  reopen(sessionId: string): Promise<OpenCheckout | null>;
  /** Nobody can pay an open session any more; every other one stays as it is. */
  expire(sessionId: string): Promise<void>;
  session(sessionId: string): Promise<MakerSession | null>;
  subscription(subscriptionId: string): Promise<MakerSubscription | null>;
  cancel(subscriptionId: string, now: boolean): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  /** Gives one charge back, and nothing else. */
  refund(sessionId: string, chargeId: string): Promise<void>;
  /** Where a subscriber changes how they pay. */
  portal(subscriptionId: string, returnUrl: string): Promise<string>;
}

export interface Order {
  ownerId: string;
  plan: PaidPlan;
  amount: number;
  currency: Currency;
  language: Language;
  resumeId: string | null;
  returnUrl(sessionId: string): string;
  cancelUrl: string;
}

export interface OpenCheckout {
  sessionId: string;
  url: string;
  clientSecret: string;
}

export interface MakerSession {
  state: 'open' | 'paid' | 'settling' | 'failed' | 'expired';
  subscriptionId: string | null;
  /** The oldest first; each becomes one payment of ours, with this id as its fact. */
  charges: MakerCharge[];
  /** What the payer typed at the maker's own page, where it has one. */
  email: string | null;
}

export interface MakerCharge {
  id: string;
  /** Minor units, in the currency of the order. */
  amount: number;
  refunded: boolean;
}

export interface MakerSubscription {
  state: 'active' | 'past_due' | 'ended';
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}
