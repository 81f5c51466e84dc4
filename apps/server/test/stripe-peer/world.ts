import { beforeAll, beforeEach, expect } from 'vitest';
import type { CheckoutMaker } from '../../src/features/payments/maker.ts';
import { makerOf } from '../../src/features/payments/maker-of.ts';
import { type Person, type TestApp, testApp } from '../app.ts';
import { KEY, SECRET, type StripePeer, startStripePeer } from './peer.ts';

/** The product with Stripe as its maker, and the peer that stands for Stripe: one of each a test file. */
export interface StripeWorld {
  app: TestApp;
  peer: StripePeer;
  maker: CheckoutMaker;
  signedUp(): Promise<{ person: Person; userId: string; email: string }>;
  /** A checkout that stands open at the peer. */
  started(person: Person, type: 'basic' | 'premium', resumeId?: string): Promise<string>;
  resumeOf(person: Person): Promise<string>;
  rows(sql: string, ...values: string[]): Promise<Record<string, unknown>[]>;
}

const input = { originalContent: 'Jane Doe\nCook', jobTitle: 'Cook', jobDescription: 'Cook soup' };

export const complete = (person: Person, sessionId: string) =>
  person.call('POST', '/api/complete-payment', { sessionId });
export const statusOf = async (person: Person, userId: string) =>
  (await person.call('GET', `/api/subscription-status/${userId}`)).body;

/** Filled before the first test; what the tests before left of troubles and requests is cleared. */
export function stripeWorld(env: Record<string, string> = {}): StripeWorld {
  const world = {} as StripeWorld;
  let count = 0;
  beforeAll(async () => {
    const peer = await startStripePeer({ now: () => (world.app ? world.app.clock.now() : new Date()) });
    const keys = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: peer.url };
    const app = await testApp({ worker: false, env: { ...keys, ...env } });
    const maker = makerOf(app.context);
    if (maker?.name !== 'stripe') throw new Error('Stripe is not the maker');
    Object.assign(world, { app, peer, maker });
    return () => peer.stop();
  });
  beforeEach(() => {
    world.peer.trouble = () => null;
    world.peer.requests.length = 0;
  });
  return Object.assign(world, {
    async signedUp() {
      const person = world.app.person();
      count += 1;
      const email = `stripe${count}@example.com`;
      await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1' });
      return { person, email, userId: String((await person.call('GET', '/api/auth/user')).body.id) };
    },
    async started(person: Person, type: 'basic' | 'premium', resumeId?: string) {
      // What is counted per address is tested elsewhere.
      await world.rows('DELETE FROM rate_limits');
      const reply = await person.call('POST', '/api/create-checkout-session', { type, resumeId });
      expect(reply.status).toBe(200);
      return String(reply.body.url).split('/').at(-1) ?? '';
    },
    async resumeOf(person: Person) {
      return ((await person.call('POST', '/api/resumes', input)).body.resume as { id: string }).id;
    },
    rows: async (sql: string, ...values: string[]) => (await world.app.database.pool.query(sql, values)).rows,
  });
}
