import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { mailOutbox } from '../mail/schema.ts';
import { makerOf } from './maker-of.ts';
import { createPaymentService } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const input = { originalContent: 'Jane Doe\nCook at Initech', jobTitle: 'Cook', jobDescription: 'Cook soup' };
let count = 0;

async function bought(person: Person, type: 'basic' | 'premium', headers = {}) {
  const created = await person.call('POST', '/api/resumes', input);
  const { id } = created.body.resume as { id: string };
  count += 1;
  const email = `payer${count}@example.com`;
  const started = await person.call('POST', '/api/create-checkout-session', {
    type,
    resumeId: id,
    email,
    ...headers,
  });
  expect(started.status).toBe(200);
  return { id, email, session: new URL(String(started.body.url)).searchParams.get('session') ?? '' };
}

async function signedUp(): Promise<{ person: Person; userId: string }> {
  const person = app.person();
  count += 1;
  await person.call('POST', '/api/auth/sign-up', {
    email: `sub${count}@example.com`,
    password: 'long enough 1',
  });
  return { person, userId: String((await person.call('GET', '/api/auth/user')).body.id) };
}

const act = (person: Person, session: string, action: string, notify = false) =>
  person.call('POST', `/api/test-checkout/${session}`, { action, notify });
const complete = (person: Person, sessionId: string) =>
  person.call('POST', '/api/complete-payment', { sessionId });

async function rowsFor(session: string) {
  const one = async (sql: string, value = session) => (await app.database.pool.query(sql, [value])).rowCount;
  return {
    payments: await one('SELECT 1 FROM payments WHERE checkout_id = $1'),
    grants: await one(
      "SELECT 1 FROM plan_grants WHERE id IN ('checkout:' || $1, 'subscription:' || $1) AND revoked_at IS NULL",
    ),
    receipts: await one("SELECT 1 FROM mail_outbox WHERE key LIKE 'receipt:' || $1 || '%'"),
  };
}

async function until(check: () => Promise<boolean>) {
  for (let i = 0; i < 100 && !(await check()); i += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await check()).toBe(true);
}

const once = { payments: 1, grants: 1, receipts: 1 };

test('redirect only: paid, whole, processed, one receipt', async () => {
  const person = app.person();
  const { id, session } = await bought(person, 'basic');
  await act(person, session, 'pay');
  const done = await complete(person, session);
  expect(done.body).toEqual({ status: 'paid', plan: 'basic', resumeId: id, claim: false });
  await until(async () => (await person.call('GET', `/api/resumes/${id}`)).body.result !== null);
  expect((await person.call('GET', `/api/resumes/${id}`)).body).toMatchObject({
    isLimited: false,
    plan: 'basic',
  });
  expect(await rowsFor(session)).toEqual(once);
});

test('notification only: the same end', async () => {
  const person = app.person();
  const { id, session } = await bought(person, 'basic');
  await act(person, session, 'pay', true);
  await until(async () => (await person.call('GET', `/api/resumes/${id}`)).body.result !== null);
  expect(await rowsFor(session)).toEqual(once);
});

test('redirect and notification, twenty at once: one grant, one receipt, one run', async () => {
  const person = app.person();
  const { id, session } = await bought(person, 'basic');
  await act(person, session, 'pay', true);
  const replies = await Promise.all(Array.from({ length: 20 }, () => complete(person, session)));
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
  await until(async () => (await person.call('GET', `/api/resumes/${id}`)).body.result !== null);
  expect(await rowsFor(session)).toEqual(once);
  const runs = await app.database.pool.query(
    "SELECT 1 FROM facts WHERE resume_id = $1 AND kind = 'resume.processed'",
    [id],
  );
  expect(runs.rowCount).toBe(1);
});

test('declined and expired grant nothing; paying later grants when the money comes', async () => {
  const person = app.person();
  const declined = await bought(person, 'basic');
  await act(person, declined.session, 'decline');
  expect((await complete(person, declined.session)).status).toBe(402);
  await act(person, declined.session, 'expire');
  expect((await complete(person, declined.session)).status).toBe(402);
  expect((await act(person, declined.session, 'pay')).status).toBe(409);
  expect(await rowsFor(declined.session)).toEqual({ payments: 0, grants: 0, receipts: 0 });

  const later = await bought(person, 'basic');
  await act(person, later.session, 'pay-later');
  expect((await complete(person, later.session)).status).toBe(202);
  app.clock.move(3 * 24 * 3_600_000);
  const { jobs } = await import('../resumes/jobs.ts');
  await jobs
    .find((job) => job.name === 'resumes.sweep')
    ?.run(app.context, {}, { attempt: 1, lastAttempt: false });
  await act(person, later.session, 'settle');
  expect((await complete(person, later.session)).status).toBe(200);
  expect((await person.call('GET', `/api/resumes/${later.id}`)).body).toMatchObject({ plan: 'basic' });
});

