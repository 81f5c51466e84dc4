import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { nurse } from '../../../test/nurse.ts';
import { newId } from '../../platform/ids.ts';
import type { ForeignPosting } from '../jobs/posting.ts';
import { samplePostings } from '../jobs/samples/postings.ts';
import { jobSources } from '../jobs/schema.ts';
import { importPostings } from '../jobs/store.ts';
import { addressHash } from '../mail/address.ts';
import { contentOf } from '../mail/service.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { planGrants } from '../plans/schema.ts';
import { jobs } from './jobs.ts';

let app: TestApp;
const DAY = 24 * 3_600_000;
const samples = samplePostings();
const posting = (key: string, change: Partial<ForeignPosting> = {}): ForeignPosting => {
  const found = samples.find((one) => one.key === key);
  if (!found) throw new Error(`no sample ${key}`);
  return { ...found, ...change };
};
const ward = (n: number): ForeignPosting =>
  posting(`de-0-${n}`, { company: `Klinik ${n}`, url: `https://jobs.example.com/${n}` });
/** In the same language, of another trade. */
const developer = samples.find(({ key, title }) => key.startsWith('de-') && /entwickler/i.test(title));

beforeAll(async () => {
  app = await testApp({ worker: false });
  await app.database.db.insert(jobSources).values([
    { name: 'mine', connector: 'file' },
    { name: 'other', connector: 'file' },
  ]);
});
beforeEach(async () => {
  const tables =
    'job_postings, job_readings, job_terms, job_term_counts, job_alerts, job_alerted, mail_outbox';
  await app.database.pool.query(`TRUNCATE ${tables}`);
});

interface Reader extends Person {
  ownerId: string;
  email: string;
  resumeId: string;
}

let people = 0;
async function reader({ premium = true, confirmed = true } = {}): Promise<Reader> {
  const person = app.person({ 'accept-language': 'de' });
  people += 1;
  const email = `reader.${people}@example.com`;
  await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1' });
  const ownerId = `u_${(await person.call('GET', '/api/auth/user')).body.id}`;
  await app.database.pool.query(
    "UPDATE users SET language = 'de', email_confirmed_at = $2 WHERE owner_id = $1",
    [ownerId, confirmed ? new Date() : null],
  );
  if (premium)
    await app.database.db
      .insert(planGrants)
      .values({ id: newId(), ownerId, plan: 'premium', source: 'test' });
  const made = await person.call('POST', '/api/resumes', {
    originalContent: nurse,
    jobTitle: 'Pflegefachkraft',
    jobDescription: 'Wir suchen eine Pflegefachkraft.',
  });
  return Object.assign(person, { ownerId, email, resumeId: (made.body.resume as { id: string }).id });
}

const on = (person: Reader) => person.call('PUT', '/api/job-alert', { resumeId: person.resumeId });
const bring = (given: ForeignPosting[], source = 'mine') =>
  importPostings(app.database.db, app.context.engine, source, given, app.clock.now());
/** As with a mail server: on one's own machine without one nobody has to confirm an address. */
const run = () => {
  const config = { ...app.context.config, SMTP_URL: 'smtp://127.0.0.1:1' };
  return jobs[0]?.run({ ...app.context, config }, {}, { attempt: 1, lastAttempt: false });
};
const week = async () => {
  app.clock.move(7 * DAY + 60_000);
  await run();
};

interface Mailed {
  to: string;
  language: string;
  category: string;
  jobs: { name: string; url?: string; match: number }[];
}

async function mails(person: Reader): Promise<Mailed[]> {
  const { rows } = await app.database.pool.query(
    `SELECT id, kind, category, language, sealed, master_id AS "masterId", wrapped FROM mail_outbox
     WHERE owner_id = $1 AND kind = 'weeklyAlert' ORDER BY created_at`,
    [person.ownerId],
  );
  return rows.map((row) => {
    const { to, params } = contentOf(app.context.keys, row);
    return { to, language: row.language, category: row.category, ...(params as { jobs: Mailed['jobs'] }) };
  });
}
const names = async (person: Reader) =>
  (await mails(person)).map((mail) => mail.jobs.map(({ name }) => name));

