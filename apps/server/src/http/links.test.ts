import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Person, type Reply, type TestApp, testApp } from '../../test/app.ts';
import { textUrl } from '../features/leads/text-link.ts';
import { addressHash } from '../features/mail/address.ts';
import { mailOutbox } from '../features/mail/schema.ts';
import { openMail } from '../features/mail/service.ts';
import { unsubscribeToken } from '../features/mail/unsubscribe-token.ts';

type Method = Parameters<Person['call']>[0];

let app: TestApp;
/** Each kind of link that is mailed, with what its holder presents. */
const held = new Map<string, string>();
/** Words, ids and addresses of the people the links were mailed to. */
const secrets: string[] = [];

/** What each kind opens, and how often; every other call answers as it does to somebody who made a token up. */
const opens: Record<string, { calls: string[]; once: boolean }> = {
  'sign-in': { calls: ['POST /api/auth/use-link'], once: true },
  reset: { calls: ['POST /api/auth/use-link'], once: true },
  confirm: { calls: ['POST /api/auth/use-link'], once: true },
  receipt: { calls: ['POST /api/receipt/send-link'], once: false },
  'receipt, fresh': { calls: ['POST /api/receipt/open'], once: true },
  cancel: { calls: ['POST /api/cancel'], once: false },
  unsubscribe: {
    calls: [
      'GET /api/unsubscribe/:token',
      'POST /api/unsubscribe/:token',
      'GET /api/mail-preferences/:token',
      'PUT /api/mail-preferences/:token',
    ],
    once: false,
  },
  'free text': { calls: ['GET /api/text/:token'], once: false },
};

async function mailed(to: string, kind: string): Promise<Record<string, unknown>> {
  for (let i = 0; i < 300; i += 1) {
    const rows = await app.context.db.select().from(mailOutbox);
    for (const row of rows.filter((one) => one.kind === kind)) {
      const mail = openMail(app.context.keys, row);
      if (mail.to === to) return mail.params as Record<string, unknown>;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no ${kind} to ${to}`);
}
const tokenIn = (url: unknown) => String(url).split('#')[1] ?? '';

async function account(name: string, kind: 'sign-in' | 'reset' | 'confirm'): Promise<void> {
  const email = `${name.toLowerCase()}@example.com`;
  const person = app.person();
  await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1', firstName: name });
  if (kind !== 'confirm') await person.call('POST', '/api/auth/send-link', { email, purpose: kind });
  held.set(kind, tokenIn((await mailed(email, kind)).url));
  secrets.push(email, name);
}

async function purchase(): Promise<void> {
  const email = 'canarypayer@example.com';
  const person = app.person();
  const made = await person.call('POST', '/api/resumes', {
    originalContent: 'Canarywriter Person\nCook at Initech\n- Cooked soup for guests',
    jobTitle: 'Canarytitle',
    jobDescription: 'We cook soup at Canarycompany.',
  });
  const resumeId = (made.body.resume as { id: string }).id;
  const order = { type: 'premium', resumeId, email };
  const started = await person.call('POST', '/api/create-checkout-session', order);
  const session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await person.call('POST', `/api/test-checkout/${session}`, { action: 'pay', notify: false });
  await person.call('POST', '/api/complete-payment', { sessionId: session });
  expect((await person.call('POST', `/api/resumes/${resumeId}/process`, {})).status).toBe(200);
  const receipt = await mailed(email, 'receipt');
  held.set('receipt', tokenIn(receipt.url));
  held.set('cancel', tokenIn(receipt.cancelUrl));
  await app.person().call('POST', '/api/receipt/send-link', { token: held.get('receipt') });
  held.set('receipt, fresh', tokenIn((await mailed(email, 'sign-in')).url));
  const { keys, clock } = app.context;
  held.set('unsubscribe', unsubscribeToken(keys, addressHash(keys, email), 'marketing'));
  const ends = new Date(clock.now().getTime() + 3_600_000);
  held.set('free text', textUrl(app.context, resumeId, ends).split('/').at(-1) ?? '');
  secrets.push(email, resumeId, session, 'Canarywriter', 'Canarytitle', 'Canarycompany', 'Cooked soup');
}

beforeAll(async () => {
  app = await testApp({
    env: { PUBLIC_URL: 'https://cv.example.com', HOST: '0.0.0.0', ALLOW_TEST_PAYMENTS: '1' },
  });
  await account('Canaryone', 'sign-in');
  await account('Canarytwo', 'reset');
  await account('Canarythree', 'confirm');
  await purchase();
});

/** The token in every place that a call may read one from. */
async function present(call: string, token: string): Promise<Reply> {
  const [method, path] = call.split(' ') as [Method, string];
  const url = path.replace(/:\w+/g, encodeURIComponent(token));
  const holder = app.person({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-extraction-id': token,
  });
  for (const name of ['session', '__Host-session', 'visitor', '__Host-visitor'])
    holder.cookies.set(name, token);
  if (method === 'GET') return holder.call(method, `${url}?token=${token}&session_id=${token}`);
  const body = {
    token,
    sessionId: token,
    resumeId: token,
    password: 'long enough 2',
    marketing: true,
    alert: true,
  };
  return holder.call(method, url, body);
}

test('each kind of link that is mailed opens its own calls and no other, and shows nothing of anybody', async () => {
  expect([...held.keys()].sort()).toEqual(Object.keys(opens).sort());
  const wrong: string[] = [];
  let asked = 0;
  for (const { method, path } of app.routes) {
    const call = `${method} ${path}`;
    // What is counted per address is tested elsewhere.
    await app.database.pool.query('DELETE FROM rate_limits');
    for (const [kind, token] of held) {
      if (opens[kind]?.calls.includes(call)) continue;
      // Made up, of the same length and letters.
      const stranger = await present(
        call,
        token.replace(/[\w-]+/g, (part) => madeUp(part.length)),
      );
      const holder = await present(call, token);
      asked += 1;
      if (holder.status !== stranger.status)
        wrong.push(`${kind} at ${call}: ${holder.status}, a made-up one ${stranger.status}`);
      const said = holder.text + JSON.stringify(holder.headers);
      for (const secret of secrets)
        if (said.includes(secret)) wrong.push(`${kind} at ${call} shows ${secret}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(app.routes.length * (held.size - 1));
}, 60_000);

const madeUp = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

test('its own call each kind does open: single use once, the others again and again', async () => {
  await app.database.pool.query('DELETE FROM rate_limits');
  for (const [kind, { calls, once }] of Object.entries(opens))
    for (const call of calls) {
      const token = held.get(kind) ?? '';
      const first = (await present(call, token)).status;
      const again = (await present(call, token)).status;
      const good = call === 'GET /api/unsubscribe/:token' ? 302 : 200;
      expect([kind, call, first, again]).toEqual([kind, call, good, once ? 410 : good]);
    }
});
