import { z } from 'zod';
import { defineCall } from '../call.ts';

export const removePicture = defineCall({
  method: 'DELETE',
  path: '/api/account/picture',
  summary: 'Take the picture of the signed-in user away.',
  replies: { 200: z.object({ profileImageUrl: z.null() }) },
});
export type RemovePicture = typeof removePicture;
