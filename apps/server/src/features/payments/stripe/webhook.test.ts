import { expect, test } from 'vitest';
import { SECRET, type StripePeer } from '../../../../test/stripe-peer/peer.ts';
import { stripeWorld } from '../../../../test/stripe-peer/world.ts';
import { converge } from '../converge.ts';
import { jobs } from '../jobs.ts';
import { reconcileNight } from '../nightly.ts';
import { EVENT_JOB } from './events.ts';

const world = stripeWorld({ STRIPE_WEBHOOK_SECRET: `whsec_older,${SECRET}` });
const { started, rows } = world;

async function post(payload: string, signature: string, type = 'application/json; charset=utf-8') {
  const headers = { 'content-type': type, 'stripe-signature': signature };
  const reply = await world.app.server.inject({
    method: 'POST',
    url: '/api/stripe-webhook',
    headers,
    payload,
  });
  return [reply.statusCode, reply.json().used] as const;
}
type Event = Parameters<StripePeer['signed']>[0];
const deliver = (event: Event) => {
  const { payload, signature } = world.peer.signed(event);
  return post(payload, signature);
};

interface Waiting {
  id: string;
  payload: { kind: string; id: string };
}
async function waiting(): Promise<Waiting[]> {
  const { rows } = await world.app.database.pool.query(
    `SELECT j.id, j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = $1 ORDER BY j.id`,
    [EVENT_JOB],
  );
  return rows;
}
async function work() {
  const job = jobs.find(({ name }) => name === EVENT_JOB);
  for (const { id, payload } of await waiting()) {
    await job?.run(world.app.context, payload, { attempt: 1, lastAttempt: false });
    await world.app.database.pool.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1', [id]);
  }
}

async function bought(type: 'basic' | 'premium') {
  const person = world.app.person();
  return { person, session: await started(person, type) };
}
const grants = (session: string) => {
  const subscription = world.peer.account.sessions.get(session)?.subscription;
  const id = subscription ? `subscription:${subscription}` : `checkout:${session}`;
  return rows('SELECT 1 FROM plan_grants WHERE id = $1 AND revoked_at IS NULL', id);
};
/** The events that came since. */
const since = (mark: number) => world.peer.events.slice(mark);

test('only bytes that Stripe signed within five minutes are heard', async () => {
  const { session } = await bought('basic');
  world.peer.actions.pay(session);
  const event = world.peer.events.at(-1);
  if (!event) throw new Error('there is no event');
  const { payload, signature } = world.peer.signed(event);
  expect(await post(payload.replace('"id"', '"Id"'), signature)).toEqual([400, undefined]);
  expect(await post(` ${payload}`, signature)).toEqual([400, undefined]);
  expect(await post(payload, '')).toEqual([400, undefined]);
  expect(await post(payload, world.peer.signed(event, { secret: 'whsec_stranger' }).signature)).toEqual([
    400,
    undefined,
  ]);
  const old = new Date(world.app.clock.now().getTime() - 301_000);
  expect(await post(payload, world.peer.signed(event, { at: old }).signature)).toEqual([400, undefined]);
  expect(await waiting()).toEqual([]);
  expect(await post(payload, signature)).toEqual([200, true]);
  expect(
    await post(payload, world.peer.signed(event, { secret: 'whsec_older' }).signature, 'text/plain'),
  ).toEqual([200, true]);
  expect(await waiting()).toHaveLength(1);
  await work();
  expect(await grants(session)).toHaveLength(1);
});

test('the first news of a subscription may be its invoice, and of money its charge', async () => {
  for (const type of ['invoice.paid', 'charge.refunded']) {
    const { session } = await bought('premium');
    world.peer.actions.pay(session);
    if (type === 'charge.refunded')
      world.peer.actions.refund([...world.peer.account.payments.values()].at(-1)?.id ?? '');
    const event = world.peer.events.findLast(({ body }) => JSON.parse(body).type === type);
    if (!event) throw new Error('there is no event');
    await deliver(event);
    await work();
    const [checkout] = await rows('SELECT state FROM checkouts WHERE id = $1', session);
    expect(checkout).toEqual({ state: type === 'invoice.paid' ? 'paid' : 'refunded' });
  }
});

test('redirect and events at once, twenty of them, work done by several: one right, one receipt', async () => {
  const { person, session } = await bought('basic');
  world.peer.actions.pay(session, 'many@example.com');
  const event = world.peer.events.at(-1);
  if (!event) throw new Error('there is no event');
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      if (index % 3 === 0) await deliver(event);
      else if (index % 3 === 1) await person.call('POST', '/api/complete-payment', { sessionId: session });
      else await converge(world.app.context, world.maker, session);
    }),
  );
  await work();
  expect(await grants(session)).toHaveLength(1);
  expect(await rows('SELECT 1 FROM payments WHERE checkout_id = $1', session)).toHaveLength(1);
  const intent = world.peer.account.sessions.get(session)?.intent;
  expect(await rows('SELECT 1 FROM mail_outbox WHERE key = $1', `receipt:${intent}`)).toHaveLength(1);
});

