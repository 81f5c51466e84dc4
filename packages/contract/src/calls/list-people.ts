import { z } from 'zod';
import { defineCall } from '../call.ts';
import { planNames } from '../plans.ts';
import { instant } from '../shapes/basics.ts';

export const listPeople = defineCall({
  method: 'GET',
  path: '/api/people',
  summary: 'Accounts by address, the newest first. For administrators.',
  query: z.object({ search: z.string().max(200).optional() }),
  replies: {
    200: z.object({
      total: z.number().int(),
      people: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
          confirmed: z.boolean(),
          role: z.enum(['user', 'admin']),
          plan: z.enum(planNames),
          createdAt: instant,
        }),
      ),
    }),
  },
});
export type ListPeople = typeof listPeople;
