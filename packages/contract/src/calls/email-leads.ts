import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../shapes/basics.ts';

export const lead = z.object({
  id: z.string(),
  email: z.string(),
  type: z.enum(['free_user', 'basic', 'premium']),
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
  summary: 'Leads, for administrators.',
  query: z.object({ cursor: z.string().max(100).optional(), search: z.string().max(200).optional() }),
  replies: {
    200: z.object({ leads: z.array(lead), total: z.number().int(), nextCursor: z.string().nullable() }),
  },
});
export type EmailLeads = typeof emailLeads;
