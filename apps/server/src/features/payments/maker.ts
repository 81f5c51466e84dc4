import type { Currency } from '@tailor/contract/currencies';
import type { Language } from '@tailor/contract/languages';
import type { PaidPlan } from '@tailor/contract/plans';

/** Who takes the money: the built-in test maker, or a card payment provider. What it says is the truth. */
export interface CheckoutMaker {
  readonly name: string;
  readonly testMode: boolean;
  create(order: Order): Promise<{ sessionId: string; url: string; clientSecret: string }>;
  session(sessionId: string): Promise<MakerSession | null>;
  subscription(subscriptionId: string): Promise<MakerSubscription | null>;
  cancel(subscriptionId: string, now: boolean): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  refund(sessionId: string): Promise<void>;
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

export interface MakerSession {
  state: 'open' | 'paid' | 'settling' | 'failed' | 'expired' | 'refunded';
  subscriptionId: string | null;
}

export interface MakerSubscription {
  state: 'active' | 'past_due' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
}
