import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { endWanted } from './leave.ts';
import type { CheckoutMaker } from './maker.ts';
import { makerOf } from './maker-of.ts';
import { createPaymentService } from './service.ts';

let app: TestApp;
let maker: CheckoutMaker;
beforeAll(async () => {
  app = await testApp();
  const made = makerOf(app.context);
  if (!made) throw new Error('the test maker is closed');
  maker = made;
});

const input = { originalContent: 'Jane Doe\nCook at Initech', jobTitle: 'Cook', jobDescription: 'Cook soup' };
let count = 0;

async function signedUp(person = app.person()): Promise<{ person: Person; userId: string }> {
  count += 1;
  const account = { email: `period${count}@example.com`, password: 'long enough 1' };
  await person.call('POST', '/api/auth/sign-up', account);
  return { person, userId: String((await person.call('GET', '/api/auth/user')).body.id) };
}

const started = (person: Person, type: 'basic' | 'premium') =>
  person.call('POST', '/api/create-checkout-session', { type });
const sessionOf = (url: unknown) => new URL(String(url)).searchParams.get('session') ?? '';
const act = (person: Person, session: string, action: string) =>
  person.call('POST', `/api/test-checkout/${session}`, { action, notify: false });

async function premium(person: Person): Promise<string> {
  const session = sessionOf((await started(person, 'premium')).body.url);
  await act(person, session, 'pay');
  expect((await person.call('POST', '/api/complete-payment', { sessionId: session })).status).toBe(200);
  return session;
}

async function processed(person: Person): Promise<string> {
  const created = await person.call('POST', '/api/resumes', input);
  const { id } = created.body.resume as { id: string };
  expect((await person.call('POST', `/api/resumes/${id}/process`, {})).status).toBe(200);
  return id;
}

const history = async (person: Person, userId: string) =>
  (await person.call('GET', `/api/payment-history/${userId}`)).body.payments as {
    id: string;
    status: string;
  }[];
const status = async (person: Person, userId: string) =>
  (await person.call('GET', `/api/subscription-status/${userId}`)).body;

test('a refund gives back one period and marks no other; the running period takes the right along', async () => {
  const service = createPaymentService(app.context, maker);
  const { person, userId } = await signedUp();
  const session = await premium(person);
  await person.call('POST', '/api/test-subscription', { action: 'renew' });
  const [second, first] = await history(person, userId);
  await service.refund(first?.id ?? '');
  expect((await history(person, userId)).map((row) => row.status)).toEqual(['completed', 'refunded']);
  expect(await status(person, userId)).toMatchObject({ hasActiveSubscription: true });
  await service.refund(second?.id ?? '');
  expect((await history(person, userId)).map((row) => row.status)).toEqual(['refunded', 'refunded']);
  expect(await status(person, userId)).toMatchObject({
    hasActiveSubscription: false,
    subscriptionStatus: 'none',
  });
  // Nothing more is charged for what was given back.
  expect((await maker.subscription(session))?.state).toBe('ended');
});

test('premium that is still settling refuses a second purchase by either call', async () => {
  const { person } = await signedUp();
  const session = sessionOf((await started(person, 'premium')).body.url);
  await act(person, session, 'pay-later');
  expect((await person.call('POST', '/api/complete-payment', { sessionId: session })).status).toBe(202);
  expect((await started(person, 'premium')).status).toBe(409);
  expect((await person.call('POST', '/api/create-subscription', {})).status).toBe(409);
});

test('of several premium checkouts only the newest stays open at the maker', async () => {
  const { person } = await signedUp();
  const sessions = [];
  for (let i = 0; i < 3; i += 1) sessions.push(sessionOf((await started(person, 'premium')).body.url));
  const states = await Promise.all(sessions.map(async (id) => (await maker.session(id))?.state));
  expect(states).toEqual(['expired', 'expired', 'open']);
});

