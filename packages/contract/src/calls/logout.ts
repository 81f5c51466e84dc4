import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A navigation: acts when it comes from our own pages, else shows a page that asks. */
export const logout = defineCall({
  method: 'GET',
  path: '/api/logout',
  summary: 'End the session and go home.',
  replies: { 302: z.null() },
  produces: 'text/html',
});
export type Logout = typeof logout;
