import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { mailOutbox } from '../mail/schema.ts';
import { createMailSender } from '../mail/sender.ts';
import { openMail } from '../mail/service.ts';
import { createLeadService } from './service.ts';
import { firstWords } from './text-link.ts';

let app: TestApp;
const HOUR = 3_600_000;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.database.pool.query('DELETE FROM leads');
  await app.database.pool.query('DELETE FROM mail_outbox');
  await app.database.pool.query('DELETE FROM mail_suppressions');
  await app.database.pool.query('DELETE FROM rate_limits');
});

async function processed(): Promise<{ person: Person; resumeId: string }> {
  const person = app.person({ 'accept-language': 'de' });
  const { body } = await person.call('POST', '/api/resumes', {
    originalContent: `Jane Doe\nCook at Initech\n- ${'Cooked soup '.repeat(400)}`.slice(0, 2_000),
    jobTitle: 'Cook',
    jobDescription: 'Cook soup',
  });
  const { id } = body.resume as { id: string };
  expect((await person.call('POST', `/api/resumes/${id}/process`, {})).status).toBe(200);
  return { person, resumeId: id };
}

const capture = (person: Person, body: object) =>
  person.call('POST', '/api/capture-email', { email: 'ana@example.com', type: 'free_user', ...body });

async function mails() {
  const rows = await app.context.db.select().from(mailOutbox).orderBy(mailOutbox.dueAt);
  return rows.map((row) => ({ ...row, content: openMail(app.context.keys, row) }));
}
const kinds = async () => (await mails()).map((mail) => mail.kind);
const states = async () =>
  Object.fromEntries((await mails()).map((mail) => [mail.kind, mail.reason ?? mail.state]));

async function send(): Promise<void> {
  const sender = createMailSender(app.context);
  await sender.round();
  await sender.close();
}
const path = (url: unknown) => new URL(String(url)).pathname;
const tokenIn = (url: unknown) => new URL(String(url)).hash.slice(1);

test('the plain text comes by mail without any tick, and without one there is no lead', async () => {
  const { person, resumeId } = await processed();
  expect((await capture(person, { resumeId })).body).toEqual({ success: true });
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'freeUserImmediate', language: 'de', category: 'service' });
  expect(mail?.content.params).not.toHaveProperty('confirmUrl');
  const reply = await app.person().call('GET', path(mail?.content.params.url));
  expect(reply.status).toBe(200);
  expect(reply.text.split(/\s+/).length).toBeLessThanOrEqual(500);
  expect(reply.text).toContain('Jane Doe');
  expect((await app.database.pool.query('SELECT 1 FROM leads')).rowCount).toBe(0);
  expect((await app.person().call('GET', `${path(mail?.content.params.url).slice(0, -3)}AAA`)).status).toBe(
    404,
  );
  app.clock.move(49 * HOUR);
  expect((await app.person().call('GET', path(mail?.content.params.url))).status).toBe(404);
});

test('another’s resume is mailed to nobody', async () => {
  const { resumeId } = await processed();
  expect((await capture(app.person(), { resumeId })).body).toEqual({ success: true });
  expect(await kinds()).toEqual([]);
});

test('with consent: follow-ups after 24 and 48 hours, and none before the address is confirmed', async () => {
  const { person, resumeId } = await processed();
  await capture(person, { resumeId, marketingConsent: true });
  await capture(person, { resumeId, marketingConsent: true });
  const all = await mails();
  expect(all.map((mail) => mail.kind).sort()).toEqual([
    'freeUser24h',
    'freeUserFinal',
    'freeUserImmediate',
    'freeUserImmediate',
  ]);
  const lead = (await app.database.pool.query('SELECT * FROM leads')).rows[0];
  expect(lead).toMatchObject({ type: 'free_user', amount: 0, consent_source: 'result', confirmed_at: null });
  app.clock.move(25 * HOUR);
  await send();
  expect(await states()).toMatchObject({ freeUser24h: 'unconfirmed', freeUserFinal: 'pending' });
  const token = tokenIn(all[0]?.content.params.confirmUrl);
  const choices = { marketing: true, alert: true };
  expect((await app.person().call('PUT', `/api/mail-preferences/${token}`, choices)).body).toEqual(choices);
  app.clock.move(24 * HOUR);
  await send();
  expect(await states()).toMatchObject({ freeUserFinal: 'sent' });
});

async function confirmedLead(type = 'free_user') {
  const { person, resumeId } = await processed();
  await capture(person, { resumeId, type, marketingConsent: true });
  await app.database.pool.query('UPDATE leads SET confirmed_at = now()');
  return { person, resumeId };
}

