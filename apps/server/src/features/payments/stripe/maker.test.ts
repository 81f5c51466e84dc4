import { expect, test } from 'vitest';
import { complete, statusOf as status, stripeWorld } from '../../../../test/stripe-peer/world.ts';
import { converge } from '../converge.ts';
import { reconcileNight } from '../nightly.ts';
import { createPaymentService } from '../service.ts';

const world = stripeWorld();
const { signedUp, started, resumeOf, rows } = world;

const moneyOf = (session: string) =>
  [...world.peer.account.payments.values()].filter(
    (one) =>
      one.id === world.peer.account.sessions.get(session)?.intent ||
      one.customer === (world.peer.account.sessions.get(session)?.customer ?? 'nobody'),
  );

test('one-time: the page of Stripe, the price of the table, the address that comes back, one right and one receipt to who typed it', async () => {
  const person = world.app.person({ 'accept-language': 'de' });
  const resumeId = await resumeOf(person);
  const session = await started(person, 'basic', resumeId);
  expect(world.peer.account.sessions.get(session)).toMatchObject({
    mode: 'payment',
    amount: 199,
    currency: 'eur',
  });
  expect(world.peer.account.sessions.get(session)?.success_url).toContain('session_id={CHECKOUT_SESSION_ID}');
  expect((await complete(person, session)).status).toBe(402);
  world.peer.actions.pay(session, 'payer@example.com');
  for (let i = 0; i < 3; i += 1)
    expect((await complete(person, session)).body).toMatchObject({ status: 'paid', plan: 'basic', resumeId });
  expect(await rows('SELECT amount, currency, status FROM payments WHERE checkout_id = $1', session)).toEqual(
    [{ amount: 199, currency: 'EUR', status: 'completed' }],
  );
  const intent = world.peer.account.sessions.get(session)?.intent ?? '';
  expect(await rows('SELECT 1 FROM mail_outbox WHERE key = $1', `receipt:${intent}`)).toHaveLength(1);
});

test('premium: hosted confirmation, cancel at the end in both shapes, kept again, canceled at once', async () => {
  const { person, userId } = await signedUp();
  const made = await person.call('POST', '/api/create-subscription', {});
  expect((await person.call('POST', '/api/create-subscription', {})).body).toEqual(made.body);
  expect(made.body.url).toContain('https://checkout.stripe.com/');
  const session = String(made.body.url).split('/').at(-1) ?? '';
  // A page that Stripe hosts has no secret of its own: its id is what a caller confirms with.
  expect(made.body).toMatchObject({ clientSecret: session, message: expect.stringMatching(/./) });
  world.peer.actions.pay(session);
  expect((await complete(person, session)).status).toBe(200);
  const end = new Date(
    (world.peer.account.subscriptions.values().next().value?.end ?? 0) * 1000,
  ).toISOString();
  expect(await status(person, userId)).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionEndDate: end,
  });
  expect((await person.call('POST', '/api/billing-portal', {})).body.url).toContain('billing.stripe.com');
  for (const cancel of [
    () => person.call('POST', `/api/cancel-subscription/${userId}`, {}),
    async () => {
      world.peer.actions.cancelByDate(session);
      await converge(world.app.context, world.maker, session);
    },
  ]) {
    await cancel();
    expect(await status(person, userId)).toMatchObject({
      hasActiveSubscription: true,
      subscriptionStatus: 'canceled',
    });
    expect((await person.call('POST', `/api/resume-subscription/${userId}`, {})).status).toBe(200);
    expect(await status(person, userId)).toMatchObject({ subscriptionStatus: 'active' });
  }
  await person.call('POST', `/api/cancel-subscription/${userId}`, { now: true });
  expect(await status(person, userId)).toMatchObject({
    hasActiveSubscription: false,
    subscriptionStatus: 'none',
  });
});

