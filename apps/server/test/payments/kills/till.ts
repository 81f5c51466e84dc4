import type { PaidPlan } from '@tailor/contract/plans';
import { KEY, SECRET, startStripePeer } from '../../stripe-peer/peer.ts';
import type { Browser } from './browser.ts';

/** Where a shopper pays, and what then tells the product of it. */
export interface Till {
  name: 'test' | 'stripe';
  env: Record<string, string>;
  sessionOf(url: string): string;
  pay(browser: Browser, session: string, notify: boolean): Promise<void>;
  stop(): Promise<void>;
}

export async function testTill(): Promise<Till> {
  return {
    name: 'test',
    env: {},
    sessionOf: (url) => new URL(url).searchParams.get('session') ?? '',
    async pay(browser, session, notify) {
      // 409: the press before was kept, and its answer lost.
      await browser.until('POST', `/api/test-checkout/${session}`, { action: 'pay', notify }, [200, 409]);
    },
    async stop() {},
  };
}

/** The peer lives in the drill: it stays up while the product is killed, as the real one does. */
export async function stripeTill(): Promise<Till> {
  const peer = await startStripePeer({ now: () => new Date() });
  return {
    name: 'stripe',
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: peer.url },
    sessionOf: (url) => url.split('/').at(-1) ?? '',
    async pay(browser, session, notify) {
      peer.actions.pay(session, 'payer@example.com');
      const event = peer.events.find(({ body }) => JSON.parse(body).data.object.id === session);
      if (!event) throw new Error('the peer told of nothing');
      // Delivered until it is taken, and once more, as it may be.
      if (notify)
        for (let n = 0; n < 2; n += 1) await browser.deliver('/api/stripe-webhook', () => peer.signed(event));
    },
    async stop() {
      if (peer.refused.length > 0)
        throw new Error(`the peer refused: ${peer.refused.slice(0, 3).join('; ')}`);
      await peer.stop();
    },
  };
}

export type Bought = { session: string; resumeId: string; plan: PaidPlan; browser: Browser };
