import { expect, test } from 'vitest';
import { complete, stripeWorld } from '../../../../test/stripe-peer/world.ts';
import { createPaymentService } from '../service.ts';
import { OPEN_MS } from './circuit.ts';

/** An answer that takes longer than this is none: two tries and the pause between them make a second. */
const world = stripeWorld({ STRIPE_TIMEOUT_SECONDS: '0.15' });
const { started, resumeOf, rows } = world;

const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const begin = performance.now();
  return [await work, performance.now() - begin];
};
const granted = async (session: string) =>
  Promise.all([
    rows('SELECT 1 FROM payments WHERE checkout_id = $1', session),
    rows('SELECT 1 FROM plan_grants WHERE id = $1', `checkout:${session}`),
    rows(
      "SELECT 1 FROM mail_outbox WHERE key = 'receipt:' || $1",
      world.peer.account.sessions.get(session)?.intent ?? '',
    ),
  ]).then((found) => found.map((list) => list.length));

test('a peer that never answers: each waits for the time-out at most, then nobody; nothing is granted; then once', async () => {
  const person = world.app.person();
  const session = await started(person, 'basic', await resumeOf(person));
  world.peer.actions.pay(session, 'payer@example.com');
  world.peer.trouble = () => 'silence';
  world.peer.requests.length = 0;
  const waited = await Promise.all(Array.from({ length: 4 }, () => timed(complete(person, session))));
  for (const [reply, took] of waited) {
    expect([reply.status, reply.body.code]).toEqual([503, 'unavailable']);
    // Two tries, and not one more.
    expect(took).toBeGreaterThan(290);
    expect(took).toBeLessThan(10_000);
  }
  expect(world.peer.requests).toHaveLength(8);

  // From now on nobody waits, and the peer hears nothing of it.
  for (let i = 0; i < 5; i += 1) expect((await complete(person, session)).status).toBe(503);
  expect((await person.call('POST', '/api/create-checkout-session', { type: 'basic' })).status).toBe(503);
  expect(world.peer.requests).toHaveLength(8);
  expect(world.app.logged.filter((line) => line.includes('stripe.not_asked'))).toHaveLength(6);
  expect(await granted(session)).toEqual([0, 0, 0]);
  // What does not need Stripe goes on.
  expect((await person.call('GET', '/api/billing')).status).toBe(200);

  // After a while one may try: still silent, and it is shut again at once.
  world.app.clock.move(OPEN_MS + 1);
  const [first, second] = await Promise.all([complete(person, session), complete(person, session)]);
  expect([first.status, second.status]).toEqual([503, 503]);
  expect(world.peer.requests).toHaveLength(10);

  world.peer.trouble = () => null;
  expect((await complete(person, session)).status).toBe(503);
  world.app.clock.move(OPEN_MS + 1);
  expect((await complete(person, session)).status).toBe(200);
  const replies = await Promise.all(Array.from({ length: 5 }, () => complete(person, session)));
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
  expect(await granted(session)).toEqual([1, 1, 1]);
});

test('an event is taken while the peer is silent, and its job asks again until there is an answer', async () => {
  const person = world.app.person();
  const session = await started(person, 'basic');
  world.peer.actions.pay(session);
  const event = world.peer.events.at(-1);
  if (!event) throw new Error('there is no event');
  world.peer.trouble = () => 'silence';
  const { payload, signature } = world.peer.signed(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const [reply, took] = await timed(
    world.app.server.inject({ method: 'POST', url: '/api/stripe-webhook', headers, payload }),
  );
  expect(reply.statusCode).toBe(200);
  expect(took).toBeLessThan(2_000);
  const [job] = await rows(
    'SELECT max_attempts FROM graphile_worker.jobs WHERE key = $1',
    `stripe:session:${session}`,
  );
  expect(job).toEqual({ max_attempts: 12 });
});

test('what was done and never answered is done once: a checkout, and a refund', async () => {
  const person = world.app.person();
  let left = 1;
  world.peer.trouble = ({ call }) => {
    if (!/^POST .*(sessions|refunds)$/.test(call) || left === 0) return null;
    left -= 1;
    return 'after-silence';
  };
  const before = world.peer.account.sessions.size;
  const session = await started(person, 'basic');
  expect([left, world.peer.account.sessions.size]).toEqual([0, before + 1]);
  world.peer.actions.pay(session);
  await complete(person, session);
  left = 1;
  const [payment] = await rows('SELECT id, fact FROM payments WHERE checkout_id = $1', session);
  const service = createPaymentService(world.app.context, world.maker);
  expect(await service.refund(String(payment?.id))).toBe('refunded');
  expect(left).toBe(0);
  expect(world.peer.account.refunds.filter((one) => one.payment === payment?.fact)).toHaveLength(1);
});
