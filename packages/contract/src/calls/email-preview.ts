import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paidPlans } from '../plans.ts';
import { email } from '../shapes/basics.ts';
import { mailPreview, marketingTemplates } from '../shapes/mail.ts';

export const emailPreview = defineCall({
  method: 'POST',
  path: '/api/email-preview',
  summary: 'A mail as it would be sent; with an address alone, the next one due to it. For administrators.',
  body: z.object({
    email,
    template: z.enum(marketingTemplates).nullish(),
    planType: z.enum(paidPlans).nullish(),
    amount: z.number().nullish(),
  }),
  replies: { 200: z.object({ template: z.enum(marketingTemplates), preview: mailPreview }) },
});
export type EmailPreview = typeof emailPreview;
