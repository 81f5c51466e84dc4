import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { parseMail } from '../../../test/mail/parse.ts';
import { readConfig } from '../../platform/config.ts';
import { createMailSender } from './sender.ts';
import { enqueueMail, type NewMail } from './service.ts';

let app: TestApp;
let open: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  open = await testApp({ worker: false, env: { EMAIL_ADMIN_ACCESS: 'open' } });
  admin = app.person({ 'accept-language': 'de' });
  const account = { email: 'boss@example.com', password: 'long enough 1', firstName: 'Ann' };
  await admin.call('POST', '/api/auth/sign-up', account);
  await app.database.pool.query("UPDATE users SET role = 'admin'");
});
beforeEach(async () => {
  for (const { database } of [app, open]) await database.pool.query('DELETE FROM mail_outbox');
});

const link = { url: 'http://127.0.0.1/login#secret', minutes: 20 };
const signIn = (to: string): NewMail => ({ kind: 'sign-in', to, language: 'en', params: link });

async function intend(mails: NewMail[], { context }: TestApp = app): Promise<void> {
  for (const mail of mails) await context.db.transaction((tx) => enqueueMail(tx, context.keys, mail));
}

interface Queue {
  emails: { id: string; toEmail: string; subject: string; status: string; readable: boolean }[];
  total: number;
  inQueue: number;
  nextCursor: string | null;
}
const queue = async (query = '', person = admin) =>
  (await person.call('GET', `/api/email-queue${query}`)).body as unknown as Queue;
const to = ({ emails }: Queue) => emails.map(({ toEmail }) => toEmail);

test('the queue comes page by page, every mail once, the newest first', async () => {
  await intend(Array.from({ length: 60 }, (_, n) => signIn(`p${n}@example.com`)));
  const pages = [await queue()];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await queue(`?cursor=${cursor}`));
  expect(pages.map(({ emails }) => emails.length)).toEqual([25, 25, 10]);
  expect(pages.flatMap(to)).toEqual(Array.from({ length: 60 }, (_, n) => `p${59 - n}@example.com`));
  expect(pages[1]).toMatchObject({ total: 60, inQueue: 60 });
  expect(pages[0]?.emails[0]).toMatchObject({
    subject: 'Your sign-in link for Resume Tailor',
    status: 'pending',
    readable: true,
  });
});

test('a mail is found by its whole address, by its domain, by its template, and by its state; a piece of an address finds nothing', async () => {
  await intend([signIn('ana@one.example'), signIn('bea@two.example')]);
  await intend([{ kind: 'freeUser24h', to: 'ana@one.example', language: 'en', params: {} }]);
  await app.database.pool.query("UPDATE mail_outbox SET state = 'failed' WHERE kind = 'freeUser24h'");
  const found = async (search: string) => (await queue(`?search=${encodeURIComponent(search)}`)).total;
  expect([
    await found('Ana@one.example'),
    await found('@two.example'),
    (await queue('?template=sign-in')).total,
  ]).toEqual([2, 1, 2]);
  expect([await found('ana@one'), await found('%'), await found('_')]).toEqual([0, 0, 0]);
  expect(await queue('?state=failed')).toMatchObject({ total: 1, inQueue: 2 });
  expect(to(await queue(`?cursor=${Buffer.from("x' OR 1=1").toString('base64url')}`)).length).toBe(3);
});

