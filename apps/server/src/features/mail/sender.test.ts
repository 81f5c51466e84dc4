import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { mailContext } from '../../../test/mail/fixture.ts';
import { decodedHeader, parseMail } from '../../../test/mail/parse.ts';
import { type Behaviour, type SmtpPeer, startPeer } from '../../../test/mail/smtp-peer.ts';
import type { DatabaseHandle } from '../../platform/database.ts';
import { addressHash } from './address.ts';
import { freeExpiredClaims } from './claims.ts';
import type { MailContext } from './context.ts';
import { mailOutbox } from './schema.ts';
import { createMailSender, waitAfter } from './sender.ts';
import { enqueueMail, type NewMail } from './service.ts';
import { suppress } from './suppressions.ts';

let context: MailContext;
let database: DatabaseHandle;
let peer: SmtpPeer;
let today: Behaviour;
const folder = mkdtempSync(join(tmpdir(), 'tailor-mail-'));
const quick = { silenceMs: 300, totalMs: 1_000, firstWaitMs: 0, leaseSeconds: 60 };

beforeAll(async () => {
  peer = await startPeer({ behave: () => today });
  ({ context, database } = mailContext({
    DATABASE_URL: await testDatabase(),
    DATA_DIR: folder,
    SMTP_URL: peer.url,
    PUBLIC_URL: 'https://resumes.example.com',
  }));
});
afterAll(async () => {
  await peer.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  today = 'accept';
  peer.bodies.length = 0;
  await database.pool.query('DELETE FROM mail_outbox');
  await database.pool.query('DELETE FROM mail_suppressions');
});

const link = { url: 'https://resumes.example.com/login#secret', minutes: 20 };
const service = (to: string, more: object = {}): NewMail => ({
  kind: 'sign-in',
  to,
  language: 'en',
  params: link,
  ...more,
});
const marketing = (to: string, more: object = {}): NewMail =>
  ({
    kind: 'abandonedCart',
    to,
    language: 'es',
    params: { plan: 'premium' },
    trial: true,
    ...more,
  }) as NewMail;

async function intend(mail: NewMail): Promise<void> {
  await context.db.transaction((tx) => enqueueMail(tx, context.keys, mail));
}

async function round(options = quick): Promise<void> {
  const sender = createMailSender(context, options);
  await sender.round();
  await sender.close();
}

async function states() {
  const rows = await context.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  return rows.map(({ state, reason }) => [state, reason]);
}

test('a mail with the same key is written once', async () => {
  const twice = service('a@example.com', { key: 'link:1' });
  const written = await context.db.transaction(async (tx) => [
    await enqueueMail(tx, context.keys, twice),
    await enqueueMail(tx, context.keys, twice),
  ]);
  expect(written).toEqual([true, false]);
  expect(await states()).toEqual([['pending', null]]);
});

test('what arrives is html and text, from us, to one person, with an id that is known beforehand', async () => {
  await intend(service('ana@example.com', { language: 'zh' }));
  await round();
  const [row] = await context.db.select().from(mailOutbox);
  const mail = parseMail(peer.bodies[0]?.raw ?? '');
  const header = (name: string) => (mail.headers.get(name) ?? []).map(decodedHeader);
  expect(header('message-id')).toEqual([`<${row?.id}@resumes.example.com>`]);
  expect(header('to')).toEqual(['ana@example.com']);
  expect(header('from')).toEqual(['Resume Tailor <no-reply@resumes.example.com>']);
  expect(header('subject')).toEqual(['您的 Resume Tailor 登录链接']);
  expect(header('auto-submitted')).toEqual(['auto-generated']);
  expect(mail.headers.has('list-unsubscribe')).toBe(false);
  expect(mail.text).toContain(link.url);
  expect(mail.html).toContain(`href="${link.url}"`);
  expect(await states()).toEqual([['sent', null]]);
});

test('marketing carries both headers of one-click unsubscribing, as the message really says them', async () => {
  await intend(marketing('ana@example.com'));
  await round();
  const { headers, html, text } = parseMail(peer.bodies[0]?.raw ?? '');
  expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  const [where = ''] = headers.get('list-unsubscribe') ?? [];
  const token = /^<https:\/\/resumes\.example\.com\/api\/unsubscribe\/([\w-]+)>$/.exec(where)?.[1];
  expect(token?.length).toBeGreaterThan(40);
  for (const part of [html, text]) {
    expect(part).toContain(`https://resumes.example.com/es/unsubscribe#${token}`);
    expect(part).toContain('1 Example Street, Example Town');
  }
});

test.each<[Behaviour, string, string | null]>([
  ['accept', 'sent', null],
  ['refuse-4xx-recipient', 'pending', 'smtp_450'],
  ['refuse-5xx-recipient', 'failed', 'smtp_550'],
  ['refuse-4xx-content', 'pending', 'smtp_451'],
  ['refuse-5xx-content', 'failed', 'smtp_554'],
  ['drop-before-data', 'pending', 'talk_failed'],
  ['drop-after-data', 'uncertain', 'data_failed'],
  ['hang-after-data', 'uncertain', 'data_failed'],
])('a peer that does %s leaves the mail %s', async (behaviour, state, reason) => {
  today = behaviour;
  await intend(marketing('ana@example.com'));
  await round();
  expect(await states()).toEqual([[state, reason]]);
});

