import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../../test/app.ts';
import { KEY, SECRET, type StripePeer, startStripePeer } from '../../../../test/stripe-peer/peer.ts';
import { makerOf } from '../maker-of.ts';
import { lookupKeyOf } from './catalogue.ts';

let app: TestApp;
let peer: StripePeer;
const clock = { now: () => (app ? app.clock.now() : new Date()) };

beforeAll(async () => {
  peer = await startStripePeer(clock);
  app = await testApp({
    worker: false,
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: peer.url },
  });
  const made = makerOf(app.context);
  if (made?.name !== 'stripe') throw new Error('Stripe is not the maker');
  return () => peer.stop();
});
beforeEach(() => {
  peer.trouble = () => null;
  peer.requests.length = 0;
});

let count = 0;
async function signedUp(): Promise<{ person: Person; userId: string; email: string }> {
  const person = app.person();
  count += 1;
  const email = `stripe${count}@example.com`;
  await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1' });
  return { person, email, userId: String((await person.call('GET', '/api/auth/user')).body.id) };
}

async function started(person: Person, type: 'basic' | 'premium', resumeId?: string) {
  const reply = await person.call('POST', '/api/create-checkout-session', { type, resumeId });
  expect(reply.status).toBe(200);
  return String(reply.body.url).split('/').at(-1) ?? '';
}

async function resumeOf(person: Person): Promise<string> {
  const input = { originalContent: 'Jane Doe\nCook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
  return ((await person.call('POST', '/api/resumes', input)).body.resume as { id: string }).id;
}

const complete = (person: Person, sessionId: string) =>
  person.call('POST', '/api/complete-payment', { sessionId });
const rows = async (sql: string, ...values: string[]) => (await app.database.pool.query(sql, values)).rows;

test('busy, broken, or with a lost answer: asked again under the same key, and done once', async () => {
  const person = app.person();
  for (const trouble of [500, 'reset', 'after'] as const) {
    let left = 1;
    peer.trouble = ({ call }) => {
      if (call !== 'POST /v1/checkout/sessions' || left === 0) return null;
      left -= 1;
      return trouble;
    };
    const before = peer.account.sessions.size;
    await started(person, 'basic');
    expect(peer.account.sessions.size).toBe(before + 1);
  }
  const keys = peer.requests
    .filter(({ call }) => call === 'POST /v1/checkout/sessions')
    .map(({ key }) => key);
  expect(keys.every((key) => key?.startsWith('checkout:'))).toBe(true);
  expect([keys.length, new Set(keys).size]).toEqual([6, 3]);
});

test('away for good: the person hears it, nothing is granted, and the next asking finds the truth', async () => {
  const person = app.person();
  const session = await started(person, 'basic');
  peer.actions.pay(session);
  for (const trouble of [429, 500] as const) {
    peer.trouble = () => trouble;
    const reply = await complete(person, session);
    expect([reply.status, reply.body.code]).toEqual([503, 'unavailable']);
  }
  expect(await rows('SELECT 1 FROM payments WHERE checkout_id = $1', session)).toEqual([]);
  peer.trouble = () => null;
  expect((await complete(person, session)).status).toBe(200);
});

test('a price in the account that is not the one shown is refused before money moves', async () => {
  const other = await testApp({
    worker: false,
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: peer.url },
  });
  const price = peer.account.prices.find((one) => one.lookupKey === lookupKeyOf('basic', 'USD'));
  if (!price) throw new Error('there is no such price');
  price.amount = 299;
  const before = peer.account.sessions.size;
  const refused = await other.person().call('POST', '/api/create-checkout-session', { type: 'basic' });
  price.amount = 199;
  expect([refused.status, peer.account.sessions.size]).toEqual([503, before]);
});

test('nothing about a person is in what Stripe is told, and the peer had nothing to refuse', async () => {
  const { person, email, userId } = await signedUp();
  const resumeId = await resumeOf(person);
  await person.call('POST', '/api/create-checkout-session', { type: 'basic', resumeId, email });
  const told = JSON.stringify(peer.requests.map(({ form }) => form));
  for (const secret of [email, userId, 'Jane Doe']) expect(told).not.toContain(secret);
  const { form } = peer.requests.find(({ call }) => call === 'POST /v1/checkout/sessions') ?? {};
  expect([form?.metadata, form?.payment_intent_data]).toEqual([
    { product: 'resume-tailor' },
    { metadata: { product: 'resume-tailor' } },
  ]);
  expect(peer.refused).toEqual([]);
});
