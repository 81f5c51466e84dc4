import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { KEY, SECRET } from '../../../../test/stripe-peer/peer.ts';
import { complete, stripeWorld } from '../../../../test/stripe-peer/world.ts';
import { lookupKeyOf } from './catalogue.ts';

const world = stripeWorld();
const { signedUp, started, resumeOf, rows } = world;

test('busy, broken, or with a lost answer: asked again under the same key, and done once', async () => {
  const person = world.app.person();
  for (const trouble of [500, 'reset', 'after'] as const) {
    let left = 1;
    world.peer.trouble = ({ call }) => {
      if (call !== 'POST /v1/checkout/sessions' || left === 0) return null;
      left -= 1;
      return trouble;
    };
    const before = world.peer.account.sessions.size;
    await started(person, 'basic');
    expect(world.peer.account.sessions.size).toBe(before + 1);
  }
  const keys = world.peer.requests
    .filter(({ call }) => call === 'POST /v1/checkout/sessions')
    .map(({ key }) => key);
  expect(keys.every((key) => key?.startsWith('checkout:'))).toBe(true);
  expect([keys.length, new Set(keys).size]).toEqual([6, 3]);
});

test('away for good: the person hears it, nothing is granted, and the next asking finds the truth', async () => {
  const person = world.app.person();
  const session = await started(person, 'basic');
  world.peer.actions.pay(session);
  for (const trouble of [429, 500] as const) {
    world.peer.trouble = () => trouble;
    const reply = await complete(person, session);
    expect([reply.status, reply.body.code]).toEqual([503, 'unavailable']);
  }
  expect(await rows('SELECT 1 FROM payments WHERE checkout_id = $1', session)).toEqual([]);
  world.peer.trouble = () => null;
  expect((await complete(person, session)).status).toBe(200);
});

test('a price in the account that is not the one shown is refused before money moves', async () => {
  const other = await testApp({
    worker: false,
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: world.peer.url },
  });
  const price = world.peer.account.prices.find((one) => one.lookupKey === lookupKeyOf('basic', 'USD'));
  if (!price) throw new Error('there is no such price');
  price.amount = 299;
  const before = world.peer.account.sessions.size;
  const refused = await other.person().call('POST', '/api/create-checkout-session', { type: 'basic' });
  price.amount = 199;
  expect([refused.status, world.peer.account.sessions.size]).toEqual([503, before]);
});

test('nothing about a person is in what Stripe is told, and the peer had nothing to refuse', async () => {
  const { person, email, userId } = await signedUp();
  const resumeId = await resumeOf(person);
  await person.call('POST', '/api/create-checkout-session', { type: 'basic', resumeId, email });
  const told = JSON.stringify(world.peer.requests.map(({ form }) => form));
  for (const secret of [email, userId, 'Jane Doe']) expect(told).not.toContain(secret);
  const { form } = world.peer.requests.find(({ call }) => call === 'POST /v1/checkout/sessions') ?? {};
  expect([form?.metadata, form?.payment_intent_data]).toEqual([
    { product: 'resume-tailor' },
    { metadata: { product: 'resume-tailor' } },
  ]);
  expect(world.peer.refused).toEqual([]);
});
