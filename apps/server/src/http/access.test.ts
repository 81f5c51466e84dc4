import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test/app.ts';

type Method = Parameters<Person['call']>[0];

/** Somebody with a resume, a checkout and a payment of their own, and words that nobody else may see. */
interface Somebody {
  name: string;
  kind: 'visitor' | 'user';
  person: Person;
  secrets: string[];
  /** Those of them that the person wrote into a resume or a job. */
  written: string[];
  resumeId: string;
  sessionId: string;
  paymentId: string;
  userId: string;
}

let app: TestApp;
let visitorA: Somebody;
let userA: Somebody;
let everybody: Somebody[];
const json = { accept: 'application/json' };

async function somebody(name: string, kind: Somebody['kind']): Promise<Somebody> {
  const person = app.person(json);
  const email = `canary.${name}@example.com`;
  if (kind === 'user')
    await person.call('POST', '/api/auth/sign-up', {
      email,
      password: 'long enough 1',
      firstName: `Firstname${name}`,
    });
  const { body } = await person.call('POST', '/api/resumes', {
    originalContent: `Canary${name} Person\nCook at Initech\n- Cooked soup for ${name}Guests`,
    jobTitle: `Title${name}`,
    jobDescription: `We cook soup at Company${name}.`,
  });
  const resumeId = (body.resume as { id: string }).id;
  const order = { type: 'basic', resumeId, email };
  const started = await person.call('POST', '/api/create-checkout-session', order);
  const sessionId = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  await person.call('POST', `/api/test-checkout/${sessionId}`, { action: 'pay', notify: false });
  expect((await person.call('POST', '/api/complete-payment', { sessionId })).status).toBe(200);
  expect((await person.call('POST', `/api/resumes/${resumeId}/process`, {})).status).toBe(200);
  const { rows } = await app.database.pool.query('SELECT id FROM payments WHERE checkout_id = $1', [
    sessionId,
  ]);
  const userId = kind === 'user' ? String((await person.call('GET', '/api/auth/user')).body.id) : 'no-user';
  const words = [
    `Canary${name}`,
    `Title${name}`,
    `Company${name}`,
    `${name}Guests`,
    email,
    `Firstname${name}`,
  ];
  const secrets = [...words, resumeId, sessionId, rows[0].id, ...(kind === 'user' ? [userId] : [])];
  return {
    name,
    kind,
    person,
    secrets,
    written: [...words.slice(0, 4), resumeId],
    resumeId,
    sessionId,
    paymentId: rows[0].id,
    userId,
  };
}

beforeAll(async () => {
  app = await testApp();
  visitorA = await somebody('Va', 'visitor');
  userA = await somebody('Ua', 'user');
  const admin = await somebody('Ad', 'user');
  await app.database.pool.query("UPDATE users SET role = 'admin' WHERE owner_id = $1", [`u_${admin.userId}`]);
  everybody = [visitorA, await somebody('Vb', 'visitor'), userA, await somebody('Ub', 'user'), admin];
});

interface Row {
  /** Status for: nobody, another visitor, another user or an administrator, the owning visitor, the owning user. */
  wants: [nobody: number, visitor: number, user: number, ownVisitor: number, ownUser: number];
  body?: (of: Somebody) => unknown;
  /** Shows an administrator who people are and what they paid; still nothing that they wrote. */
  showsPeople?: boolean;
  /** Where an administrator gets another answer than other users. */
  admin?: number;
}

const none: [number, number, number] = [404, 404, 404];
const row = (wants: Row['wants'], body?: Row['body']): Row => (body ? { wants, body } : { wants });
const all = (status: number, body?: Row['body']) => row([status, status, status, status, status], body);
/** Nobody and visitors are asked to sign in, users are refused. */
const admins = (status: number, body?: Row['body']): Row => ({
  ...row([401, 401, 403, 401, 403], body),
  admin: status,
});
const users = (status: number, body?: Row['body']) => row([401, 401, status, 401, status], body);