test('unknown events, other products, live events on a test key: 200, ignored, logged, nothing changed', async () => {
  const strange = [
    world.peer.event('radar.early_fraud_warning.created', { id: 'issfr_1' }),
    world.peer.event('customer.deleted', { id: 'cus_1' }),
    world.peer.event('constructor.x', { id: 'cus_1' }),
    world.peer.event('checkout.session.completed', { id: 'cs_live_1' }, { livemode: true }),
    world.peer.event('charge.refunded', { id: 'ch_1', payment_intent: null }),
  ];
  for (const event of strange) expect(await deliver(event)).toEqual([200, false]);
  expect(world.app.logged.filter((line) => line.includes('stripe.event_ignored'))).toHaveLength(
    strange.length,
  );
  const foreign = [
    world.peer.event('checkout.session.completed', { id: 'cs_test_of_another_shop' }),
    world.peer.event('customer.subscription.updated', { id: 'sub_of_another_shop' }),
    world.peer.event('charge.refunded', { id: 'ch_2', payment_intent: 'pi_of_another_shop' }),
  ];
  for (const event of foreign) expect(await deliver(event)).toEqual([200, true]);
  await work();
  expect(world.app.logged.filter((line) => line.includes('stripe.hint_not_ours'))).toHaveLength(
    foreign.length,
  );
  expect(world.peer.refused).toEqual([]);
});

test('the night repairs what was forced apart, says so, and finds nothing the second time', async () => {
  const { person, session } = await bought('basic');
  world.peer.actions.pay(session);
  await person.call('POST', '/api/complete-payment', { sessionId: session });
  const other = await bought('premium');
  world.peer.actions.pay(other.session);
  await other.person.call('POST', '/api/complete-payment', { sessionId: other.session });
  await reconcileNight(world.app.context, world.maker);
  expect((await reconcileNight(world.app.context, world.maker)).repaired).toEqual([]);
  // A purchase that nobody spent yet: its right is lost altogether, and the money is there.
  const unspent = await bought('basic');
  world.peer.actions.pay(unspent.session);
  await unspent.person.call('POST', '/api/complete-payment', { sessionId: unspent.session });
  await rows('DELETE FROM plan_grants WHERE id = $1', `checkout:${unspent.session}`);
  await rows("UPDATE payments SET status = 'refunded' WHERE checkout_id = $1", session);
  await rows('UPDATE plan_grants SET revoked_at = now() WHERE id = $1', `checkout:${session}`);
  await rows(
    "UPDATE subscriptions SET status = 'ended', period_end = now() WHERE checkout_id = $1",
    other.session,
  );
  // And one event that never came.
  const silent = await bought('basic');
  world.peer.actions.pay(silent.session);
  const night = await reconcileNight(world.app.context, world.maker);
  expect(night.repaired.sort()).toEqual([session, other.session, silent.session, unspent.session].sort());
  expect((await unspent.person.call('GET', '/api/billing')).body).toMatchObject({ credits: 1 });
  expect(await rows('SELECT status FROM payments WHERE checkout_id = $1', session)).toEqual([
    { status: 'completed' },
  ]);
  for (const id of [session, other.session, silent.session]) expect(await grants(id)).toHaveLength(1);
  expect(world.app.logged.filter((line) => line.includes('payments.mismatch')).join()).toContain(session);
  expect((await reconcileNight(world.app.context, world.maker)).repaired).toEqual([]);
});

test('every permutation of created, updated, paid, deleted, refunded, the first of them twice: the same end', async () => {
  const orders = permutations([0, 1, 2, 3, 4]);
  expect(orders).toHaveLength(120);
  const pictures = new Set<string>();
  for (const order of orders) {
    const { session } = await bought('premium');
    const mark = world.peer.events.length;
    world.peer.actions.pay(session);
    const subscription = world.peer.account.sessions.get(session)?.subscription ?? '';
    world.peer.actions.updated(subscription);
    world.peer.actions.end(subscription);
    const money = [...world.peer.account.payments.values()].at(-1)?.id ?? '';
    world.peer.actions.refund(money);
    const told = new Map(since(mark).map((event) => [JSON.parse(event.body).type as string, event]));
    const five = ['created', 'updated', 'deleted'].map((word) => told.get(`customer.subscription.${word}`));
    const all = [...five, told.get('invoice.paid'), told.get('charge.refunded')];
    for (const index of [...order, ...order.slice(0, 1)]) {
      const event = all[index];
      if (!event) throw new Error('an event is missing');
      expect(await deliver(event)).toEqual([200, true]);
    }
    await work();
    const [checkout] = await rows('SELECT state FROM checkouts WHERE id = $1', session);
    const paid = await rows('SELECT 1 FROM payments WHERE checkout_id = $1', session);
    const receipts = await rows('SELECT 1 FROM mail_outbox WHERE key = $1', `receipt:${money}`);
    pictures.add(JSON.stringify([checkout, paid.length, receipts.length, (await grants(session)).length]));
  }
  // It had gone back before we heard of it: no payment, no receipt, no right.
  expect([...pictures]).toEqual([JSON.stringify([{ state: 'refunded' }, 0, 0, 0])]);
}, 120_000);

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