test("somebody else's session id opens nothing", async () => {
  const person = app.person();
  const { session } = await bought(person, 'basic');
  await act(person, session, 'pay');
  const stranger = app.person();
  await bought(stranger, 'basic');
  expect((await complete(stranger, session)).status).toBe(404);
  expect((await stranger.call('GET', `/api/test-checkout/${session}`)).status).toBe(404);
  expect((await act(stranger, session, 'settle')).status).toBe(404);
});

test('a refund before the grant wins, and one after it takes the right away', async () => {
  const service = createPaymentService(app.context, makerOf(app.context));
  const person = app.person();
  const early = await bought(person, 'basic');
  await act(person, early.session, 'pay');
  await makerOf(app.context)?.refund(early.session, `${early.session}:once`);
  expect((await complete(person, early.session)).status).toBe(402);
  expect(await rowsFor(early.session)).toEqual({ payments: 0, grants: 0, receipts: 0 });

  const late = await bought(person, 'basic');
  await act(person, late.session, 'pay');
  await complete(person, late.session);
  await until(async () => (await person.call('GET', `/api/resumes/${late.id}`)).body.result !== null);
  const { rows } = await app.database.pool.query('SELECT id FROM payments WHERE checkout_id = $1', [
    late.session,
  ]);
  await service.refund(rows[0].id);
  expect((await person.call('GET', `/api/resumes/${late.id}`)).body).toMatchObject({
    isLimited: true,
    plan: 'free',
  });
});

test('a basic payment without a resume is a credit, spent once', async () => {
  const person = app.person();
  const started = await person.call('POST', '/api/create-checkout-session', { type: 'basic' });
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await act(person, session, 'pay');
  await complete(person, session);
  expect((await person.call('GET', '/api/billing')).body).toMatchObject({
    plan: 'free',
    credits: 1,
    testMode: true,
  });
  const ids = [];
  for (let i = 0; i < 2; i += 1) {
    const created = await person.call('POST', '/api/resumes', { ...input, jobTitle: `Cook ${i}` });
    ids.push((created.body.resume as { id: string }).id);
  }
  const spent = await Promise.all(
    ids.map((id) => person.call('POST', `/api/resumes/${id}/spend-credit`, {})),
  );
  expect(spent.filter((reply) => reply.status === 200)).toHaveLength(1);
});

test('premium: active, canceled but usable to its end, kept again, past due with grace, over', async () => {
  const { person, userId } = await signedUp();
  const started = await person.call('POST', '/api/create-subscription', { userId: 'someone else' });
  const again = await person.call('POST', '/api/create-subscription', {});
  expect(again.body).toEqual(started.body);
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await act(person, session, 'pay');
  await complete(person, session);
  const status = async () => (await person.call('GET', `/api/subscription-status/${userId}`)).body;
  expect(await status()).toMatchObject({ hasActiveSubscription: true, subscriptionStatus: 'active' });
  expect((await person.call('POST', '/api/create-checkout-session', { type: 'premium' })).status).toBe(409);
  await person.call('POST', `/api/cancel-subscription/${userId}`, {});
  expect(await status()).toMatchObject({ hasActiveSubscription: true, subscriptionStatus: 'canceled' });
  await person.call('POST', `/api/resume-subscription/${userId}`, {});
  expect(await status()).toMatchObject({ subscriptionStatus: 'active' });
  await person.call('POST', '/api/test-subscription', { action: 'renew' });
  expect((await person.call('GET', `/api/payment-history/${userId}`)).body.payments).toHaveLength(2);
  await person.call('POST', '/api/test-subscription', { action: 'fail' });
  expect(await status()).toMatchObject({ hasActiveSubscription: true, subscriptionStatus: 'past_due' });
  app.clock.move(7 * 24 * 3_600_000 + 60_000);
  expect(await status()).toMatchObject({ hasActiveSubscription: false, subscriptionStatus: 'past_due' });
  await person.call('POST', `/api/cancel-subscription/${userId}`, { now: true });
  expect(await status()).toMatchObject({ hasActiveSubscription: false, subscriptionStatus: 'none' });
});

test('a foreign user id in a path is refused', async () => {
  const one = await signedUp();
  const other = await signedUp();
  for (const path of ['subscription-status', 'payment-history'])
    expect((await one.person.call('GET', `/api/${path}/${other.userId}`)).status).toBe(403);
  expect((await one.person.call('POST', `/api/cancel-subscription/${other.userId}`, {})).status).toBe(403);
  expect((await app.person().call('GET', `/api/subscription-status/${one.userId}`)).status).toBe(401);
});

test('the price charged is the price of the language, and a strange plan is refused', async () => {
  const person = app.person({ 'accept-language': 'zh-CN' });
  const { session } = await bought(person, 'premium');
  expect((await person.call('GET', `/api/test-checkout/${session}`)).body).toMatchObject({
    amount: 2853,
    currency: 'CNY',
  });
  expect((await person.call('POST', '/api/create-checkout-session', { type: 'gold' })).status).toBe(400);
  expect(await app.context.db.$count(mailOutbox)).toBeGreaterThan(0);
});