test('a started checkout ends the free sequence and reminds once, six hours later', async () => {
  const { person } = await confirmedLead();
  await person.call('POST', '/api/checkout-started', { email: 'Ana@example.com' });
  await person.call('POST', '/api/checkout-started', { email: 'ana@example.com' });
  expect((await kinds()).filter((kind) => kind === 'abandonedCart').length).toBe(1);
  app.clock.move(25 * HOUR);
  await send();
  expect(await states()).toMatchObject({ abandonedCart: 'sent', freeUser24h: 'checkout_started' });
  const { rows } = await app.database.pool.query('SELECT abandoned_sent_at FROM leads');
  expect(rows[0].abandoned_sent_at).not.toBeNull();
});

test('whoever buys drops out of everything at once', async () => {
  const { person, resumeId } = await confirmedLead('basic');
  await person.call('POST', '/api/checkout-started', { email: 'ana@example.com' });
  const order = { type: 'basic', resumeId, email: 'ana@example.com' };
  const started = await person.call('POST', '/api/create-checkout-session', order);
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await person.call('POST', `/api/test-checkout/${session}`, { action: 'pay', notify: false });
  expect((await person.call('POST', '/api/complete-payment', { sessionId: session })).status).toBe(200);
  app.clock.move(7 * HOUR);
  await send();
  expect(await states()).toMatchObject({ abandonedCart: 'bought', receipt: 'sent' });
});

test('by hand the reminder comes earlier, only for unfinished checkouts, and still once', async () => {
  const { person } = await confirmedLead('premium');
  const service = createLeadService(app.context);
  expect(await service.remindNow(0)).toEqual({ abandonedCarts: 0, emailsSent: 0 });
  await person.call('POST', '/api/checkout-started', { email: 'ana@example.com' });
  app.clock.move(HOUR);
  expect(await service.remindNow(2)).toEqual({ abandonedCarts: 0, emailsSent: 0 });
  app.clock.move(2 * HOUR);
  expect(await service.remindNow(2)).toEqual({ abandonedCarts: 1, emailsSent: 1 });
  expect(await service.remindNow(2)).toEqual({ abandonedCarts: 1, emailsSent: 0 });
  await send();
  expect(await states()).toMatchObject({ abandonedCart: 'sent' });
  expect(await service.remindNow(2)).toEqual({ abandonedCarts: 1, emailsSent: 0 });
});

test('one click ends it: a form by POST, without a cookie, without a redirect; looking changes nothing', async () => {
  const { person, resumeId } = await processed();
  await capture(person, { resumeId, marketingConsent: true });
  const token = tokenIn((await mails())[0]?.content.params.confirmUrl);
  const url = `/api/unsubscribe/${token}`;
  const ask = (method: 'GET' | 'POST', form: boolean) =>
    app.server.inject({
      method,
      url,
      ...(form
        ? {
            payload: 'List-Unsubscribe=One-Click',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : {}),
    });
  const choices = async () => (await app.person().call('GET', `/api/mail-preferences/${token}`)).body;
  const looked = await ask('GET', false);
  expect([looked.statusCode, looked.headers.location]).toEqual([302, `/unsubscribe#${token}`]);
  expect(await choices()).toEqual({ marketing: true, alert: true });
  const ended = await ask('POST', true);
  expect([ended.statusCode, ended.headers.location]).toEqual([200, undefined]);
  expect(await choices()).toEqual({ marketing: false, alert: true });
  app.clock.move(25 * HOUR);
  await send();
  expect(await states()).toMatchObject({ freeUser24h: 'unsubscribed', freeUserImmediate: 'sent' });
});

test('a form is taken by no other call', async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/checkout-started',
    payload: 'email=a@example.com',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(reply.statusCode).toBe(415);
});

test('nobody can take over the lead of another address, or say that they started a checkout', async () => {
  await confirmedLead();
  const other = app.person();
  await capture(other, { type: 'premium', marketingConsent: true });
  await other.call('POST', '/api/checkout-started', { email: 'ana@example.com' });
  const { rows } = await app.database.pool.query('SELECT type, checkout_started_at FROM leads');
  expect(rows).toEqual([{ type: 'free_user', checkout_started_at: null }]);
});

test('three service mails an address and day, no more', async () => {
  const { person, resumeId } = await processed();
  const replies = [];
  for (let i = 0; i < 4; i += 1) replies.push((await capture(person, { resumeId })).status);
  expect(replies).toEqual([200, 200, 200, 429]);
});

test('five hundred words keep their lines', () => {
  const text = 'one two\nthree  four\n\nfive';
  expect([firstWords(text, 4), firstWords(text, 9)]).toEqual(['one two\nthree  four', text]);
});
