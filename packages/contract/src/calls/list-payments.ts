import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencies } from '../currencies.ts';
import { instant } from '../shapes/basics.ts';

export const listPayments = defineCall({
  method: 'GET',
  path: '/api/payments',
  summary: 'Payments whose refund was asked for, or the latest of all. For administrators.',
  query: z.object({ which: z.enum(['asked', 'all']).default('asked') }),
  replies: {
    200: z.object({
      payments: z.array(
        z.object({
          id: z.string(),
          receiptNumber: z.number().int(),
          amount: z.number().int(),
          currency: z.enum(currencies),
          type: z.enum(['subscription', 'one-time']),
          status: z.string(),
          createdAt: instant,
          refundRequestedAt: instant.nullable(),
          /** Of the payer; null for a visitor who gave none, and for somebody who was erased. */
          email: z.string().nullable(),
        }),
      ),
    }),
  },
});
export type ListPayments = typeof listPayments;
