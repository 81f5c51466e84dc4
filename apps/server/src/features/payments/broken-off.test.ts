import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import type { Context } from '../../platform/context.ts';
import type { Owner, OwnerId } from '../../platform/owner.ts';
import { converge } from './converge.ts';
import { makerOf } from './maker-of.ts';
import { createPaymentService } from './service.ts';
import { actOnTestSession } from './test-actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const input = { originalContent: 'Jane Doe\nCook at Initech', jobTitle: 'Cook', jobDescription: 'Cook soup' };

/** The power goes at the nth time the database is asked for something, inside a transaction too. */
function breaking(context: Context, at: number): Context {
  const state = { count: 0 };
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, name, receiver) {
        const value: unknown = Reflect.get(of, name, receiver);
        if (typeof value !== 'function') return value;
        return (...rest: unknown[]) => {
          state.count += 1;
          if (state.count >= at) throw new Error('power cut');
          if (name !== 'transaction') return Reflect.apply(value, of, rest);
          const work = rest[0] as (tx: object) => Promise<unknown>;
          return Reflect.apply(value, of, [(tx: object) => work(wrap(tx))]);
        };
      },
    });
  return { ...context, db: wrap(context.db) };
}

async function ready(n: number): Promise<{ person: Person; owner: Owner; id: string; email: string }> {
  await app.database.pool.query('DELETE FROM rate_limits');
  const person = app.person();
  const made = await person.call('POST', '/api/resumes', input);
  const { id } = made.body.resume as { id: string };
  const { rows } = await app.database.pool.query('SELECT owner_id AS id FROM resumes WHERE id = $1', [id]);
  const owner: Owner = { id: rows[0].id as OwnerId, kind: 'visitor', userId: null, isAdmin: false };
  return { person, owner, id, email: `broken${n}@example.com` };
}

/** Checkout, payment, what the maker tells us: as far as the power lasts. */
async function buy(context: Context, of: Awaited<ReturnType<typeof ready>>): Promise<void> {
  const maker = makerOf(context);
  if (!maker) throw new Error('the test maker is closed');
  const order = { type: 'basic' as const, resumeId: of.id, email: of.email, immediateConsent: true };
  const { sessionId } = await createPaymentService(context, maker).start(of.owner, order, 'en');
  await actOnTestSession(context, of.owner, sessionId, 'pay', false);
  await converge(context, maker, sessionId);
}

/** Everything is back: the person goes on where they were, or presses again. */
async function goOn({ person, owner, id, email }: Awaited<ReturnType<typeof ready>>): Promise<string> {
  const known = await app.database.pool.query(
    'SELECT c.id, s.state FROM checkouts c JOIN test_sessions s ON s.id = c.id WHERE c.owner_id = $1',
    [owner.id],
  );
  let session = known.rows[0]?.id as string | undefined;
  if (!session) {
    const order = { type: 'basic', resumeId: id, email };
    const started = await person.call('POST', '/api/create-checkout-session', order);
    session = new URL(String(started.body.url)).searchParams.get('session') ?? '';
  }
  await person.call('POST', `/api/test-checkout/${session}`, { action: 'pay', notify: true });
  for (let i = 0; i < 2; i += 1)
    expect((await person.call('POST', '/api/complete-payment', { sessionId: session })).status).toBe(200);
  return session;
}

test('the power goes at any step of a checkout: one payment, one grant, one receipt, one run', async () => {
  const count = async (sql: string, value: string) => (await app.database.pool.query(sql, [value])).rowCount;
  let broken = 0;
  for (let at = 1; ; at += 1) {
    const of = await ready(at);
    const done = await buy(breaking(app.context, at), of).then(
      () => true,
      (error: Error) => {
        expect(String(error.cause ?? error)).toContain('power cut');
        return false;
      },
    );
    const session = await goOn(of);
    expect((await of.person.call('POST', `/api/resumes/${of.id}/process`, {})).body).toMatchObject({
      plan: 'basic',
      isLimited: false,
    });
    expect({
      at,
      payments: await count(
        "SELECT 1 FROM payments WHERE checkout_id = $1 AND status = 'completed'",
        session,
      ),
      grants: await count("SELECT 1 FROM plan_grants WHERE id = 'checkout:' || $1", session),
      receipts: await count("SELECT 1 FROM mail_outbox WHERE key = 'receipt:' || $1 || ':once'", session),
      runs: await count("SELECT 1 FROM facts WHERE resume_id = $1 AND kind = 'resume.processed'", of.id),
      paid: await count('SELECT 1 FROM payments p WHERE owner_id = $1', of.owner.id),
    }).toEqual({ at, payments: 1, grants: 1, receipts: 1, runs: 1, paid: 1 });
    if (done) break;
    broken += 1;
  }
  expect(broken).toBeGreaterThan(12);
}, 60_000);

test('a payment that is told again and again uses up no receipt number', async () => {
  const numbers = [];
  for (let n = 0; n < 3; n += 1) {
    const session = await goOn(await ready(1_000 + n));
    const { rows } = await app.database.pool.query(
      'SELECT receipt_number AS n FROM payments WHERE checkout_id = $1',
      [session],
    );
    numbers.push(Number(rows[0].n));
  }
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2]);
});
