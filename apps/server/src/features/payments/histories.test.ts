import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type Hands, stripeHands, testHands } from '../../../test/payments/hands.ts';
import { play } from '../../../test/payments/history.ts';
import type { Checkout, Oracle } from '../../../test/payments/oracle.ts';
import { type StripePeer, startStripePeer } from '../../../test/stripe-peer/peer.ts';
import type { Owner } from '../../platform/owner.ts';
import type { CheckoutMaker } from './maker.ts';
import { makerOf } from './maker-of.ts';

/** `npm run drill:payments` sets many more; seeds that failed can be played alone: PAYMENT_SEEDS=1807,2205 */
const count = Number(process.env.PAYMENT_HISTORIES ?? 300);
const only = process.env.PAYMENT_SEEDS;
/** Where oracle and makers once differed: a month whose money came days later. Played always. */
const known = [1807, 2205];
const first = Array.from({ length: Math.ceil(count / 2) }, (_, index) => index + 1);
const seeds = only ? only.split(',').map(Number) : [...new Set([...first, ...known])];

/** Steps are days apart; the clock runs on between two looks, on a busy machine for seconds. */
const near = (date: Date, at: number) => Math.abs(date.getTime() - at) < 60_000;

describe.each(['test', 'stripe'] as const)('the %s maker', (name) => {
  let app: TestApp;
  let maker: CheckoutMaker;
  let hands: Hands;
  let peer: StripePeer | null = null;
  beforeAll(async () => {
    if (name === 'stripe') peer = await startStripePeer({ now: () => (app ? app.clock.now() : new Date()) });
    hands = peer ? stripeHands(peer) : testHands;
    app = await testApp({ worker: false, env: hands.env });
    const made = makerOf(app.context);
    if (made?.name !== name) throw new Error(`${name} is not the maker`);
    maker = made;
  });
  afterAll(() => peer?.stop());

  const rows = async (sql: string, ...values: string[]) => (await app.database.pool.query(sql, values)).rows;

  async function somebody(): Promise<{ owner: Owner; resumeId: string }> {
    await rows('DELETE FROM rate_limits');
    const { body } = await app.person().call('POST', '/api/resumes', {
      originalContent: 'Jane Doe\nCook at Initech',
      jobTitle: 'Cook',
      jobDescription: 'Cook soup',
    });
    const resumeId = (body.resume as { id: string }).id;
    const [row] = await rows('SELECT owner_id FROM resumes WHERE id = $1', resumeId);
    return { resumeId, owner: { id: row.owner_id, kind: 'visitor', userId: null, isAdmin: false } };
  }

  async function faultsOf(checkout: Checkout, oracle: Oracle): Promise<string[]> {
    const { id, charges, ours, run } = checkout;
    const faults: string[] = [];
    const same = (what: string, is: unknown, should: unknown) => {
      if (JSON.stringify(is) !== JSON.stringify(should))
        faults.push(`${what} is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`);
    };
    const [row] = await rows('SELECT state, subscription_id FROM checkouts WHERE id = $1', id);
    same('state', row.state, ours);
    const paid = await rows(
      'SELECT fact, status FROM payments WHERE checkout_id = $1 ORDER BY receipt_number',
      id,
    );
    const heard = charges.filter((charge) => charge.heard);
    same(
      'payments',
      paid.map(({ status }) => status),
      heard.map(({ refunded }) => (refunded ? 'refunded' : 'completed')),
    );
    const truth = await maker.session(id);
    same(
      'money at the maker',
      truth?.charges.map(({ refunded }) => refunded),
      charges.map(({ refunded }) => refunded),
    );
    const grant = await rows(
      'SELECT ends_at FROM plan_grants WHERE id = $1 AND revoked_at IS NULL',
      checkout.plan === 'basic' ? `checkout:${id}` : `subscription:${row.subscription_id}`,
    );
    const holds = oracle.holds(checkout) && !oracle.isGone();
    same('rights', grant.length, holds ? 1 : 0);
    if (holds && run && !near(grant[0].ends_at, oracle.rightEnds(run)))
      faults.push(
        `the right ends ${grant[0].ends_at.toISOString()}, should ${new Date(oracle.rightEnds(run)).toISOString()}`,
      );
    if (run) {
      const subscription = await maker.subscription(row.subscription_id);
      same('the subscription at the maker', subscription?.state, oracle.over(run) ? 'ended' : run.state);
    }
    if (oracle.isGone()) return faults;
    for (const [kind, should] of [
      ['receipt', heard.filter(({ returned }) => !returned).length],
      ['returned', heard.filter(({ returned }) => returned).length],
    ] as const) {
      const keys = paid.map(({ fact }) => `${kind}:${fact}`);
      const mails = await app.database.pool.query('SELECT 1 FROM mail_outbox WHERE key = ANY($1)', [keys]);
      same(`mails ${kind}`, mails.rowCount, should);
    }
    return faults;
  }

  test(`${seeds.length} generated histories end where the oracle says`, async () => {
    const wrong: string[] = [];
    for (const seed of seeds) {
      const { owner, resumeId } = await somebody();
      try {
        const { oracle, done } = await play({ app, maker, hands }, seed, owner, resumeId);
        for (const checkout of oracle.checkouts)
          for (const fault of await faultsOf(checkout, oracle))
            wrong.push(`seed ${seed} (${done.join(' ')}): ${checkout.plan} ${fault}`);
      } catch (error) {
        wrong.push(`seed ${seed}: ${error instanceof Error ? error.stack : error}`);
      }
      if (wrong.length > 5) break;
      // Each history has its own events; what stood there before is told enough.
      if (peer) peer.events.length = 0;
    }
    expect(wrong).toEqual([]);
    expect(peer?.refused ?? []).toEqual([]);
  }, 7_200_000);
});
