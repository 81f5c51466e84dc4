import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { appendEvent, eventsAfter, sweepStreams } from '../../platform/streams.ts';
import { jobs as identityJobs } from '../identity/jobs.ts';
import { mailOutbox } from '../mail/schema.ts';
import { jobs as accountJobs } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const input = { originalContent: 'Jane Doe, cook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
const used = async (key: string, number: number) => {
  await app.database.pool.query('UPDATE rate_limits SET used = $2 WHERE key LIKE $1', [key, number]);
};

test('a new cookie does not begin a new count: the address has a ceiling, exact when many come at once', async () => {
  await app.person().call('POST', '/api/resumes', input);
  await used('resumes.create-address:%', 297);
  const others = await Promise.all(
    Array.from({ length: 12 }, () => app.person().call('POST', '/api/resumes', input)),
  );
  expect(others.filter((reply) => reply.status === 201)).toHaveLength(3);
  expect(others.filter((reply) => reply.status === 429)).toHaveLength(9);
  await used('resumes.create-address:%', 0);
});

test('what costs work or tries cards is counted per address too', async () => {
  const person = app.person();
  const { body } = await person.call('POST', '/api/resumes', input);
  const { id } = body.resume as { id: string };
  // Nothing works here: the run waits, which is enough to be counted.
  await app.database.pool.query(
    "INSERT INTO rate_limits VALUES ('resumes.process-address:127.0.0.1', date_trunc('hour', now()), 600), ('extract-address:127.0.0.1', date_trunc('hour', now()), 240), ('payments.checkout-address:127.0.0.1', date_trunc('hour', now()), 60)",
  );
  for (const [path, sent] of [
    [`/api/resumes/${id}/process`, {}],
    ['/api/extract-text', {}],
    ['/api/create-checkout-session', { type: 'basic' }],
  ] as const)
    expect((await person.call('POST', path, sent)).status, path).toBe(429);
});

test('asking for a link is the same work for known and unknown addresses, and leaves none in clear', async () => {
  const known = 'known@example.com';
  await app.person().call('POST', '/api/auth/sign-up', { email: known, password: 'long enough 1' });
  const mails = await app.context.db.$count(mailOutbox);
  for (const [n, email] of [known, 'unknown@example.com'].entries()) {
    await app.person().call('POST', '/api/auth/send-link', { email, purpose: 'sign-in' });
    const { rows } = await app.database.pool.query(
      'SELECT payload::text AS payload FROM graphile_worker._private_jobs',
    );
    expect(rows).toHaveLength(n + 1);
    expect(JSON.stringify(rows)).not.toContain(email);
    // The mail comes from the job, whose time nobody sees.
    expect(await app.context.db.$count(mailOutbox)).toBe(mails);
  }
});

test('a year after its last visit a visitor is forgotten; one who still owns something is not', async () => {
  await app.database.pool.query('DELETE FROM rate_limits');
  const [gone, owning] = [app.person(), app.person()];
  for (const person of [gone, owning])
    await person.call('POST', '/api/create-checkout-session', { type: 'basic' });
  const { rows } = await app.database.pool.query(
    'SELECT owner_id AS id FROM visitors ORDER BY seen_at DESC LIMIT 2',
  );
  await app.database.pool.query(
    "INSERT INTO resumes (id, owner_id, sealed, word_count) VALUES ('kept', $1, '', 1)",
    [rows[0].id],
  );
  app.clock.move(401 * 24 * 3_600_000);
  await identityJobs[0]?.run(app.context, {}, { attempt: 1, lastAttempt: false });
  const left = await app.database.pool.query('SELECT owner_id AS id FROM visitors WHERE owner_id = ANY($1)', [
    rows.map((row) => row.id),
  ]);
  expect(left.rows).toEqual([{ id: rows[0].id }]);
  app.clock.move(-401 * 24 * 3_600_000);
});

test('the steps of a run go after a day, its end stays', async () => {
  const { db } = app.context;
  for (const last of [false, false, true])
    await db.transaction((tx) => appendEvent(tx, 'resume:x:1', { type: 'run', data: {}, last }, 'x'));
  await sweepStreams(db, app.clock.now());
  expect(await eventsAfter(db, 'resume:x:1', 0)).toHaveLength(3);
  await sweepStreams(db, new Date(Date.now() + 25 * 3_600_000));
  expect((await eventsAfter(db, 'resume:x:1', 0)).map((row) => [row.seq, row.event.last])).toEqual([
    [3, true],
  ]);
});

test("an address that nobody ever answered from is kept for seven days; on one's own machine without mails it stays", async () => {
  const strict = await testApp({
    worker: false,
    env: { PUBLIC_URL: 'https://cv.example.com', HOST: '0.0.0.0', ALLOW_TEST_PAYMENTS: '1' },
  });
  const sweep = async (on: TestApp) => {
    await accountJobs
      .find(({ name }) => name === 'accounts.unconfirmed')
      ?.run(on.context, {}, { attempt: 1, lastAttempt: false });
    const { rows } = await on.database.pool.query('SELECT email FROM users ORDER BY email');
    return rows.map((row) => row.email);
  };
  const names = ['answered', 'nobody', 'owning'];
  for (const name of names)
    await strict
      .person()
      .call('POST', '/api/auth/sign-up', { email: `${name}@example.com`, password: 'long enough 1' });
  await strict.database.pool.query(
    "UPDATE users SET email_confirmed_at = now() WHERE email = 'answered@example.com'",
  );
  await strict.database.pool.query(
    "INSERT INTO resumes (id, owner_id, sealed, word_count) SELECT 'theirs', owner_id, '', 1 FROM users WHERE email = 'owning@example.com'",
  );
  strict.clock.move(7 * 24 * 3_600_000 - 60_000);
  expect(await sweep(strict)).toEqual(names.map((name) => `${name}@example.com`));
  strict.clock.move(120_000);
  expect(await sweep(strict)).toEqual(['answered@example.com', 'owning@example.com']);
  const mails = await strict.context.db.select({ ownerId: mailOutbox.ownerId }).from(mailOutbox);
  expect(mails).toHaveLength(2);
  // Whoever meant it after all begins again.
  const again = { email: 'nobody@example.com', password: 'long enough 1' };
  expect((await strict.person().call('POST', '/api/auth/sign-up', again)).body.status).toBe('check_mail');

  const before = (await app.database.pool.query('SELECT 1 FROM users')).rowCount;
  app.clock.move(30 * 24 * 3_600_000);
  expect(await sweep(app)).toHaveLength(before ?? 0);
  expect(before).toBeGreaterThan(0);
  app.clock.move(-30 * 24 * 3_600_000);
});