/** Every call of the product. The order is the order of asking: what takes something away comes last. */
const expected: Record<string, Row> = {
  'GET /api/auth/user': all(200),
  'POST /api/auth/sign-up': all(400, () => ({})),
  'POST /api/auth/sign-in': all(400, () => ({})),
  'POST /api/auth/send-link': all(400, () => ({})),
  'POST /api/auth/use-link': all(410, () => ({ token: 'a-token-of-nobody-at-all' })),
  'GET /api/login': all(302),
  'GET /api/auth/callback': all(302),
  'GET /api/logout': all(302),
  'GET /api/auth/visitor': users(200),
  'GET /api/account': users(200),
  'PATCH /api/account': users(200, () => ({})),
  'DELETE /api/account': users(400, () => ({})),
  'GET /api/account/export': row([404, 200, 200, 200, 200]),
  'GET /api/account/export-archive': row([404, 200, 200, 200, 200]),
  // Nobody here has one: what is sent is no picture.
  'PUT /api/account/picture': users(415, () => ({ png: 'bm9uZQ==' })),
  'GET /api/account/picture': users(404),
  'DELETE /api/account/picture': users(200),
  'GET /api/billing': all(200),
  'POST /api/billing-portal': users(409, () => ({})),
  'POST /api/create-checkout-session': row([...none, 200, 200], (of) => ({
    type: 'basic',
    resumeId: of.resumeId,
  })),
  'POST /api/complete-payment': row([...none, 200, 200], (of) => ({ sessionId: of.sessionId })),
  'POST /api/create-subscription': users(200, (of) => ({ userId: of.userId })),
  'GET /api/subscription-status/:userId': row([401, 401, 403, 401, 200]),
  'GET /api/payment-history/:userId': row([401, 401, 403, 401, 200]),
  'POST /api/cancel-subscription/:userId': row([401, 401, 403, 401, 409], () => ({})),
  'POST /api/resume-subscription/:userId': row([401, 401, 403, 401, 409], () => ({})),
  'POST /api/test-subscription': users(404, () => ({ action: 'renew' })),
  'POST /api/payments/:id/refund-request': row([...none, 200, 200], () => ({})),
  'POST /api/receipt/send-link': all(404, () => ({ token: 'a-token-of-nobody-at-all' })),
  'POST /api/receipt/open': all(410, () => ({ token: 'a-token-of-nobody-at-all' })),
  'POST /api/cancel': all(404, () => ({ token: 'a-token-of-nobody-at-all' })),
  'POST /api/cancel/send-link': all(400, () => ({})),
  // Not set up here: there is no such place. Its signatures are tested with the payments.
  'POST /api/stripe-webhook': all(404, () => ({})),
  'GET /api/test-checkout/:id': row([...none, 200, 200]),
  'POST /api/test-checkout/:id': row([...none, 409, 409], () => ({ action: 'settle' })),
  'POST /api/resumes/:id/spend-credit': row([...none, 409, 409], () => ({})),
  'POST /api/resumes': all(400, () => ({ isPaid: true })),
  'GET /api/resumes': row([404, 200, 200, 200, 200]),
  'GET /api/resumes/:id': row([...none, 200, 200]),
  'POST /api/resumes/:id/process': row([...none, 200, 200], () => ({})),
  'GET /api/resumes/:id/events': row([...none, 200, 200]),
  'GET /api/resumes/:id/download': row([...none, 200, 200]),
  // The edit and the question do not exist: to the owner as well.
  'PATCH /api/resumes/:id/edits': all(404, () => ({ decisions: [{ id: 'none', accepted: false }] })),
  'POST /api/resumes/:id/answers': all(404, () => ({ questionId: 'none', answer: 'yes' })),
  'PUT /api/resumes/:id/text': row([...none, 200, 200], () => ({ optimizedContent: 'By hand' })),
  // An address that is none is answered without asking anybody.
  'POST /api/scrape-job': all(400, () => ({ url: '' })),
  'POST /api/generate-job-recommendations': all(200, () => ({ resumeText: 'short', userId: 'anonymous' })),
  'POST /api/job-recommendations/:id/view': all(404),
  'POST /api/resumes/:id/downloads': row([...none, 200, 200], () => ({})),
  'POST /api/capture-email': all(400, () => ({ email: 'no address' })),
  'POST /api/checkout-started': all(400, () => ({ email: 'no address' })),
  // A token stands in a mail, and none of these is one.
  'GET /api/unsubscribe/:token': all(404),
  'POST /api/unsubscribe/:token': all(404, () => ({})),
  'GET /api/mail-preferences/:token': all(404),
  'PUT /api/mail-preferences/:token': all(404, () => ({ marketing: true, alert: true })),
  'GET /api/text/:token': all(404),
  'POST /api/mail-events': all(404, () => ({ events: [] })),
  'GET /api/gamification': users(200),
  'GET /api/gamification/widget': users(200),
  // A challenge's id belongs to one person and day.
  'POST /api/gamification/challenges/:id/complete': users(404, () => ({})),
  'PUT /api/gamification/board': users(200, () => ({ shown: true })),
  'GET /api/applications': row([404, 402, 402, 402, 402]),
  'GET /api/applications/export': row([404, 402, 402, 402, 402]),
  'POST /api/applications': row([404, 402, 402, 402, 402], () => ({ title: 'Cook' })),
  'PATCH /api/applications/:id': row([404, 402, 402, 402, 402], () => ({ status: 'applied' })),
  'DELETE /api/applications/:id': all(404),
  'GET /api/job-alert': users(402),
  'PUT /api/job-alert': users(402, ({ resumeId }) => ({ resumeId })),
  'DELETE /api/job-alert': users(200),
  'POST /api/extract-text': all(415, () => ({})),
  // A stream belongs to who asks: another's name of it is an empty stream of one's own.
  'GET /api/extract-text/:id/events': row([404, 200, 200, 200, 200]),
  'DELETE /api/extract-text/:id': all(200),
  'POST /api/contact': all(400, () => ({ name: 'Nobody' })),
  'GET /api/status': admins(200),
  'GET /api/people': { ...admins(200), showsPeople: true },
  'GET /api/payments': { ...admins(200), showsPeople: true },
  'GET /api/email-queue': { ...admins(200), showsPeople: true },
  'GET /api/email-queue/export': { ...admins(200), showsPeople: true },
  // The id is that of a resume: there is no such mail.
  'GET /api/email-queue/:id': admins(404),
  'GET /api/email-queue/:id/file': admins(404),
  'GET /api/email-leads': { ...admins(200), showsPeople: true },
  'GET /api/email-leads/export': { ...admins(200), showsPeople: true },
  'GET /api/email-analytics': { ...admins(200), showsPeople: true },
  'POST /api/email-preview': admins(200, () => ({ email: 'somebody@example.com' })),
  'POST /api/send-test-email': admins(400, () => ({ email: 'no address' })),
  'POST /api/send-abandoned-cart-emails': admins(200, () => ({ hoursAgo: 720 })),
  'POST /api/email-bounces': admins(200, () => ({ text: 'email' })),
  'POST /api/auth/sign-out': users(200, () => ({ others: true })),
  'POST /api/auth/claim': users(200, () => ({ mine: false })),
  'POST /api/people/:id/role': admins(404, () => ({ role: 'user' })),
  'POST /api/payments/:id/refund': admins(200, () => ({})),
  'DELETE /api/resumes/:id': row([...none, 200, 200]),
};

