import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mailTokenParams } from '../shapes/mail.ts';

export const unsubscribePage = defineCall({
  method: 'GET',
  path: '/api/unsubscribe/:token',
  summary: 'Leads to the page with the button; changes nothing.',
  params: mailTokenParams,
  replies: { 200: z.string() },
  produces: 'text/html',
});
export type UnsubscribePage = typeof unsubscribePage;