test('a card that fails: grace of seven days, recovery, and another receipt', async () => {
  const { person, userId, email } = await signedUp();
  const session = await started(person, 'premium');
  world.peer.actions.pay(session);
  await complete(person, session);
  world.app.clock.move(31 * 24 * 3_600_000);
  await person.call('POST', '/api/auth/sign-in', {
    email,
    password: 'long enough 1',
  });
  world.peer.actions.renew(session, false);
  const failedAt = Math.floor(world.app.clock.now().getTime() / 1000) * 1000;
  await converge(world.app.context, world.maker, session);
  expect(await status(person, userId)).toMatchObject({
    hasActiveSubscription: true,
    subscriptionStatus: 'past_due',
    // What is said is when the access ends, not the month that was not paid.
    subscriptionEndDate: new Date(failedAt + 7 * 24 * 3_600_000).toISOString(),
  });
  world.app.clock.move(7 * 24 * 3_600_000 + 60_000);
  expect(await status(person, userId)).toMatchObject({ hasActiveSubscription: false });
  world.peer.actions.renew(session, true);
  await converge(world.app.context, world.maker, session);
  expect(await status(person, userId)).toMatchObject({
    hasActiveSubscription: true,
    subscriptionStatus: 'active',
  });
  expect(await rows('SELECT 1 FROM payments WHERE checkout_id = $1', session)).toHaveLength(2);
});

test('money by bank debit: settling until it comes; what does not come grants nothing', async () => {
  const person = world.app.person();
  for (const good of [true, false]) {
    const session = await started(person, 'basic', await resumeOf(person));
    world.peer.actions.payLater(session);
    expect((await complete(person, session)).status).toBe(202);
    world.peer.actions.settle(session, good);
    expect((await complete(person, session)).status).toBe(good ? 200 : 402);
  }
  const { person: user } = await signedUp();
  const session = await started(user, 'premium');
  world.peer.actions.payLater(session);
  expect((await complete(user, session)).status).toBe(202);
  world.peer.actions.settle(session, false);
  expect((await complete(user, session)).status).toBe(402);
  const subscription = world.peer.account.sessions.get(session)?.subscription ?? '';
  expect(world.peer.account.subscriptions.get(subscription)?.status).toBe('canceled');
});

test('a month whose money comes days later begins with the order, whatever Stripe calls it meanwhile', async () => {
  for (const meanwhile of ['active', 'incomplete'] as const) {
    const { person, userId } = await signedUp();
    const session = await started(person, 'premium');
    const end = world.app.clock.now();
    end.setUTCMonth(end.getUTCMonth() + 1);
    world.peer.actions.payLater(session, null, meanwhile);
    expect((await complete(person, session)).status).toBe(202);
    expect(await status(person, userId)).toMatchObject({ hasActiveSubscription: false });
    world.app.clock.move(5 * 24 * 3_600_000);
    world.peer.actions.settle(session, true);
    expect((await complete(person, session)).status).toBe(200);
    const { subscriptionEndDate, hasActiveSubscription } = await status(person, userId);
    expect(hasActiveSubscription).toBe(true);
    expect(Math.abs(Date.parse(String(subscriptionEndDate)) - end.getTime())).toBeLessThan(60_000);
  }
});

test('a refund is asked for once, a part of it leaves the right, the whole and a lost dispute take it', async () => {
  const { person } = await signedUp();
  const service = createPaymentService(world.app.context, world.maker);
  const outcome = async (change: (intent: string) => unknown) => {
    const session = await started(person, 'basic', await resumeOf(person));
    world.peer.actions.pay(session);
    await complete(person, session);
    await change(world.peer.account.sessions.get(session)?.intent ?? '');
    return (await converge(world.app.context, world.maker, session))?.state;
  };
  const paymentId = async (fact: string) =>
    String((await rows('SELECT id FROM payments WHERE fact = $1', fact))[0]?.id);
  expect(await outcome((intent) => world.peer.actions.refund(intent, 100))).toBe('paid');
  expect(await outcome((intent) => world.peer.actions.dispute(intent, 'needs_response'))).toBe('paid');
  expect(await outcome((intent) => world.peer.actions.dispute(intent, 'won'))).toBe('paid');
  expect(await outcome((intent) => world.peer.actions.dispute(intent, 'lost'))).toBe('refunded');
  expect(
    await outcome(async (intent) => {
      await service.refund(await paymentId(intent));
      await service.refund(await paymentId(intent));
      expect(world.peer.account.refunds.filter((one) => one.payment === intent)).toHaveLength(1);
    }),
  ).toBe('refunded');
});

