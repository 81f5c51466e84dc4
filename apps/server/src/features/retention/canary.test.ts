import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../../scripts/launch/postgres/server.mjs';
import { migrationsFolder, type TestApp, testApp } from '../../../test/app.ts';
import { copyOf, readable } from '../../../test/search-copies.ts';
import { keyFilePath, readKeyFile } from '../../platform/key-file.ts';
import { rotateKeys } from '../../platform/key-rotation.ts';
import type { OwnerId } from '../../platform/owner.ts';
import { prepareDatabase } from '../../platform/prepare.ts';
import { cleanPng } from '../accounts/png.ts';
import { attachDocument, keepDocument } from '../extract/store.ts';
import { enqueueMail } from '../mail/service.ts';
import { planGrants } from '../plans/schema.ts';
import { jobs } from '../resumes/jobs.ts';

let folder: string;
let server: PostgresServer;
let app: TestApp;

/** A server of its own, because its files are searched. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'resume-tailor-canary-'));
  server = await startPostgres(folder, { extra: { fsync: 'off' }, initFlags: ['--wal-segsize=1'] });
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('CREATE DATABASE canary');
  await client.end();
  await prepareDatabase(server.url('canary'), migrationsFolder);
  app = await testApp({ databaseUrl: server.url('canary') });
}, 60_000);
afterAll(async () => {
  await server.stop('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
});

const HOUR = 3_600_000;
const words = 'Zanzibarkanarienvogel';
const job = (name: string) => jobs.find((one) => one.name === name);
const once = { attempt: 1, lastAttempt: true };

async function created(text: string) {
  const person = app.person();
  const made = await person.call('POST', '/api/resumes', {
    originalContent: text,
    jobTitle: 'Cook',
    jobDescription: 'Cook soup',
  });
  return { person, id: (made.body.resume as { id: string }).id };
}

/** The worker's own minute may come at any time: then it is at it, and we come after it. */
async function sweepAndRotate() {
  await job('resumes.sweep')?.run(app.context, {}, once);
  for (let i = 0; i < 100; i += 1) {
    if (await rotateKeys(app.context)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the rotation did not get its turn');
}

/** Database files, write-ahead log, PostgreSQL's log, the data folder without the keys, our log. */
async function copyOfEverything(): Promise<Buffer[]> {
  await app.database.pool.query('CHECKPOINT');
  const { dataDir } = app.context.config;
  return [
    ...copyOf(folder),
    ...copyOf(dataDir, (path) => path === join(dataDir, 'keys')),
    Buffer.from(app.logged.join('\n')),
  ];
}

test('what was erased decrypts from no copy any more, also from one taken before; until then it does', async () => {
  const { person, id } = await created(`${words} Person\nCook at Initech\n- Cooked soup`);
  expect((await person.call('POST', `/api/resumes/${id}/process`, {})).status).toBe(200);
  await app.context.db.transaction((tx) =>
    enqueueMail(tx, app.context.keys, {
      kind: 'freeUserImmediate',
      to: 'somebody@example.com',
      language: 'en',
      params: { url: 'https://x.example', endsAt: '2026-01-01', name: `${words} in a mail` },
      resumeId: id,
    }),
  );
  const mail = (await app.database.pool.query('SELECT id FROM mail_outbox WHERE resume_id = $1', [id]))
    .rows[0];
  const objects = [
    { id, context: `resume:${id}` },
    { id: mail.id, context: `mail:${mail.id}` },
  ];
  const keyFile = () => readKeyFile(keyFilePath(app.context.config.dataDir));
  const found = (copies: Buffer[]) =>
    readable(copies, keyFile(), objects).filter((text) => text.includes(words)).length;

  app.clock.move(47 * HOUR + 59 * 60_000);
  await sweepAndRotate();
  const survivor = await created('Somebody Else\nCook');
  expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(200);
  const earlier = await copyOfEverything();
  // The positive control: with the key at hand the search finds and opens both.
  expect(found(earlier)).toBe(2);

  app.clock.move(2 * 60_000);
  await sweepAndRotate();
  expect((await person.call('GET', `/api/resumes/${id}`)).status).toBe(404);
  expect(found(earlier)).toBe(0);
  const later = await copyOfEverything();
  expect(found(later)).toBe(0);
  expect(
    later.filter((copy) => copy.includes(words) || copy.includes(Buffer.from(words).toString('base64'))),
  ).toEqual([]);
  expect((await survivor.person.call('GET', `/api/resumes/${survivor.id}`)).status).toBe(200);

  // A late job brings nothing back.
  await job('resumes.process')?.run(app.context, { resumeId: id, version: 1 }, once);
  const left = await app.database.pool.query('SELECT 1 FROM resume_results WHERE resume_id = $1', [id]);
  expect(left.rowCount).toBe(0);
}, 60_000);

test('what the owner deletes is beyond reach with the next rotation, and the search itself still works', async () => {
  const gone = await created(`${words} Second`);
  const stays = await created(`${words} Third`);
  const copies = await copyOfEverything();
  expect((await gone.person.call('DELETE', `/api/resumes/${gone.id}`)).status).toBe(200);
  await sweepAndRotate();
  const file = readKeyFile(keyFilePath(app.context.config.dataDir));
  const now = await copyOfEverything();
  const of = (id: string) => [{ id, context: `resume:${id}` }];
  expect(readable([...copies, ...now], file, of(gone.id))).toEqual([]);
  expect(readable(now, file, of(stays.id)).join()).toContain('Third');
}, 60_000);

test('an account that is deleted takes its picture, documents, letters and addresses along, from every copy too', async () => {
  const person = app.person();
  const email = 'canary-account@example.com';
  await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1' });
  const ownerId = `u_${(await person.call('GET', '/api/auth/user')).body.id}` as OwnerId;
  const { db, keys } = app.context;
  const png = smallPicture();
  expect((await person.call('PUT', '/api/account/picture', { png })).status).toBe(200);
  const text = `${words} Fourth`;
  const kept = { ownerId, docx: Buffer.from(text), text, now: app.clock.now() };
  const input = { originalContent: text, jobTitle: 'Cook', jobDescription: 'Cook soup' };
  const { id } = (await person.call('POST', '/api/resumes', input)).body.resume as { id: string };
  const extractionId = 'canary-extraction';
  await keepDocument(db, keys, { ...kept, extractionId });
  await db.transaction((tx) => attachDocument(tx, keys, { ...kept, extractionId, resumeId: id }));
  const letter = { name: words, email, subject: 'Soup', message: `${words} wrote a letter` };
  expect((await person.call('POST', '/api/contact', letter)).status).toBe(200);
  await db.insert(planGrants).values({ id: 'canary', ownerId, plan: 'premium', source: 'test' });
  const tracked = await person.call('POST', '/api/applications', { title: `${words} Kitchen` });
  const application = (tracked.body.application as { id: string }).id;
  await person.call('PATCH', `/api/applications/${application}`, { notes: `${words} noted` });
  const order = { type: 'basic', resumeId: id, email };
  const { url } = (await person.call('POST', '/api/create-checkout-session', order)).body;
  const session = new URL(String(url)).searchParams.get('session') ?? '';
  const [message] = (await app.database.pool.query('SELECT id FROM contact_messages')).rows;
  const objects = {
    resume: { id, context: `resume:${id}` },
    'its document': { id, context: `resume-document:${id}` },
    'a document that waits': { id: extractionId, context: `document:${ownerId}:${extractionId}` },
    picture: { id: ownerId, context: `picture:${ownerId}` },
    letter: { id: message.id, context: `contact:${message.id}` },
    application: { id: application, context: `application:${application}` },
    payer: { id: session, context: `checkout:${session}` },
  };
  const file = () => readKeyFile(keyFilePath(app.context.config.dataDir));
  const earlier = await copyOfEverything();
  // The positive control: with the key at hand each of them is found and opened.
  const read = readable(earlier, file(), Object.values(objects));
  // The application in both its versions: as it was made, and with its note.
  expect(read).toHaveLength(Object.keys(objects).length + 1);
  expect(read.join()).toContain(`${words} noted`);
  expect((await person.call('DELETE', '/api/account', { confirm: 'delete' })).status).toBe(200);
  await sweepAndRotate();
  const all = [...earlier, ...(await copyOfEverything())];
  expect(readable(all, file(), Object.values(objects))).toEqual([]);
}, 60_000);

function smallPicture(): string {
  // One red dot, as a browser's canvas writes it.
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
  expect(cleanPng(Buffer.from(png, 'base64'))).not.toBeNull();
  return png;
}
