import { z } from 'zod';
import { defineCall } from '../call.ts';

export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof user>;

/** Whoever is signed in, and whether this browser still is a visitor's, too: then there may be something to claim. */
export const signedIn = user.extend({ wasVisitor: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

export const currentUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user, or null.',
  replies: { 200: signedIn.nullable() },
});
export type CurrentUser = typeof currentUser;