test('two open checkouts, both paid: the second goes back and the person is told', async () => {
  const { person } = await signedUp();
  const resumeId = await resumeOf(person);
  const sessions = [await started(person, 'basic', resumeId), await started(person, 'basic', resumeId)];
  for (const session of sessions) world.peer.actions.pay(session);
  const replies = await Promise.all(sessions.map((session) => complete(person, session)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 402]);
  const intents = sessions.map((session) => world.peer.account.sessions.get(session)?.intent ?? '');
  expect(intents.map((id) => world.peer.account.payments.get(id)?.refunded).sort()).toEqual([0, 199]);
  const back = intents.find((id) => world.peer.account.payments.get(id)?.refunded === 199) ?? '';
  expect(await rows('SELECT kind FROM mail_outbox WHERE key = $1', `returned:${back}`)).toEqual([
    { kind: 'returned' },
  ]);
  const premium = [await started(person, 'premium')];
  world.peer.actions.pay(premium[0] ?? '');
  // The other one was paid in the moment in which it was to be closed.
  const { sessionId: late } = await world.maker.create({
    ...{ ownerId: 'x', plan: 'premium', amount: 399, currency: 'USD', language: 'en', resumeId: null },
    returnUrl: (id) => `${world.app.context.config.origin}/payment-success?session_id=${id}`,
    cancelUrl: `${world.app.context.config.origin}/checkout`,
  });
  await world.app.database.pool.query(
    `INSERT INTO checkouts SELECT $2, owner_id, resume_id, plan, amount, currency, language, maker FROM checkouts WHERE id = $1`,
    [premium[0], late],
  );
  world.peer.actions.pay(late);
  await Promise.all([complete(person, premium[0] ?? ''), complete(person, late)]);
  const both = [premium[0] ?? '', late].flatMap(moneyOf);
  expect(both.map((one) => one.refunded).sort()).toEqual([0, 399]);
  const running = [...world.peer.account.subscriptions.values()].filter(
    (one) => [premium[0], late].includes(one.session) && one.status === 'active',
  );
  expect(running).toHaveLength(1);
});

test('money that comes after everything was deleted goes back, with a mail to who paid', async () => {
  const person = world.app.person();
  const resumeId = await resumeOf(person);
  const session = await started(person, 'basic', resumeId);
  world.peer.actions.payLater(session, 'gone@example.com');
  expect((await complete(person, session)).status).toBe(202);
  await person.call('DELETE', `/api/resumes/${resumeId}`);
  world.peer.actions.settle(session, true);
  await converge(world.app.context, world.maker, session);
  const intent = world.peer.account.sessions.get(session)?.intent ?? '';
  expect(world.peer.account.payments.get(intent)?.refunded).toBe(199);
  expect(await rows('SELECT kind FROM mail_outbox WHERE key = $1', `returned:${intent}`)).toHaveLength(1);
  expect(await rows('SELECT 1 FROM plan_grants WHERE id = $1', `checkout:${session}`)).toEqual([]);
});

test('a right that was used and deleted with its resume does not come back as an unspent one', async () => {
  const person = world.app.person();
  for (const credit of [false, true]) {
    const resumeId = await resumeOf(person);
    const session = await started(person, 'basic', credit ? undefined : resumeId);
    world.peer.actions.pay(session);
    expect((await complete(person, session)).status).toBe(200);
    if (credit) await person.call('POST', `/api/resumes/${resumeId}/spend-credit`, {});
    await person.call('DELETE', `/api/resumes/${resumeId}`);
    await complete(person, session);
    await reconcileNight(world.app.context, world.maker);
    expect((await person.call('GET', '/api/billing')).body).toMatchObject({ credits: 0 });
  }
});

test('a deleted customer: the subscription is over, what was paid is still known', async () => {
  const { person, userId } = await signedUp();
  const session = await started(person, 'premium');
  world.peer.actions.pay(session);
  await complete(person, session);
  world.peer.actions.deleteCustomer(session);
  await converge(world.app.context, world.maker, session);
  expect(await status(person, userId)).toMatchObject({ subscriptionStatus: 'none' });
  expect((await person.call('GET', `/api/payment-history/${userId}`)).body.payments).toMatchObject([
    { status: 'completed' },
  ]);
});
