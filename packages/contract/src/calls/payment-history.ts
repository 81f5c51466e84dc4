import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencies } from '../currencies.ts';
import { instant } from '../shapes/basics.ts';
import { userIdParams } from './subscription-status.ts';

export const paymentHistory = defineCall({
  method: 'GET',
  path: '/api/payment-history/:userId',
  summary: 'Payments of the caller, the latest first; a foreign id is 403.',
  params: userIdParams,
  replies: {
    200: z.object({
      payments: z.array(
        z.object({
          id: z.string(),
          /** Minor units of its currency. */
          amount: z.number().int(),
          currency: z.enum(currencies),
          type: z.enum(['subscription', 'one-time']),
          status: z.string(),
          createdAt: instant,
          refundableUntil: instant.nullable(),
        }),
      ),
    }),
  },
});
export type PaymentHistory = typeof paymentHistory;
