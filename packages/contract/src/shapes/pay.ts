import { z } from 'zod';

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** As the posting names it: in its own currency, for its own period, converted to nothing. */
export const pay = z.object({
  min: z.number(),
  max: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  period: z.enum(payPeriods),
});
export type Pay = z.infer<typeof pay>;

export const jobTypes = [
  'full_time',
  'part_time',
  'permanent',
  'contract',
  'temporary',
  'freelance',
  'internship',
  'apprenticeship',
  'volunteer',
] as const;
export type JobType = (typeof jobTypes)[number];
