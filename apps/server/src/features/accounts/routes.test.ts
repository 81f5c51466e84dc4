import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { appendEvent } from '../../platform/streams.ts';
import { mailOutbox } from '../mail/schema.ts';
import { openMail } from '../mail/service.ts';
import { jobs } from './jobs.ts';
import { safeReturnTo } from './return-to.ts';

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await testApp();
  strict = await testApp({ env: { PUBLIC_URL: 'https://cv.example.com', HOST: '0.0.0.0' } });
});

const password = 'correct horse battery';
let count = 0;

async function signedUp(on: TestApp = app): Promise<{ person: Person; email: string; userId: string }> {
  count += 1;
  const email = `person${count}@example.com`;
  const person = on.person();
  expect((await person.call('POST', '/api/auth/sign-up', { email, password })).status).toBe(200);
  const user = await person.call('GET', '/api/auth/user');
  return { person, email, userId: String(user.body?.id) };
}

async function mailsTo(on: TestApp, email: string) {
  const rows = await on.context.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  return rows
    .map((row) => ({ kind: row.kind, ...openMail(on.context.keys, row) }))
    .filter((mail) => mail.to === email);
}

const tokenOf = (params: Record<string, string | number>) => String(params.url).split('#')[1] ?? '';
/** The mail is written by a job: the request does not wait for it. */
async function askedFor(on: TestApp, email: string, purpose: 'sign-in' | 'reset'): Promise<string> {
  const before = (await mailsTo(on, email)).length;
  const reply = await on.person().call('POST', '/api/auth/send-link', { email, purpose });
  expect(reply.body).toEqual({ status: 'check_mail' });
  for (let i = 0; i < 200; i += 1) {
    const mails = await mailsTo(on, email);
    if (mails.length > before) return tokenOf(mails.at(-1)?.params ?? {});
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('no mail was written');
}

const input = { originalContent: 'Jane Doe, cook', jobTitle: 'Cook', jobDescription: 'Cook soup' };

test('nobody is null, a signed-in person is themselves, and signing out ends it', async () => {
  const { person, email } = await signedUp();
  expect((await app.person().call('GET', '/api/auth/user')).text).toBe('null');
  expect((await person.call('GET', '/api/auth/user')).body).toMatchObject({ email, isAdmin: false });
  const cookie = new Map(person.cookies);
  await person.call('POST', '/api/auth/sign-out', {});
  for (const [name, value] of cookie) person.cookies.set(name, value);
  expect((await person.call('GET', '/api/auth/user')).text).toBe('null');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await signedUp();
  const wrong = await app.person().call('POST', '/api/auth/sign-in', { email, password: 'wrong password' });
  const unknown = await app.person().call('POST', '/api/auth/sign-in', { email: 'no@example.com', password });
  expect(wrong.status).toBe(401);
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
});

test('outside a local installation the address must be confirmed, and known addresses are not told apart', async () => {
  const { email, person } = await signedUp(strict);
  const again = await strict.person().call('POST', '/api/auth/sign-up', { email, password });
  expect(again.body).toEqual({ status: 'check_mail' });
  expect((await strict.person().call('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
  const mails = await mailsTo(strict, email);
  expect(mails.map((mail) => mail.kind)).toEqual(['confirm', 'account-exists']);
  expect(mails[0]?.params.url).toMatch(/^https:\/\/cv\.example\.com\/login\?link=confirm#/);
  const token = tokenOf(mails[0]?.params ?? {});
  expect((await person.call('POST', '/api/auth/use-link', { token })).status).toBe(200);
  expect((await person.call('GET', '/api/auth/user')).body).toMatchObject({ email });
  expect(person.cookies.get('__Host-sign-up')).toBe('');
  expect(person.cookies.get('__Host-session')).toMatch(/^.{40}/);
  expect((await strict.person().call('POST', '/api/auth/sign-in', { email, password })).status).toBe(200);
});

test('confirming in another browser than the one that signed up takes a password chosen there', async () => {
  const attacker = await signedUp(strict);
  const { email } = attacker;
  const token = tokenOf((await mailsTo(strict, email))[0]?.params ?? {});
  const victim = strict.person();
  // They too tried to sign up, and hold a cookie of that; it proves nothing about the first sign-up.
  await victim.call('POST', '/api/auth/sign-up', { email, password });
  const asked = await victim.call('POST', '/api/auth/use-link', { token });
  expect([asked.status, asked.body.params]).toEqual([400, { field: 'password' }]);
  const own = 'the password of its owner';
  expect((await victim.call('POST', '/api/auth/use-link', { token, password: own })).status).toBe(200);
  expect((await attacker.person.call('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
  expect((await strict.person().call('POST', '/api/auth/sign-in', { email, password: own })).status).toBe(
    200,
  );
});

test('signing up leaves the same cookies for known and unknown addresses', async () => {
  const { email, person } = await signedUp(strict);
  const again = strict.person();
  await again.call('POST', '/api/auth/sign-up', { email, password });
  expect([...again.cookies.keys()]).toEqual([...person.cookies.keys()]);
});

test('a mailed link works once, also when twenty press it at once, and not after 20 minutes', async () => {
  const { email } = await signedUp();
  const token = await askedFor(app, email, 'sign-in');
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => app.person().call('POST', '/api/auth/use-link', { token })),
  );
  expect(tries.filter((reply) => reply.status === 200)).toHaveLength(1);
  const late = await askedFor(app, email, 'sign-in');
  app.clock.move(20 * 60_000 + 1_000);
  expect((await app.person().call('POST', '/api/auth/use-link', { token: late })).status).toBe(410);
});

test('a new password by mail ends every session and every other link', async () => {
  const { person, email } = await signedUp();
  const token = await askedFor(app, email, 'reset');
  const next = 'another long password';
  expect((await app.person().call('POST', '/api/auth/use-link', { token })).status).toBe(400);
  expect((await app.person().call('POST', '/api/auth/use-link', { token, password: next })).status).toBe(200);
  expect((await person.call('GET', '/api/auth/user')).text).toBe('null');
  expect((await app.person().call('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
  expect((await app.person().call('POST', '/api/auth/sign-in', { email, password: next })).status).toBe(200);
});

test('tokens lie in the database only as hashes', async () => {
  const { person } = await signedUp();
  const token = person.cookies.get('session') ?? '';
  expect(token.length).toBeGreaterThan(30);
  const { rows } = await app.database.pool.query('SELECT s::text AS row FROM sessions s');
  expect(rows.some((row) => row.row.includes(token))).toBe(false);
});

test('what the visitor owned moves with "mine", and stays behind with "not mine"', async () => {
  for (const mine of [true, false]) {
    const person = app.person();
    const created = await person.call('POST', '/api/resumes', input);
    const { id } = created.body.resume as { id: string };
    count += 1;
    await person.call('POST', '/api/auth/sign-up', { email: `claim${count}@example.com`, password });
    const things = await person.call('GET', '/api/auth/visitor');
    expect(things.body.resumes).toEqual([{ id, jobTitle: 'Cook' }]);
    expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(404);
    expect((await person.call('POST', '/api/auth/claim', { mine })).body).toEqual({ moved: mine });
    expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(mine ? 200 : 404);
  }
});

test('what could not be moved can be claimed again, and whoever answered is known as a visitor no more', async () => {
  const person = app.person();
  const { id } = (await person.call('POST', '/api/resumes', input)).body.resume as { id: string };
  count += 1;
  await person.call('POST', '/api/auth/sign-up', { email: `claim${count}@example.com`, password });
  expect((await person.call('GET', '/api/auth/user')).body.wasVisitor).toBe(true);
  const { pool } = app.database;
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger AS 'BEGIN RAISE ''refused''; END' LANGUAGE plpgsql;
    CREATE TRIGGER refuse BEFORE UPDATE ON resumes FOR EACH ROW EXECUTE FUNCTION refuse()`);
  expect((await person.call('POST', '/api/auth/claim', { mine: true })).status).toBe(500);
  await pool.query('DROP TRIGGER refuse ON resumes');
  expect((await person.call('GET', '/api/auth/visitor')).body.resumes).toEqual([{ id, jobTitle: 'Cook' }]);
  expect((await person.call('POST', '/api/auth/claim', { mine: true })).body).toEqual({ moved: true });
  expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(200);
  expect((await person.call('GET', '/api/auth/user')).body.wasVisitor).toBe(false);
});

test('deleting the account erases what it owned', async () => {
  const { person, email, userId } = await signedUp();
  await person.call('POST', '/api/resumes', input);
  const mine = await person.call('GET', '/api/account/export');
  expect(mine.text).toContain('Jane Doe, cook');
  expect((await person.call('DELETE', '/api/account', { confirm: 'delete' })).status).toBe(200);
  for (const { table_name } of (
    await app.database.pool.query(
      "SELECT table_name FROM information_schema.columns WHERE column_name = 'owner_id' AND table_schema = 'public'",
    )
  ).rows) {
    const left = await app.database.pool.query(`SELECT 1 FROM ${table_name} WHERE owner_id = $1`, [
      `u_${userId}`,
    ]);
    expect(left.rowCount, table_name).toBe(0);
  }
  expect((await app.person().call('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
});

test('a link elsewhere signs nobody out', async () => {
  const { person } = await signedUp();
  const reply = await person.call('GET', '/api/logout');
  expect(reply.headers.location).toBe('/login?leave=1');
  expect((await person.call('GET', '/api/auth/user')).text).not.toBe('null');
});

test('who signs out on a page in a language stays in that language', async () => {
  const { origin } = app.context.config;
  const leave = async (referer: string) =>
    (await app.person({ referer, 'sec-fetch-site': 'same-origin' }).call('GET', '/api/logout')).headers
      .location;
  expect(await leave(`${origin}/de/account?x=1`)).toBe('/de');
  expect(await leave(`${origin}/account`)).toBe('/');
  expect(await leave('https://evil.example/de/account')).toBe('/');
});

test('returnTo leads to paths of this site only', () => {
  const origin = 'https://cv.example.com';
  expect(safeReturnTo('/subscription?x=1', origin)).toBe('/subscription?x=1');
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    7,
  ])
    expect(safeReturnTo(evil, origin), String(evil)).toBe('/');
});

test('who comes from a page in a language signs in in that language', async () => {
  const where = async (returnTo: string) =>
    (await app.person().call('GET', `/api/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.location;
  expect(await where('/de/subscription')).toBe('/de/login?returnTo=%2Fde%2Fsubscription');
  expect(await where('/zh')).toBe('/zh/login?returnTo=%2Fzh');
  expect(await where('/design')).toBe('/login?returnTo=%2Fdesign');
  expect(await where('//de/evil')).toBe('/login?returnTo=%2F');
});

test('a password that somebody else chose for an unconfirmed address does not survive its owner', async () => {
  const { email } = await signedUp(strict);
  const owner = strict.person();
  const token = await askedFor(strict, email, 'sign-in');
  expect((await owner.call('POST', '/api/auth/use-link', { token })).status).toBe(200);
  expect((await strict.person().call('POST', '/api/auth/sign-in', { email, password })).status).toBe(401);
  expect((await owner.call('GET', '/api/account')).body).toMatchObject({ hasPassword: false });
});

test('a new password ends the mailed links that were not used yet', async () => {
  const { person, email } = await signedUp();
  const token = await askedFor(app, email, 'sign-in');
  const change = { currentPassword: password, newPassword: 'another long password' };
  expect((await person.call('PATCH', '/api/account', change)).status).toBe(200);
  expect((await app.person().call('POST', '/api/auth/use-link', { token })).status).toBe(410);
});

test('nobody is sent more than three sign-up mails an hour, known or unknown', async () => {
  for (const email of [(await signedUp(strict)).email, 'never-seen@example.com']) {
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await strict.person().call('POST', '/api/auth/sign-up', { email, password })).status);
    expect(statuses.at(-1)).toBe(429);
  }
});

test('the hourly sweep ends old sessions, links, counters and the progress of readings', async () => {
  await signedUp();
  await app.context.db.transaction((tx) =>
    appendEvent(tx, 'extract:v_someone:abc', { type: 'progress', data: { progress: 1 } }),
  );
  app.clock.move(91 * 24 * 3_600_000);
  await jobs[0]?.run(app.context, {}, { attempt: 1, lastAttempt: false });
  for (const table of ['sessions', 'account_links', 'rate_limits', 'stream_events'])
    expect((await app.database.pool.query(`SELECT 1 FROM ${table}`)).rowCount, table).toBe(0);
});
