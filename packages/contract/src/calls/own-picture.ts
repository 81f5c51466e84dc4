import { z } from 'zod';
import { defineCall } from '../call.ts';

export const ownPicture = defineCall({
  method: 'GET',
  path: '/api/account/picture',
  summary: 'The picture of the signed-in user.',
  query: z.object({ v: z.string().max(64).optional() }),
  produces: 'image/png',
  replies: { 200: z.string() },
});
export type OwnPicture = typeof ownPicture;
