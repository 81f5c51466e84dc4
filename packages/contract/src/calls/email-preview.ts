import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paidPlans } from '../plans.ts';
import { email, language } from '../shapes/basics.ts';
import { mailPreview, marketingTemplates } from '../shapes/mail.ts';

export const emailPreview = defineCall({
  method: 'POST',
  path: '/api/email-preview',
  summary: 'A mail as it would be sent; with an address alone, the next one due to it. For administrators.',
  body: z.object({
    /** Whose next mail; not needed when a template is named. */
    email: z.union([email, z.literal('')]).nullish(),
    template: z.enum(marketingTemplates).nullish(),
    planType: z.enum(paidPlans).nullish(),
    /** Accepted for old payloads; the amount comes from the plan table. */
    amount: z.number().nullish(),
    name: z.string().max(200).nullish(),
    /** Else the language of the interface. */
    language: language.nullish(),
  }),
  replies: { 200: z.object({ template: z.enum(marketingTemplates), preview: mailPreview }) },
});
export type EmailPreview = typeof emailPreview;