async function resumeRow(id: string) {
  const { rows } = await app.database.pool.query('SELECT expires_at FROM resumes WHERE id = $1', [id]);
  return rows[0] as { expires_at: Date | null } | undefined;
}

async function refundOf(session: string) {
  const { rows } = await app.database.pool.query('SELECT id FROM payments WHERE checkout_id = $1', [session]);
  await createPaymentService(app.context, makerOf(app.context)).refund(rows[0].id);
}

async function credit(person: Person) {
  const started = await person.call('POST', '/api/create-checkout-session', { type: 'basic' });
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await act(person, session, 'pay');
  await complete(person, session);
  return session;
}

const DAY = 24 * 3_600_000;

test('a refunded purchase takes nothing that another purchase paid for', async () => {
  const { person } = await signedUp();
  const kept = await bought(person, 'basic');
  await act(person, kept.session, 'pay');
  await complete(person, kept.session);
  await until(async () => (await person.call('GET', `/api/resumes/${kept.id}`)).body.result !== null);
  await refundOf(await credit(person));
  expect((await resumeRow(kept.id))?.expires_at).toBeNull();
  const premium = await bought(person, 'premium');
  await act(person, premium.session, 'pay');
  await complete(person, premium.session);
  await refundOf(premium.session);
  expect((await resumeRow(kept.id))?.expires_at).toBeNull();
  expect((await person.call('GET', `/api/resumes/${kept.id}`)).body).toMatchObject({ plan: 'basic' });
  expect((await resumeRow(premium.id))?.expires_at).not.toBeNull();
});

test('a purchase spent on a finished preview keeps it for a year, and is not spent on it twice', async () => {
  const person = app.person();
  const created = await person.call('POST', '/api/resumes', input);
  const { id } = created.body.resume as { id: string };
  await person.call('POST', `/api/resumes/${id}/process`, {});
  await credit(person);
  await credit(person);
  expect((await person.call('POST', `/api/resumes/${id}/spend-credit`, {})).status).toBe(200);
  const ends = (await resumeRow(id))?.expires_at?.getTime() ?? 0;
  expect(ends - app.clock.now().getTime()).toBeGreaterThan(360 * DAY);
  expect((await person.call('POST', `/api/resumes/${id}/spend-credit`, {})).status).toBe(409);
  expect((await person.call('GET', '/api/billing')).body).toMatchObject({ credits: 1 });
});

test('processing while the money is on its way does not shorten what it holds, and money that never comes lets go', async () => {
  const person = app.person();
  const { id, session } = await bought(person, 'basic');
  await act(person, session, 'pay-later');
  await complete(person, session);
  await person.call('POST', `/api/resumes/${id}/process`, {});
  const held = (await resumeRow(id))?.expires_at?.getTime() ?? 0;
  expect(held - app.clock.now().getTime()).toBeGreaterThan(29 * DAY);
  await act(person, session, 'fail-later');
  expect((await complete(person, session)).status).toBe(402);
  const left = (await resumeRow(id))?.expires_at?.getTime() ?? 0;
  expect(left - app.clock.now().getTime()).toBeLessThanOrEqual(2 * DAY);
});

test("a visitor's paid resume that becomes a user's is kept", async () => {
  const person = app.person();
  const { id, session } = await bought(person, 'basic');
  await act(person, session, 'pay');
  await complete(person, session);
  expect((await resumeRow(id))?.expires_at).not.toBeNull();
  count += 1;
  const account = { email: `kept${count}@example.com`, password: 'long enough 1' };
  await person.call('POST', '/api/auth/sign-up', account);
  await person.call('POST', '/api/auth/claim', { mine: true });
  await until(async () => (await person.call('GET', `/api/resumes/${id}`)).body.result !== null);
  expect((await resumeRow(id))?.expires_at).toBeNull();
});

test('of two open premium checkouts only one can be paid, also when both are pressed at once', async () => {
  const { person } = await signedUp();
  const one = await bought(person, 'premium');
  const two = await bought(person, 'premium');
  const paid = await Promise.all([act(person, one.session, 'pay'), act(person, two.session, 'pay')]);
  expect(paid.map((reply) => reply.status).sort()).toEqual([200, 409]);
});

test('a proxy without PUBLIC_URL closes the test checkout and unconfirmed sign-in', async () => {
  const proxied = await testApp({ worker: false });
  const person = proxied.person();
  await person.call('POST', '/api/resumes', input);
  await proxied.person({ 'x-forwarded-for': '203.0.113.9' }).call('GET', '/api/auth/user');
  expect((await person.call('POST', '/api/create-checkout-session', { type: 'basic' })).status).toBe(503);
  const made = await person.call('POST', '/api/auth/sign-up', {
    email: 'late@example.com',
    password: 'long enough 1',
  });
  expect(made.body).toEqual({ status: 'check_mail' });
});
