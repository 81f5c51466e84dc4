import { z } from 'zod';
import { defineCall } from '../call.ts';

export const setPicture = defineCall({
  method: 'PUT',
  path: '/api/account/picture',
  summary: 'The picture of the signed-in user: a PNG of at most 512 by 512 dots, in base64.',
  body: z.object({ png: z.string().max(1_500_000) }),
  replies: { 200: z.object({ profileImageUrl: z.string() }) },
});
export type SetPicture = typeof setPicture;
