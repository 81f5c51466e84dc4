import { z } from 'zod';
import { defineCall } from '../call.ts';
import { userIdParams } from './subscription-status.ts';

export const resumeSubscription = defineCall({
  method: 'POST',
  path: '/api/resume-subscription/:userId',
  summary: 'Keep a subscription that was canceled and has not ended.',
  params: userIdParams,
  replies: { 200: z.object({ success: z.literal(true) }) },
});
export type ResumeSubscription = typeof resumeSubscription;
