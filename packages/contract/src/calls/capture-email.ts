import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email, id } from '../shapes/basics.ts';

export const captureEmail = defineCall({
  method: 'POST',
  path: '/api/capture-email',
  summary: 'Keep an address a person submitted; a lead only with their consent to marketing.',
  body: z.object({
    email,
    resumeId: id.nullish(),
    type: z.enum(['free_user', 'basic', 'premium']),
    /** Accepted for old payloads; the amount comes from the plan table. */
    amount: z.number().nullish(),
    marketingConsent: z.boolean().default(false),
  }),
  replies: { 200: z.object({ success: z.boolean() }) },
});
export type CaptureEmail = typeof captureEmail;
export type CaptureEmailBody = z.output<typeof captureEmail.body>;
