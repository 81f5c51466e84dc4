import { expect, test } from 'vitest';
import { KEY, SECRET, startStripePeer } from '../../../../test/stripe-peer/peer.ts';
import { readConfig } from '../../../platform/config.ts';
import { checkAccount } from './check.ts';
import { stripeOf } from './client.ts';

test('an empty account: all is said to be missing, made on request, and then right', async () => {
  const peer = await startStripePeer({ now: () => new Date() });
  peer.account.prices = [];
  const config = readConfig({
    DATABASE_URL: 'postgres://not-used',
    PUBLIC_URL: 'https://resumes.example.com',
    ALLOW_TEST_PAYMENTS: '1',
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: peer.url,
  });
  const stripe = stripeOf(config);
  if (!stripe) throw new Error('there is no client');
  const states = async (create: boolean) =>
    (await checkAccount(stripe, config, create)).map(({ state }) => state);
  const ten = <T>(word: T) => Array<T>(10).fill(word);
  expect(await states(false)).toEqual(['right', ...ten('wrong')]);
  expect(await states(true)).toEqual(['right', ...ten('made')]);
  expect(await states(false)).toEqual(['right', ...ten('right')]);
  // An amount that differs, and an endpoint that is not sent everything.
  Object.assign(peer.account.prices[0] ?? {}, { amount: 1 });
  peer.account.webhooks[0]?.events.pop();
  const findings = await checkAccount(stripe, config, false);
  expect(findings.filter(({ state }) => state === 'wrong').map(({ text }) => text.split(' ')[0])).toEqual([
    'price',
    'webhook',
  ]);
  expect(await states(true)).toContain('made');
  expect(peer.account.webhooks).toHaveLength(1);
  expect(await states(false)).not.toContain('wrong');
  expect(peer.refused).toEqual([]);
  await peer.stop();
});

test('a key without the secret of the webhook, or a test key, is refused outside a local installation', () => {
  const base = { DATABASE_URL: 'postgres://not-used', PUBLIC_URL: 'https://resumes.example.com' };
  expect(() => readConfig({ ...base, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  expect(() =>
    readConfig({ ...base, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
  ).toThrow(/ALLOW_TEST_PAYMENTS/);
  expect(() => readConfig({ ...base, STRIPE_API_URL: 'http://api.example.com' })).toThrow(/STRIPE_API_URL/);
});
