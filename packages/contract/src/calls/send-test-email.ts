import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email, language } from '../shapes/basics.ts';
import { marketingTemplates } from '../shapes/mail.ts';

export const sendTestEmail = defineCall({
  method: 'POST',
  path: '/api/send-test-email',
  summary: 'Send one template to an address. For administrators.',
  body: z.object({
    email,
    template: z.enum(marketingTemplates),
    name: z.string().max(200).nullish(),
    /** Else the language of the interface. */
    language: language.nullish(),
  }),
  replies: { 200: z.object({ template: z.enum(marketingTemplates) }) },
});
export type SendTestEmail = typeof sendTestEmail;