function address(path: string, of: Somebody): string {
  const id = path.includes('/payments/')
    ? of.paymentId
    : path.includes('/test-checkout/')
      ? of.sessionId
      : of.resumeId;
  return path.replace(':userId', of.userId).replace(':id', id);
}

function wanted({ wants, admin }: Row, caller: Somebody | null, owner: Somebody): number {
  if (!caller) return wants[0];
  if (admin !== undefined && caller.name === 'Ad') return admin;
  if (caller === owner) return caller.kind === 'visitor' ? wants[3] : wants[4];
  return caller.kind === 'visitor' ? wants[1] : wants[2];
}

async function tables(): Promise<Record<string, string>> {
  const { rows } = await app.database.pool.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    // Bookkeeping of the machine: that a worker lives, and how often somebody asked.
    if (name === 'worker_beats' || name === 'rate_limits') continue;
    const { rows: sums } = await app.database.pool.query(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
    );
    found[name] = sums[0].sum;
  }
  return found;
}

test('every registered call has a row in the matrix, and every row is a registered call', () => {
  const registered = app.routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(expected).sort()).toEqual(registered.sort());
});

test('reading every address twice, as everybody, changes nothing', async () => {
  const before = await tables();
  const own = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const paths = [...own, '/healthz', '/readyz', '/api/openapi.json', '/api/docs', '/', '/metrics'];
  for (const method of ['GET', 'HEAD', 'GET'] as const)
    for (const of of [visitorA, userA])
      for (const caller of [null, ...everybody])
        for (const path of paths) {
          const cookie = [...(caller?.person.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
          const headers = { ...json, ...(cookie ? { cookie } : {}) };
          const reply = await app.server.inject({ method, url: address(path, of), headers });
          expect(reply.statusCode, `${method} ${path}`).toBeLessThan(500);
        }
  expect(await tables()).toEqual(before);
});

test('what a request claims about role, owner, plan and payment changes nothing', async () => {
  const claims = { role: 'admin', isAdmin: true, isPaid: true, isPremium: true, plan: 'premium' };
  const owners = { userId: userA.userId, ownerId: `u_${userA.userId}`, owner_id: `u_${userA.userId}` };
  const polluted = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
  const person = app.person(json);
  const account = { email: 'mass@example.com', password: 'long enough 1', emailConfirmedAt: '2020-01-01' };
  await person.call('POST', '/api/auth/sign-up', { ...polluted, ...account, ...claims, ...owners });
  await person.call('PATCH', '/api/account', { ...claims, ...owners, email: 'admin@example.com' });
  const user = await person.call('GET', '/api/auth/user');
  expect(user.body).toMatchObject({ email: 'mass@example.com', isAdmin: false });
  expect(user.body.id).not.toBe(userA.userId);
  const resume = { originalContent: 'Cook', jobTitle: 'Cook', jobDescription: 'Cook' };
  const created = await person.call('POST', '/api/resumes', {
    ...resume,
    ...claims,
    ...owners,
    id: 'chosen-id-1',
  });
  const { id, userId } = created.body.resume as { id: string; userId: string };
  expect([id === 'chosen-id-1', userId]).toEqual([false, user.body.id]);
  await person.call('POST', `/api/resumes/${id}/process`, { ...claims, ...owners });
  expect((await person.call('GET', `/api/resumes/${id}`)).body).toMatchObject({
    plan: 'free',
    isLimited: true,
  });
  expect((await person.call('GET', '/api/billing')).body).toMatchObject({ plan: 'free', credits: 0 });
  const { rows } = await app.database.pool.query(
    'SELECT role, email_confirmed_at AS confirmed FROM users WHERE email = $1',
    ['mass@example.com'],
  );
  expect(rows).toEqual([{ role: 'user', confirmed: null }]);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test('a write that another site sends is refused on every changing call', async () => {
  for (const { method, path } of app.routes.filter((route) => route.method !== 'GET')) {
    const cookie = [...userA.person.cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await app.server.inject({
      method: method as Method,
      url: address(path, userA),
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'cross_site']);
  }
});

test('every call, asked by everybody for what belongs to a visitor and to a user: the status of the matrix, and never a word of another', async () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const [call, entry] of Object.entries(expected)) {
    const [method, path] = call.split(' ') as [Method, string];
    // The owner comes last: what it takes away was there for everybody before.
    for (const owner of [visitorA, userA]) {
      // What is counted per address is tested elsewhere; here everybody comes from one.
      await app.database.pool.query('DELETE FROM rate_limits');
      for (const caller of [null, ...everybody.filter((one) => one !== owner), owner]) {
        const person = caller?.person ?? app.person(json);
        const reply = await person.call(method, address(path, owner), entry.body?.(owner));
        const who = `${caller?.name ?? 'nobody'} on ${owner.name}: ${call}`;
        const status = wanted(entry, caller, owner);
        if (reply.status !== status) wrong.push(`${who} is ${reply.status}, not ${status}`);
        if (caller === owner && reply.text.includes(`Canary${owner.name}`)) seen.add(`${owner.name} ${call}`);
        const said = reply.text + JSON.stringify(reply.headers);
        const known = caller?.name === 'Ad' && entry.showsPeople;
        for (const other of everybody.filter((one) => one !== caller))
          for (const secret of known ? other.written : other.secrets)
            if (said.includes(secret)) wrong.push(`${who} shows ${secret}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // The owner does see the words that nobody else may see.
  for (const name of ['Va', 'Ua'])
    for (const call of ['/api/resumes/:id', '/api/resumes/:id/download', '/api/account/export'])
      expect(seen).toContain(`${name} GET ${call}`);
}, 60_000);
