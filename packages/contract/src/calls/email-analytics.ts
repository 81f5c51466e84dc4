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
    }),
  },
});
export type EmailAnalytics = typeof emailAnalytics;
