import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';
import { planGrants } from '../plans/schema.ts';
import { converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { checkouts, payments, subscriptions } from './schema.ts';

const DAY = 24 * 3_600_000;
/** So long after a payment something may still move: a dispute has its months. */
const LOOK_BACK_DAYS = 200;
const PAGE = 200;
const MOST_IN_A_ROW = 10;

export interface NightReport {
  looked: number;
  repaired: string[];
  failed: number;
}

/**
 * Every checkout that still matters is held against the maker's truth. What differed is brought to
 * it and named in the log: it should have been so already.
 */
export async function reconcileNight(context: Context, maker: CheckoutMaker): Promise<NightReport> {
  const report: NightReport = { looked: 0, repaired: [], failed: 0 };
  let after = '';
  let inARow = 0;
  for (;;) {
    const page = await pageOf(context, maker, after);
    for (const { id } of page) {
      report.looked += 1;
      try {
        if (await repair(context, maker, id)) report.repaired.push(id);
        inARow = 0;
      } catch (error) {
        // One that cannot be asked for does not keep the others waiting; tomorrow is another night.
        report.failed += 1;
        inARow += 1;
        context.log.warn('payments.night_failed', { checkout: id, ...errorFields(error) });
        // The maker itself is away: the job is tried again later, from the start.
        if (inARow >= MOST_IN_A_ROW) throw error;
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return report;
    after = last.id;
  }
}

function pageOf({ db, clock }: Context, maker: CheckoutMaker, after: string) {
  const since = new Date(clock.now().getTime() - LOOK_BACK_DAYS * DAY);
  const running = db
    .select({ id: subscriptions.checkoutId })
    .from(subscriptions)
    .where(inArray(subscriptions.status, ['active', 'canceled', 'past_due']));
  return db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.maker, maker.name),
        gt(checkouts.id, after),
        or(gt(checkouts.createdAt, since), inArray(checkouts.id, running)),
      ),
    )
    .orderBy(checkouts.id)
    .limit(PAGE);
}

async function repair(context: Context, maker: CheckoutMaker, id: string): Promise<boolean> {
  const was = await pictureOf(context, id);
  await converge(context, maker, id);
  const is = await pictureOf(context, id);
  if (was === is) return false;
  context.log.warn('payments.mismatch', { checkout: id, was, is });
  return true;
}

/** What our rows say of one checkout: states only, nothing of a person. */
async function pictureOf({ db }: Context, id: string): Promise<string> {
  const [checkout] = await db
    .select({ state: checkouts.state, subscription: checkouts.subscriptionId })
    .from(checkouts)
    .where(eq(checkouts.id, id));
  const paid = await db
    .select({ status: payments.status, amount: payments.amount })
    .from(payments)
    .where(eq(payments.checkoutId, id))
    .orderBy(payments.receiptNumber);
  const [running] = await db
    .select({ status: subscriptions.status, end: subscriptions.periodEnd })
    .from(subscriptions)
    .where(eq(subscriptions.checkoutId, id));
  const [grant] = await db
    .select({ ends: planGrants.endsAt, open: sql<boolean>`revoked_at IS NULL` })
    .from(planGrants)
    .where(inArray(planGrants.id, [`checkout:${id}`, `subscription:${checkout?.subscription ?? id}`]));
  return JSON.stringify({ state: checkout?.state, paid, running, grant });
}
