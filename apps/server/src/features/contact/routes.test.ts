import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let app: TestApp;
const json = { accept: 'application/json' };
const message = {
  name: 'Zoë Nguyễn',
  email: 'zoe@example.com',
  subject: 'About my invoice',
  message: 'CanaryMessage: which company is on it?',
};

beforeAll(async () => {
  app = await testApp({ worker: false, env: { SUPPORT_EMAIL: 'help@example.com' } });
});

async function counted(): Promise<[messages: number, mails: number]> {
  const { rows } = await app.database.pool.query(
    `SELECT (SELECT count(*) FROM contact_messages)::int AS messages,
       (SELECT count(*) FROM mail_outbox WHERE kind = 'contact')::int AS mails`,
  );
  return [rows[0].messages, rows[0].mails];
}

async function admin() {
  const person = app.person(json);
  await person.call('POST', '/api/auth/sign-up', { email: 'boss@example.com', password: 'long enough 1' });
  await app.database.pool.query("UPDATE users SET role = 'admin' WHERE email = 'boss@example.com'");
  return person;
}

test('a message is kept sealed, mailed once, and read by an administrator only', async () => {
  const person = app.person(json);
  const reply = await person.call('POST', '/api/contact', message);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ success: true, priority: false });
  expect(await counted()).toEqual([1, 1]);
  const { rows } = await app.database.pool.query('SELECT t::text AS row FROM contact_messages t');
  expect(rows[0].row).not.toContain(Buffer.from('CanaryMessage').toString('hex'));
  expect((await person.call('GET', '/api/status')).status).toBe(401);
  const boss = await admin();
  const { body } = await boss.call('GET', '/api/status');
  expect(body.messages).toMatchObject([message]);
  expect(body.databaseBytes).toBeGreaterThan(1_000_000);
  // The second one asks the administrator to confirm an address.
  expect(body.mails).toEqual({ waiting: 2, failed: 0 });
  expect(app.logged.join('\n')).not.toContain('CanaryMessage');
});

test('a machine that fills the hidden field is thanked and nothing is kept', async () => {
  const before = await counted();
  const reply = await app.person(json).call('POST', '/api/contact', { ...message, website: 'buy.example' });
  expect(reply.status).toBe(200);
  expect(await counted()).toEqual(before);
});

test('what cannot be answered is refused with the field named', async () => {
  const person = app.person(json);
  const wrong = await person.call('POST', '/api/contact', { ...message, email: 'zoe@' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.params).toEqual({ field: 'email' });
  const empty = await person.call('POST', '/api/contact', { ...message, message: '   ' });
  expect(empty.body.params).toEqual({ field: 'message' });
});

test('an address on the network may write twenty times an hour, whoever it says it is', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 24; i += 1)
    statuses.push((await app.person(json).call('POST', '/api/contact', message)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await counted())[0]).toBeLessThanOrEqual(20);
});

test('Premium is marked as priority, and the message goes with the account', async () => {
  app.clock.move(3600_000);
  const person = app.person(json);
  await person.call('POST', '/api/auth/sign-up', { email: 'ana@example.com', password: 'long enough 1' });
  const { body: user } = await person.call('GET', '/api/auth/user');
  await app.database.pool.query(
    `INSERT INTO plan_grants (id, owner_id, plan, source) VALUES ('g1', $1, 'premium', 'test')`,
    [`u_${user.id}`],
  );
  const reply = await person.call('POST', '/api/contact', message);
  expect(reply.body).toEqual({ success: true, priority: true });
  const [kept] = await counted();
  await person.call('DELETE', '/api/account', { confirm: 'delete' });
  expect((await counted())[0]).toBe(kept - 1);
});
