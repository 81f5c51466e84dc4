import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner, OwnerId } from '../../platform/owner.ts';
import { converge } from './converge.ts';
import type { CheckoutMaker } from './maker.ts';
import { payerOf } from './receipts.ts';
import { checkouts, payments } from './schema.ts';

const HOUR = 3_600_000;

/** Payments that were made, and giving one back. */
export function createRefunds(context: Context, till: () => CheckoutMaker) {
  const { db, clock } = context;
  return {
    async history(owner: Owner) {
      const rows = await db
        .select()
        .from(payments)
        .where(eq(payments.ownerId, owner.id))
        .orderBy(desc(payments.createdAt))
        .limit(500);
      const refundMs = context.config.REFUND_DAYS * 24 * HOUR;
      return rows.map((row) => {
        const until = new Date(row.createdAt.getTime() + refundMs);
        const open = row.status === 'completed' && until > clock.now();
        return {
          id: row.id,
          amount: row.amount,
          currency: row.currency,
          type: row.type,
          status: row.refundRequestedAt && row.status === 'completed' ? 'refund_requested' : row.status,
          createdAt: row.createdAt.toISOString(),
          refundableUntil: open && !row.refundRequestedAt ? until.toISOString() : null,
        };
      });
    },

    async requestRefund(owner: Owner, id: string): Promise<void> {
      const since = new Date(clock.now().getTime() - context.config.REFUND_DAYS * 24 * HOUR);
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, id), eq(payments.ownerId, owner.id)));
      if (!row) throw notFound();
      if (row.status !== 'completed' || row.createdAt < since)
        throw new AppError(
          'conflict',
          `A refund can be asked for within ${context.config.REFUND_DAYS} days.`,
          { days: context.config.REFUND_DAYS },
        );
      await db.update(payments).set({ refundRequestedAt: clock.now() }).where(eq(payments.id, id));
    },

    /** The status it has afterwards; given back before, it stays as it is. */
    async refund(id: string): Promise<string> {
      const find = async () => (await db.select().from(payments).where(eq(payments.id, id)))[0];
      const row = await find();
      if (!row) throw notFound();
      if (row.status !== 'refunded') {
        await till().refund(row.checkoutId, row.fact);
        await converge(context, till(), row.checkoutId);
      }
      return (await find())?.status ?? row.status;
    },

    /** For administrators. */
    async list(which: 'asked' | 'all') {
      const asked = and(isNotNull(payments.refundRequestedAt), eq(payments.status, 'completed'));
      const rows = await db
        .select({ payment: payments, checkout: checkouts })
        .from(payments)
        .leftJoin(checkouts, eq(checkouts.id, payments.checkoutId))
        .where(which === 'asked' ? asked : undefined)
        .orderBy(desc(payments.createdAt))
        .limit(100);
      return db.transaction(async (tx) => {
        const listed = [];
        for (const { payment, checkout } of rows)
          listed.push({
            id: payment.id,
            receiptNumber: payment.receiptNumber,
            amount: payment.amount,
            currency: payment.currency,
            type: payment.type,
            status: payment.status,
            createdAt: payment.createdAt.toISOString(),
            refundRequestedAt: payment.refundRequestedAt?.toISOString() ?? null,
            email: checkout && (await payerOf(context, tx, checkout)),
          });
        return listed;
      });
    },
  };
}

export function countPayments(db: Queryable, ownerId: OwnerId): Promise<number> {
  return db.$count(payments, eq(payments.ownerId, ownerId));
}