test('premium keeps what its owner made before, whole, and what a visitor brings to it', async () => {
  const { person } = await signedUp();
  const before = await processed(person);
  await premium(person);
  expect((await person.call('GET', `/api/resumes/${before}`)).body).toMatchObject({
    plan: 'premium',
    resume: { expiresAt: null },
  });
  const visitor = app.person();
  const brought = await processed(visitor);
  for (const [name, value] of person.cookies) if (name === 'session') visitor.cookies.set(name, value);
  await visitor.call('POST', '/api/auth/claim', { mine: true });
  // The month ends: what was made under the right stays whole.
  app.clock.move(32 * 24 * 3_600_000);
  for (const [who, id] of [
    [person, before],
    [visitor, brought],
  ] as const) {
    await who.call('POST', '/api/auth/sign-in', {
      email: `period${count}@example.com`,
      password: 'long enough 1',
    });
    expect((await who.call('GET', `/api/resumes/${id}`)).body).toMatchObject({
      plan: 'premium',
      isLimited: false,
      resume: { expiresAt: null },
    });
  }
});

test('premium that a visitor bought covers what the account had before it came along', async () => {
  const person = app.person();
  await premium(person);
  await signedUp(person);
  const before = await processed(person);
  expect((await person.call('GET', `/api/resumes/${before}`)).body).toMatchObject({ plan: 'free' });
  await person.call('POST', '/api/auth/claim', { mine: true });
  expect((await person.call('GET', `/api/resumes/${before}`)).body).toMatchObject({
    plan: 'premium',
    isLimited: false,
    resume: { expiresAt: null },
  });
});

test('deleting an account ends its subscription and its open checkouts at the maker', async () => {
  const { person } = await signedUp();
  const session = await premium(person);
  const open = sessionOf((await started(person, 'basic')).body.url);
  expect((await person.call('DELETE', '/api/account', { confirm: 'delete' })).status).toBe(200);
  expect((await maker.subscription(session))?.state).toBe('ended');
  expect((await maker.session(open))?.state).toBe('expired');
});

test('a maker that is away does not hold anybody back; the hourly job ends what was left', async () => {
  const { person } = await signedUp();
  const session = await premium(person);
  const rename = (from: string, to: string) => app.database.pool.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  // Its answers fail: the table of its truth is not there for a moment.
  await rename('test_charges', 'test_charges_away');
  expect((await person.call('DELETE', '/api/account', { confirm: 'delete' })).status).toBe(200);
  await rename('test_charges_away', 'test_charges');
  await app.database.pool.query("UPDATE test_sessions SET subscription_state = 'active' WHERE id = $1", [
    session,
  ]);
  const left = await app.database.pool.query('SELECT owner_id, status FROM subscriptions WHERE id = $1', [
    session,
  ]);
  expect(left.rows).toEqual([{ owner_id: 'erased', status: 'active' }]);
  await endWanted(app.context, maker);
  expect((await maker.subscription(session))?.state).toBe('ended');
  const { rows } = await app.database.pool.query('SELECT status FROM subscriptions WHERE id = $1', [session]);
  expect(rows).toEqual([{ status: 'ended' }]);
  const grants = await app.database.pool.query("SELECT 1 FROM plan_grants WHERE owner_id = 'erased'");
  expect(grants.rowCount).toBe(0);
});

test('the portal is for who has a subscription', async () => {
  const { person } = await signedUp();
  expect((await person.call('POST', '/api/billing-portal', {})).status).toBe(409);
  const session = await premium(person);
  const { url } = (await person.call('POST', '/api/billing-portal', {})).body;
  expect(String(url)).toContain(`/test-checkout?subscription=${session}&back=%2Fsubscription`);
  const german = app.person({ 'accept-language': 'de' });
  for (const [name, value] of person.cookies) german.cookies.set(name, value);
  expect(String((await german.call('POST', '/api/billing-portal', {})).body.url)).toContain(
    `/de/test-checkout?subscription=${session}&back=%2Fde%2Fsubscription`,
  );
});
