import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';

export const emailAnalytics = defineCall({
  method: 'GET',
  path: '/api/email-analytics',
  summary: 'Totals of leads, for administrators. recentLeads are in the snake_case of the specification.',
  replies: {
    200: z.object({
      totalLeads: z.number().int(),
      todayLeads: z.number().int(),
      conversionRate: z.number(),
      recentLeads: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          type: z.string(),
          amount: z.number().int(),
          created_at: instant,
          checkout_started: z.boolean(),
          checkout_completed: z.boolean(),
        }),
      ),
      /** The last thirty days, by the operator's time zone, today last. */
      trend: z.array(z.object({ day: z.string(), leads: z.number().int(), conversions: z.number().int() })),
      /** How many leads came how far. */
      funnel: z.object({
        leads: z.number().int(),
        confirmed: z.number().int(),
        checkoutStarted: z.number().int(),
        checkoutCompleted: z.number().int(),
      }),
    }),
  },
});
export type EmailAnalytics = typeof emailAnalytics;
