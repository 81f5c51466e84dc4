import { z } from 'zod';
import { defineCall } from '../call.ts';

export const mailedText = defineCall({
  method: 'GET',
  path: '/api/text/:token',
  summary: 'The first 500 words of a tailored resume, for whoever has the mail.',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_.-]{20,200}$/) }),
  replies: { 200: z.string() },
  produces: 'text/plain',
});
export type MailedText = typeof mailedText;