test('an alert is Premium and of an own resume; ending it is free', async () => {
  const [paying, free] = [await reader(), await reader({ premium: false })];
  expect((await on(free)).body.code).toBe('payment_required');
  expect((await free.call('DELETE', '/api/job-alert')).status).toBe(200);
  const foreign = await paying.call('PUT', '/api/job-alert', { resumeId: free.resumeId });
  expect(foreign.status).toBe(404);
  expect((await paying.call('GET', '/api/job-alert')).body.alert).toEqual({
    on: false,
    resumeId: null,
    nextAt: null,
    problem: null,
  });
  const { alert } = (await on(paying)).body as { alert: { nextAt: string } };
  expect(alert).toMatchObject({ on: true, resumeId: paying.resumeId, problem: null });
  const days = (new Date(alert.nextAt).getTime() - app.clock.now().getTime()) / DAY;
  expect(Math.round(days)).toBe(7);
});

test('once a week what came in since then and fits is mailed, in the language of the person, and never twice', async () => {
  const person = await reader();
  await bring([ward(0)]);
  app.clock.move(2 * 3_600_000);
  await on(person);
  app.clock.move(DAY);
  expect(developer).toBeDefined();
  await bring([ward(0), ward(1), developer as ForeignPosting]);
  app.clock.move(5 * DAY);
  await run();
  expect(await mails(person)).toEqual([]);
  app.clock.move(DAY + 60_000);
  await Promise.all([run(), run()]);
  const [mail, ...more] = await mails(person);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: person.email, language: 'de', category: 'alert' });
  expect(mail?.jobs).toHaveLength(1);
  expect(mail?.jobs[0]).toMatchObject({ url: 'https://jobs.example.com/1' });
  expect(mail?.jobs[0]?.name).toContain('Klinik 1');
  await run();
  await week();
  expect(await names(person)).toHaveLength(1);
});

test('a posting that was mailed is not mailed again under another key, source or text', async () => {
  const person = await reader();
  await on(person);
  await bring([ward(1)]);
  await week();
  expect(await names(person)).toHaveLength(1);
  await app.database.pool.query('TRUNCATE job_postings, job_readings, job_terms, job_term_counts');
  const text = `${ward(1).description}\n\nWir freuen uns auf Sie.`;
  await bring([{ ...ward(1), key: 'again' }], 'other');
  await bring([{ ...ward(1), title: 'Neuer Titel: Pflegefachkraft' }]);
  await week();
  await bring([{ ...ward(1), key: 'third', description: text }], 'other');
  await week();
  expect(await names(person)).toHaveLength(1);
  await bring([ward(2)]);
  await week();
  const found = await names(person);
  expect(found).toHaveLength(2);
  expect(found[1]?.join()).toContain('Klinik 2');
  expect(found[1]).toHaveLength(1);
});

test('nothing is written to who unsubscribed, has not confirmed, pays no more or has no resume any more', async () => {
  const readers = await Promise.all([reader(), reader({ confirmed: false }), reader(), reader()]);
  const [unsubscribed, , ended, without] = readers as [Reader, Reader, Reader, Reader];
  for (const one of readers) await on(one);
  const token = unsubscribeToken(
    app.context.keys,
    addressHash(app.context.keys, unsubscribed.email),
    'alert',
  );
  expect((await app.person().call('POST', `/api/unsubscribe/${token}`, {})).status).toBe(200);
  await app.database.pool.query('UPDATE plan_grants SET revoked_at = now() WHERE owner_id = $1', [
    ended.ownerId,
  ]);
  expect((await without.call('DELETE', `/api/resumes/${without.resumeId}`)).status).toBe(200);
  await bring([ward(1)]);
  await week();
  for (const one of readers) expect(await mails(one)).toEqual([]);
  expect((await unsubscribed.call('GET', '/api/job-alert')).body.alert).toMatchObject({ on: false });
  // Who switches it on again means it; what came in meanwhile is not new then.
  expect((await on(unsubscribed)).body.alert).toMatchObject({ on: true });
  app.clock.move(3 * 3_600_000);
  await bring([ward(2)]);
  await week();
  expect(await mails(unsubscribed)).toHaveLength(1);
});

test('an alert that breaks leaves no trace, keeps nobody waiting and comes a day later whole', async () => {
  const [broken, fine] = [await reader(), await reader()];
  await on(broken);
  await on(fine);
  await bring([ward(1)]);
  const mend = (email: string) =>
    app.database.pool.query('UPDATE users SET email = $2 WHERE owner_id = $1', [broken.ownerId, email]);
  await mend('no address');
  await week();
  expect(await mails(fine)).toHaveLength(1);
  const { rows } = await app.database.pool.query('SELECT 1 FROM job_alerted WHERE owner_id = $1', [
    broken.ownerId,
  ]);
  expect(rows).toEqual([]);
  await mend(broken.email);
  app.clock.move(DAY);
  await run();
  expect(await mails(broken)).toHaveLength(1);
});
