import { z } from 'zod';
import { defineCall } from '../call.ts';

const part = z.string().max(4_000).optional();

/** A navigation: the OpenID Connect provider sends the browser back here. */
export const authCallback = defineCall({
  method: 'GET',
  path: '/api/auth/callback',
  summary: 'Where the sign-in provider sends the browser back to.',
  query: z.object({ code: part, state: part, iss: part, error: part, error_description: part }),
  replies: { 302: z.null() },
  produces: 'text/html',
});
export type AuthCallback = typeof authCallback;
