import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp();
  admin = await signedUp('boss@example.com');
  await app.database.pool.query("UPDATE users SET role = 'admin' WHERE email = 'boss@example.com'");
});

async function signedUp(email: string): Promise<Person> {
  const person = app.person();
  await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1', firstName: 'Ann' });
  return person;
}

const idOf = async (person: Person) => String((await person.call('GET', '/api/auth/user')).body.id);
const people = async (search: string) =>
  (await admin.call('GET', `/api/people?search=${encodeURIComponent(search)}`)).body as {
    total: number;
    people: { email: string }[];
  };

test('people are found by a part of their address, and signs of a pattern are only signs', async () => {
  await signedUp('ann_lee@example.com');
  await signedUp('annxlee@example.com');
  expect((await people('ANN_')).people.map((one) => one.email)).toEqual(['ann_lee@example.com']);
  expect((await people('%')).total).toBe(0);
  expect((await people('')).total).toBe(3);
});

test('an administrator makes others administrators, and never changes their own role', async () => {
  const other = await signedUp('second@example.com');
  const id = await idOf(other);
  expect((await other.call('GET', '/api/people')).status).toBe(403);
  expect((await other.call('POST', `/api/people/${id}/role`, { role: 'admin' })).status).toBe(403);
  expect((await admin.call('POST', `/api/people/${id}/role`, { role: 'admin' })).status).toBe(200);
  expect((await other.call('GET', '/api/people')).status).toBe(200);
  expect((await other.call('POST', `/api/people/${id}/role`, { role: 'user' })).status).toBe(409);
  expect((await admin.call('POST', `/api/people/${id}/role`, { role: 'user' })).status).toBe(200);
  expect((await other.call('GET', '/api/people')).status).toBe(403);
  expect((await admin.call('POST', '/api/people/nobody-at-all/role', { role: 'admin' })).status).toBe(404);
});

test('a refund that was asked for is listed with its payer, given back once, and gone from the list', async () => {
  const payer = await signedUp('payer@example.com');
  const started = await payer.call('POST', '/api/create-checkout-session', { type: 'basic' });
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await payer.call('POST', `/api/test-checkout/${session}`, { action: 'pay', notify: false });
  await payer.call('POST', '/api/complete-payment', { sessionId: session });
  const listed = async (which: string) =>
    (await admin.call('GET', `/api/payments?which=${which}`)).body.payments as Record<string, unknown>[];
  expect(await listed('asked')).toEqual([]);
  const [payment] = await listed('all');
  expect(payment).toMatchObject({
    email: 'payer@example.com',
    amount: 199,
    currency: 'USD',
    refundRequestedAt: null,
  });
  await payer.call('POST', `/api/payments/${payment?.id}/refund-request`, {});
  expect(await listed('asked')).toHaveLength(1);
  expect((await payer.call('POST', `/api/payments/${payment?.id}/refund`, {})).status).toBe(403);
  for (let i = 0; i < 2; i += 1)
    expect((await admin.call('POST', `/api/payments/${payment?.id}/refund`, {})).body).toEqual({
      status: 'refunded',
    });
  expect(await listed('asked')).toEqual([]);
  expect((await payer.call('GET', '/api/billing')).body).toMatchObject({ credits: 0 });
});
