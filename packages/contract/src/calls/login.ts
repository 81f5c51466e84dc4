import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A navigation: sends the browser to the page (or provider) where people sign in. */
export const login = defineCall({
  method: 'GET',
  path: '/api/login',
  summary: 'Go to the sign-in page and come back to returnTo (a path of this site).',
  query: z.object({ returnTo: z.string().max(500).optional() }),
  replies: { 302: z.null() },
  produces: 'text/html',
});
export type Login = typeof login;