test('an uncertain mail comes once more when it is a service, with the same id, and never when it is marketing', async () => {
  today = 'drop-after-data';
  await intend(service('ana@example.com'));
  await intend(marketing('bea@example.com'));
  for (let i = 0; i < 4; i += 1) await round();
  const of = (to: string) => peer.bodies.filter((body) => body.to === to).map((body) => body.messageId);
  expect(of('bea@example.com').length).toBe(1);
  expect(of('ana@example.com').length).toBe(2);
  expect(new Set(of('ana@example.com')).size).toBe(1);
  expect((await states()).map(([state]) => state)).toEqual(['uncertain', 'uncertain']);
});

test('a link that has ended is neither sent nor sent again', async () => {
  const past = new Date(Date.now() - 1_000);
  await intend(service('late@example.com', { validUntil: past }));
  await round();
  expect(await states()).toEqual([['failed', 'too_late']]);
  today = 'hang-after-data';
  await intend(service('soon@example.com', { validUntil: new Date(Date.now() + 1_200) }));
  await round();
  await round();
  expect(peer.bodies.map(({ to }) => to)).toEqual(['soon@example.com']);
});

test('who unsubscribed still gets what they asked for; after a hard bounce nothing goes out', async () => {
  const hash = addressHash(context.keys, ' Ana@Example.com ');
  await suppress(context.db, hash, 'marketing', 'unsubscribed', new Date());
  await intend(marketing('ana@example.com'));
  await intend(service('ana@example.com'));
  await round();
  expect(await states()).toEqual([
    ['suppressed', 'unsubscribed'],
    ['sent', null],
  ]);
  today = 'refuse-5xx-recipient';
  await intend(service('gone@example.com'));
  await round();
  today = 'accept';
  await intend(service('gone@example.com'));
  await round();
  expect((await states()).slice(2)).toEqual([
    ['failed', 'smtp_550'],
    ['suppressed', 'bounced'],
  ]);
});

test('service mails go before marketing, however much of it waits', async () => {
  for (let i = 0; i < 5; i += 1) await intend(marketing(`m${i}@example.com`));
  await intend(service('ana@example.com'));
  const sender = createMailSender(context, { ...quick, lines: 1, batch: 3 });
  await sender.round();
  await sender.close();
  expect(peer.bodies[0]?.to).toBe('ana@example.com');
  expect(peer.bodies.length).toBe(3);
});

test('a worker that stops gives back what it had not begun', async () => {
  for (let i = 0; i < 6; i += 1) await intend(service(`s${i}@example.com`));
  const sender = createMailSender(context, { ...quick, lines: 1 });
  const running = sender.round();
  sender.endSoon();
  await running;
  await sender.close();
  const kinds = (await states()).map(([state]) => state);
  expect(kinds).not.toContain('claimed');
  expect(kinds).toContain('pending');
});

test('of a lost worker, what was handed over is uncertain and the rest waits again', async () => {
  await intend(service('a@example.com'));
  await intend(service('b@example.com'));
  await database.pool.query(
    "UPDATE mail_outbox SET state = 'claimed', claim = 'gone', claimed_until = now() - interval '1 second'",
  );
  const [first] = await context.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  await context.db
    .update(mailOutbox)
    .set({ handedAt: new Date(), handOvers: 1 })
    .where(eq(mailOutbox.id, first?.id ?? ''));
  expect(await freeExpiredClaims(context.db, new Date())).toBe(2);
  expect(await states()).toEqual([
    ['uncertain', 'worker_lost'],
    ['pending', null],
  ]);
});

test('tries come later and later, never all at once, and never later than six hours', () => {
  const waits = [1, 2, 3, 20].map((n) => [waitAfter(n, 30_000, 0), waitAfter(n, 30_000, 1)]);
  expect(waits).toEqual([
    [15_000, 30_000],
    [30_000, 60_000],
    [60_000, 120_000],
    [10_800_000, 21_600_000],
  ]);
});

test('without a mail server a mail becomes a file that a mail program opens', async () => {
  const alone = { ...context, config: { ...context.config, SMTP_URL: undefined } };
  await intend(service('ana@example.com'));
  const sender = createMailSender(alone);
  await sender.round();
  const files = readdirSync(join(folder, 'outbox'));
  expect(files.length).toBe(1);
  const { text } = parseMail(readFileSync(join(folder, 'outbox', files[0] ?? ''), 'utf8'));
  expect(text).toContain(link.url);
  expect(await states()).toEqual([['sent', null]]);
});

test('an address that could become a header or a second recipient is refused', async () => {
  for (const to of [
    'b@x.example\r\nBcc: evil@x.example',
    'a@x.example, b@x.example',
    '<a@x.example>',
    'a b@x.example',
  ])
    await expect(intend(service(to))).rejects.toThrow('This is not an e-mail address.');
});