test('a mail of the local outbox is read as it is, and as a file that a mail program opens', async () => {
  await intend([signIn('ana@example.com')]);
  const id = (await queue()).emails[0]?.id;
  const { body } = await admin.call('GET', `/api/email-queue/${id}`);
  expect(body.toEmail).toBe('ana@example.com');
  expect((body.preview as { text: string }).text).toContain(link.url);
  const before = await admin.call('GET', `/api/email-queue/${id}/file`);
  const sender = createMailSender(app.context);
  await sender.round();
  const file = await admin.call('GET', `/api/email-queue/${id}/file`);
  for (const { text } of [before, file]) expect(parseMail(text).text).toContain(link.url);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`);
});

test('what a mail server has sent is nobody’s to open: it may hold the link to somebody’s account', async () => {
  const served = await testApp({
    worker: false,
    databaseUrl: app.databaseUrl,
    env: { SMTP_URL: 'smtp://127.0.0.1:1', ADMIN_EMAILS: 'boss@example.com' },
  });
  await intend([signIn('ana@example.com')], served);
  const person = served.person();
  for (const [name, value] of admin.cookies) person.cookies.set(name, value);
  const { emails } = await queue('', person);
  expect(emails).toMatchObject([{ toEmail: 'ana@example.com', readable: false }]);
  expect((await person.call('GET', `/api/email-queue/${emails[0]?.id}`)).status).toBe(404);
  expect((await person.call('GET', `/api/email-queue/${emails[0]?.id}/file`)).status).toBe(404);
});

test('content that was deleted leaves an empty line, and no error', async () => {
  await intend([signIn('ana@example.com')]);
  await app.database.pool.query("UPDATE mail_outbox SET sealed = ''");
  expect((await queue()).emails).toMatchObject([{ toEmail: '', subject: '', readable: false }]);
  expect((await admin.call('GET', '/api/email-queue/export')).status).toBe(200);
});

test('the export holds every mail of the search, and nothing that a spreadsheet would run', async () => {
  const contact = { name: 'A', email: 'a@example.com', message: 'Hi', subject: '=HYPERLINK("http://x")' };
  await intend([{ kind: 'contact', to: '+cmd@example.com', language: 'en', params: contact }]);
  await intend([signIn('ana@example.com')]);
  const { text, headers } = await admin.call('GET', '/api/email-queue/export?template=contact');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = text.trim().split('\r\n');
  expect(lines.length).toBe(2);
  expect(lines[1]).toContain(`"'+cmd@example.com"`);
  for (const line of lines) expect(line).not.toMatch(/(^|,)"?\s*[=+\-@]/);
});

test('a preview is the mail in the language asked for; with an address alone, the next one due to it', async () => {
  const preview = async (body: object) =>
    (await admin.call('POST', '/api/email-preview', { email: 'ana@example.com', ...body })).body as {
      template: string;
      preview: { subject: string; html: string; text: string };
    };
  expect(await preview({})).toMatchObject({
    template: 'abandonedCart',
    preview: { subject: 'Ihr Bestellvorgang ist noch offen' },
  });
  const cart = { template: 'abandonedCart', planType: 'basic', language: 'en', amount: 399, name: 'Ana' };
  expect((await preview(cart)).preview.text).toMatch(/Hello Ana,[\s\S]*One-Time[\s\S]*\$1\.99/);
  const due = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const lead = { to: 'ana@example.com', language: 'fr', params: {} } as const;
  await intend([
    { ...lead, kind: 'freeUserFinal', dueAt: due(48) },
    { ...lead, kind: 'freeUser24h', dueAt: due(24) },
  ]);
  const next = await preview({});
  expect(next.template).toBe('freeUser24h');
  expect(next.preview.html).toContain('<html lang="fr">');
  // Whoever presses the link of a preview ends nothing.
  expect(next.preview.text).toContain('/unsubscribe#preview');
});

test('a test mail goes to the address that was typed, once, and makes no lead', async () => {
  const body = { email: 'ana@example.com', template: 'freeUser24h', name: 'Ana' };
  expect((await admin.call('POST', '/api/send-test-email', body)).body).toEqual({ template: 'freeUser24h' });
  const sender = createMailSender(app.context);
  await sender.round();
  expect((await queue()).emails).toMatchObject([{ toEmail: 'ana@example.com', status: 'sent' }]);
  expect((await app.database.pool.query('SELECT 1 FROM leads')).rowCount).toBe(0);
});

test('bounces of a file end mail to who is gone', async () => {
  const text = 'gone@example.com\ncross@example.com,complaint\ngone@example.com\n???';
  expect((await admin.call('POST', '/api/email-bounces', { text })).body).toEqual({
    bounces: 2,
    complaints: 1,
    unread: 1,
  });
  await intend([signIn('gone@example.com'), signIn('cross@example.com')]);
  await createMailSender(app.context).round();
  expect((await queue()).emails.map(({ status }) => status)).toEqual(['sent', 'suppressed']);
});

test('open to everybody, real addresses are neither shown, nor opened, nor exported, nor written to', async () => {
  await intend([signIn('ana@example.com'), signIn('somebody@mail-provider.de')], open);
  const anyone = open.person();
  const { emails } = await queue('', anyone);
  expect(emails.map(({ toEmail, readable }) => [toEmail, readable])).toEqual([
    ['s…@m….de', false],
    ['ana@example.com', true],
  ]);
  const id = emails[0]?.id;
  for (const path of [`/api/email-queue/${id}`, `/api/email-queue/${id}/file`])
    expect((await anyone.call('GET', path)).body.code).toBe('open_mode');
  expect((await anyone.call('GET', '/api/email-queue/export')).text).not.toContain('somebody');
  const trial = (email: string) =>
    anyone.call('POST', '/api/send-test-email', { email, template: 'abandonedCart' });
  expect((await trial('somebody@mail-provider.de')).status).toBe(403);
  expect((await trial('ana@example.com')).status).toBe(200);
  // A proxy shows itself: the installation is not local any more.
  await open.person({ 'x-forwarded-for': '203.0.113.9' }).call('GET', '/api/auth/user');
  expect((await anyone.call('GET', '/api/email-queue')).status).toBe(401);
});

test('open to everybody is refused where others could come, or where mails would leave', () => {
  const open = { EMAIL_ADMIN_ACCESS: 'open', DATABASE_URL: 'postgres://x' };
  expect(() => readConfig({ ...open, PUBLIC_URL: 'https://resumes.example.com' })).toThrow(
    'EMAIL_ADMIN_ACCESS',
  );
  expect(() => readConfig({ ...open, SMTP_URL: 'smtp://mail.example.com' })).toThrow('EMAIL_ADMIN_ACCESS');
  expect(readConfig(open).EMAIL_ADMIN_ACCESS).toBe('open');
});
