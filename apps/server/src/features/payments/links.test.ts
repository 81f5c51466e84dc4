import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { mailOutbox } from '../mail/schema.ts';
import { openMail } from '../mail/service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://cv.example.com', ALLOW_TEST_PAYMENTS: '1' } });
});

const input = { originalContent: 'Jane Doe\nCook at Initech', jobTitle: 'Cook', jobDescription: 'Cook soup' };
let count = 0;

async function mails(email: string, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await app.context.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  return rows
    .filter((row) => row.kind === kind)
    .map((row) => openMail(app.context.keys, row))
    .filter((mail) => mail.to === email)
    .map((mail) => mail.params as Record<string, unknown>);
}

async function mailed(email: string, kind: string, number = 1): Promise<Record<string, unknown>> {
  for (let i = 0; i < 200; i += 1) {
    const found = await mails(email, kind);
    if (found.length >= number) return found[number - 1] ?? {};
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no ${kind} for ${email}`);
}

const tokenIn = (url: unknown) => String(url).split('#')[1] ?? '';

async function bought(type: 'basic' | 'premium', person: Person = app.person()) {
  count += 1;
  const email = `payer${count}@example.com`;
  const made = await person.call('POST', '/api/resumes', input);
  const { id } = made.body.resume as { id: string };
  const other = await person.call('POST', '/api/resumes', { ...input, jobTitle: 'Of somebody else' });
  const started = await person.call('POST', '/api/create-checkout-session', { type, resumeId: id, email });
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await person.call('POST', `/api/test-checkout/${session}`, { action: 'pay', notify: false });
  expect((await person.call('POST', '/api/complete-payment', { sessionId: session })).status).toBe(200);
  return { person, email, id, session, otherId: (other.body.resume as { id: string }).id };
}

async function openedBy(email: string, person: Person) {
  const { url } = await mailed(email, 'receipt');
  expect(String(url)).toMatch(/^https:\/\/cv\.example\.com\/receipt#.{40,}$/);
  expect((await person.call('POST', '/api/receipt/send-link', { token: tokenIn(url) })).status).toBe(200);
  return tokenIn((await mailed(email, 'sign-in')).url);
}

test("a receipt's link opens nothing; it asks for a fresh one, which opens the purchase once, anywhere", async () => {
  const { email, id, otherId, person } = await bought('basic');
  const elsewhere = app.person();
  const receipt = tokenIn((await mailed(email, 'receipt')).url);
  expect((await elsewhere.call('POST', '/api/receipt/open', { token: receipt })).status).toBe(410);
  expect((await elsewhere.call('POST', '/api/auth/use-link', { token: receipt })).status).toBe(410);
  const fresh = await openedBy(email, elsewhere);
  const tries = await Promise.all(
    [elsewhere, ...Array.from({ length: 9 }, () => app.person())].map((one) =>
      one.call('POST', '/api/receipt/open', { token: fresh }),
    ),
  );
  expect(tries.filter((reply) => reply.status === 200)).toHaveLength(1);
  const winner = tries.find((reply) => reply.status === 200);
  expect(winner?.body).toEqual({ status: 'signed_in', resumeId: id });
  const signedIn = app.person();
  signedIn.cookies.set(
    '__Host-session',
    String(winner?.headers['set-cookie']).match(/session=([^;]+)/)?.[1] ?? '',
  );
  expect((await signedIn.call('GET', '/api/auth/user')).body).toMatchObject({ email });
  const whole = await signedIn.call('GET', `/api/resumes/${id}`);
  expect(whole.body).toMatchObject({ plan: 'basic', resume: { expiresAt: null } });
  // What else was made in that browser stays there.
  expect((await signedIn.call('GET', `/api/resumes/${otherId}`)).status).toBe(404);
  expect((await person.call('GET', `/api/resumes/${otherId}`)).status).toBe(200);
  expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(404);
});

test('a fresh link is too old after 20 minutes, and three an hour are sent', async () => {
  const { email } = await bought('basic');
  const fresh = await openedBy(email, app.person());
  app.clock.move(20 * 60_000 + 1_000);
  expect((await app.person().call('POST', '/api/receipt/open', { token: fresh })).status).toBe(410);
  const receipt = tokenIn((await mailed(email, 'receipt')).url);
  const statuses = [];
  for (let i = 0; i < 4; i += 1)
    statuses.push((await app.person().call('POST', '/api/receipt/send-link', { token: receipt })).status);
  expect(statuses.at(-1)).toBe(429);
  app.clock.move(-20 * 60_000 - 1_000);
});

test('premium bought by a visitor becomes the account of its payer, with all that was made there', async () => {
  const { email, id, otherId } = await bought('premium');
  const elsewhere = app.person();
  const fresh = await openedBy(email, elsewhere);
  expect((await elsewhere.call('POST', '/api/receipt/open', { token: fresh })).status).toBe(200);
  for (const one of [id, otherId])
    expect((await elsewhere.call('GET', `/api/resumes/${one}`)).body).toMatchObject({ plan: 'premium' });
  const userId = String((await elsewhere.call('GET', '/api/auth/user')).body.id);
  expect((await elsewhere.call('GET', `/api/subscription-status/${userId}`)).body).toMatchObject({
    hasActiveSubscription: true,
  });
});

test('the cancel link of a receipt cancels, many times, and does nothing else', async () => {
  const { email, person, session } = await bought('premium');
  const { cancelUrl } = await mailed(email, 'receipt');
  const token = tokenIn(cancelUrl);
  const anybody = app.person();
  for (const path of ['/api/auth/use-link', '/api/receipt/open'])
    expect((await anybody.call('POST', path, { token })).status).toBe(410);
  expect((await anybody.call('POST', '/api/receipt/send-link', { token })).status).toBe(404);
  const first = await anybody.call('POST', '/api/cancel', { token });
  const second = await anybody.call('POST', '/api/cancel', { token });
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  expect(anybody.cookies.size).toBe(0);
  const { rows } = await app.database.pool.query('SELECT status FROM subscriptions WHERE checkout_id = $1', [
    session,
  ]);
  expect(rows).toEqual([{ status: 'canceled' }]);
  // The month that was paid goes on.
  expect((await person.call('GET', '/api/billing')).body).toMatchObject({ plan: 'premium' });
});

test('without signing in, a link that cancels is mailed to who pays, and an unknown address hears the same', async () => {
  const { email } = await bought('premium');
  const asked = async (address: string) =>
    (await app.person().call('POST', '/api/cancel/send-link', { email: address })).body;
  expect(await asked('nobody@example.com')).toEqual({ status: 'check_mail' });
  expect(await asked(email.toUpperCase())).toEqual({ status: 'check_mail' });
  const { url } = await mailed(email.toUpperCase(), 'cancel-link');
  expect(String(url)).toMatch(/\/cancel#.{40,}$/);
  expect((await app.person().call('POST', '/api/cancel', { token: tokenIn(url) })).status).toBe(200);
  expect(await mails('nobody@example.com', 'cancel-link')).toEqual([]);
});

test('links lie in the database only as hashes, and go with the account', async () => {
  await app.database.pool.query('DELETE FROM rate_limits');
  const { email } = await bought('premium');
  const elsewhere = app.person();
  const fresh = await openedBy(email, elsewhere);
  const { url, cancelUrl } = await mailed(email, 'receipt');
  const { rows } = await app.database.pool.query('SELECT l::text AS row FROM payment_links l');
  for (const token of [fresh, tokenIn(url), tokenIn(cancelUrl)])
    expect(rows.some((row) => row.row.includes(token))).toBe(false);
  await elsewhere.call('POST', '/api/receipt/open', { token: fresh });
  expect((await elsewhere.call('DELETE', '/api/account', { confirm: 'delete' })).status).toBe(200);
  expect((await app.person().call('POST', '/api/cancel', { token: tokenIn(cancelUrl) })).status).toBe(404);
  expect((await app.person().call('POST', '/api/receipt/send-link', { token: tokenIn(url) })).status).toBe(
    404,
  );
});
