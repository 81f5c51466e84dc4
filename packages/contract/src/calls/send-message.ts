import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email } from '../shapes/basics.ts';

export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the operator. Kept, and mailed to the address for support.',
  body: z.object({
    name: z.string().trim().min(1).max(200),
    email,
    subject: z.string().trim().min(1).max(200),
    message: z.string().trim().min(1).max(10_000),
    /** A field no person sees: whoever fills it is a machine. */
    website: z.string().max(500).default(''),
  }),
  replies: { 200: z.object({ success: z.literal(true), priority: z.boolean() }) },
});
export type SendMessage = typeof sendMessage;
