import type { CheckoutMaker } from '../../src/features/payments/maker.ts';
import { followHint } from '../../src/features/payments/stripe/events.ts';
import { hear } from '../../src/features/payments/stripe/webhook.ts';
import { actOnTestSession, actOnTestSubscription } from '../../src/features/payments/test-actions.ts';
import type { Context } from '../../src/platform/context.ts';
import type { Owner } from '../../src/platform/owner.ts';
import { KEY, SECRET, type StripePeer } from '../stripe-peer/peer.ts';

/** What happens at a maker without us: the same words for both. */
export interface Hands {
  env: Record<string, string>;
  /** → false: the maker did not let it happen. */
  pay(context: Context, owner: Owner, id: string, later: boolean): Promise<boolean>;
  settle(context: Context, owner: Owner, id: string, good: boolean): Promise<void>;
  expire(context: Context, owner: Owner, id: string): Promise<void>;
  renew(context: Context, id: string, good: boolean): Promise<void>;
  refund(maker: CheckoutMaker, id: string, index: number): Promise<void>;
  /** One of the events told so far, in any order, again: → the checkout it was about. */
  hint(context: Context, maker: CheckoutMaker, pick: (count: number) => number): Promise<string | null>;
}

export const testHands: Hands = {
  env: {},
  async pay(context, owner, id, later) {
    try {
      await actOnTestSession(context, owner, id, later ? 'pay-later' : 'pay', false);
      return true;
    } catch (error) {
      if (error instanceof Error && /already/.test(error.message)) return false;
      throw error;
    }
  },
  async settle(context, owner, id, good) {
    await actOnTestSession(context, owner, id, good ? 'settle' : 'fail-later', false);
  },
  async expire(context, owner, id) {
    await actOnTestSession(context, owner, id, 'expire', false);
  },
  renew: (context, id, good) => actOnTestSubscription(context, id, good ? 'renew' : 'fail'),
  async refund(maker, id, index) {
    const charge = (await maker.session(id))?.charges[index];
    if (charge) await maker.refund(id, charge.id);
  },
  hint: async () => null,
};

export function stripeHands(peer: StripePeer): Hands {
  const { account, actions } = peer;
  return {
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: peer.url },
    pay: async (_context, _owner, id, later) => (later ? actions.payLater(id) : actions.pay(id)),
    async settle(_context, _owner, id, good) {
      actions.settle(id, good);
    },
    async expire(_context, _owner, id) {
      actions.expire(id);
    },
    async renew(_context, id, good) {
      actions.renew(id, good);
    },
    async refund(maker, id, index) {
      const charge = (await maker.session(id))?.charges[index];
      if (charge) actions.refund(charge.id);
    },
    async hint(context, maker, pick) {
      const event = peer.events[pick(peer.events.length)];
      if (!event) return null;
      const { payload, signature } = peer.signed(event);
      const heard = hear(context.config, Buffer.from(payload), signature, context.clock.now());
      if (heard.outcome !== 'hint') throw new Error(`the event was not heard: ${heard.outcome}`);
      await followHint(context, maker, heard.hint);
      const { kind, id } = heard.hint;
      if (kind === 'session') return id;
      if (kind === 'subscription') return account.subscriptions.get(id)?.session ?? null;
      const customer = account.payments.get(id)?.customer;
      const sessions = [...account.sessions.values()];
      return sessions.find((one) => one.intent === id || (customer && one.customer === customer))?.id ?? null;
    },
  };
}
