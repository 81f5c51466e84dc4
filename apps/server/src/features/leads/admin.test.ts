import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { addressHash } from '../mail/address.ts';
import { rateOf } from './analytics.ts';

let app: TestApp;
let open: TestApp;
let admin: Person;
const DAY = 24 * 3_600_000;
beforeAll(async () => {
  app = await testApp({ worker: false, env: { TIME_ZONE: 'Pacific/Auckland' } });
  open = await testApp({ worker: false, env: { EMAIL_ADMIN_ACCESS: 'open' } });
  admin = app.person();
  await admin.call('POST', '/api/auth/sign-up', { email: 'boss@example.com', password: 'long enough 1' });
  await app.database.pool.query("UPDATE users SET role = 'admin'");
});
beforeEach(async () => {
  for (const one of [app, open])
    for (const table of ['leads', 'mail_outbox']) await one.database.pool.query(`DELETE FROM ${table}`);
});

interface Given {
  email: string;
  type?: string;
  at?: Date;
  started?: Date;
  completed?: Date;
}
let last = 0;
async function lead({ email, type = 'free_user', at, started, completed }: Given, on = app): Promise<void> {
  const now = on.clock.now();
  last += 1;
  await on.database.pool.query(
    `INSERT INTO leads (id, owner_id, email, address_hash, type, amount, language, consent_version,
       consent_source, consent_at, checkout_started_at, checkout_completed_at, confirmed_at, created_at)
     VALUES ($1, 'v_x', $2, $3, $4, 0, 'en', '2026-11', 'result', $5, $6, $7, $7, $8)`,
    [
      `lead-number-${last}`,
      email,
      addressHash(on.context.keys, email),
      type,
      now,
      started,
      completed,
      at ?? now,
    ],
  );
}
const leads = async (query = '', person = admin) =>
  (await person.call('GET', `/api/email-leads${query}`)).body as {
    leads: Record<string, unknown>[];
    total: number;
    totals: object;
    nextCursor: string | null;
  };

test('leads come page by page, and are found by a piece of the address, by type and by how far they came', async () => {
  const now = new Date();
  for (let n = 0; n < 27; n += 1) await lead({ email: `p${n}@example.com`, at: new Date(now.getTime() - n) });
  await lead({ email: 'cart_1@one.example', type: 'basic', started: now, at: now });
  await lead({ email: 'cart_2@one.example', type: 'premium', started: now, completed: now, at: now });
  const first = await leads();
  const second = await leads(`?cursor=${first.nextCursor}`);
  expect([first.leads.length, second.leads.length, second.nextCursor]).toEqual([25, 4, null]);
  expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(29);
  expect(first.totals).toEqual({ leads: 29, freeUsers: 27, conversions: 1 });
  const found = async (query: string) => (await leads(query)).total;
  expect(await found('?search=CART_')).toBe(2);
  expect(await found('?search=%25')).toBe(0);
  expect(await found('?stage=checkout')).toBe(1);
  expect(await found('?stage=converted&type=premium')).toBe(1);
  expect(await found('?stage=lead&search=one.example')).toBe(0);
  const [cart] = (await leads('?stage=checkout')).leads;
  expect(cart).toMatchObject({
    email: 'cart_1@one.example',
    type: 'basic',
    checkoutStarted: true,
    checkoutCompleted: false,
    abandonedCartEmailSent: false,
  });
});

test('the export holds the whole search, and nothing that a spreadsheet would run', async () => {
  await lead({ email: '=cmd|x@example.com' });
  await lead({ email: 'ana@example.com', type: 'basic' });
  const { text } = await admin.call('GET', '/api/email-leads/export?type=free_user');
  const lines = text.trim().split('\r\n');
  expect(lines.length).toBe(2);
  expect(lines[1]).toContain(`"'=cmd|x@example.com"`);
  for (const line of lines) expect(line).not.toMatch(/(^|,)"?\s*[=+\-@]/);
});

test('today and the days of the trend are those of the operator’s time zone', async () => {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(at);
  const now = app.clock.now();
  await lead({ email: 'now@example.com', at: now });
  await lead({ email: 'bought@example.com', at: new Date(now.getTime() - 3 * DAY), completed: now });
  await lead({ email: 'old@example.com', at: new Date(now.getTime() - 40 * DAY), started: now });
  const { body } = await admin.call('GET', '/api/email-analytics');
  expect(body).toMatchObject({
    totalLeads: 3,
    todayLeads: 1,
    conversionRate: 33.3,
    funnel: { leads: 3, confirmed: 1, checkoutStarted: 2, checkoutCompleted: 1 },
  });
  const trend = body.trend as { day: string; leads: number; conversions: number }[];
  expect(trend.length).toBe(30);
  expect(trend.at(-1)).toEqual({ day: dayOf(now), leads: 1, conversions: 1 });
  expect(trend.at(-4)).toEqual({ day: dayOf(new Date(now.getTime() - 3 * DAY)), leads: 1, conversions: 0 });
  const recent = body.recentLeads as Record<string, unknown>[];
  expect(recent.map(({ email }) => email)).toEqual([
    'now@example.com',
    'bought@example.com',
    'old@example.com',
  ]);
  expect(recent[1]).toMatchObject({ checkout_started: false, checkout_completed: true, type: 'free_user' });
});

test('a rate has one decimal, and is none of none', () => {
  expect([rateOf(0, 0), rateOf(1, 3), rateOf(2, 3), rateOf(5, 5)]).toEqual([0, 33.3, 66.7, 100]);
});

test('open to everybody, a real address is neither shown, nor searched for piece by piece, nor reminded', async () => {
  const started = new Date(Date.now() - 3 * 3_600_000);
  await lead({ email: 'somebody@mail-provider.de', started }, open);
  await lead({ email: 'ana@example.com', started }, open);
  const anyone = open.person();
  const { leads: shown } = await leads('', anyone);
  expect(shown.map(({ email }) => email).sort()).toEqual(['ana@example.com', 's…@m….de']);
  expect((await leads('?search=some', anyone)).total).toBe(0);
  expect((await anyone.call('GET', '/api/email-leads/export')).text).not.toContain('somebody');
  expect((await anyone.call('GET', '/api/email-analytics')).text).not.toContain('somebody');
  const done = await anyone.call('POST', '/api/send-abandoned-cart-emails', { hoursAgo: 2 });
  expect(done.body).toEqual({ abandonedCarts: 2, emailsSent: 1 });
});
