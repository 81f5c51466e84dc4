import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';
import { cursor, leadFilter, leadTypes } from '../shapes/mail.ts';

export const lead = z.object({
  id: z.string(),
  email: z.string(),
  type: z.enum(leadTypes),
  amount: z.number().int(),
  checkoutStarted: z.boolean(),
  checkoutCompleted: z.boolean(),
  abandonedCartEmailSent: z.boolean(),
  createdAt: instant,
});
export type Lead = z.infer<typeof lead>;

export const emailLeads = defineCall({
  method: 'GET',
  path: '/api/email-leads',
  summary: 'Leads, the newest first. For administrators.',
  query: leadFilter.extend({ cursor }),
  replies: {
    200: z.object({
      leads: z.array(lead),
      /** Of this search. */
      total: z.number().int(),
      /** Of all. */
      totals: z.object({
        leads: z.number().int(),
        freeUsers: z.number().int(),
        conversions: z.number().int(),
      }),
      nextCursor: z.string().nullable(),
    }),
  },
});
export type EmailLeads = typeof emailLeads;
