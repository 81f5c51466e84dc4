import type { CallReply } from '@tailor/contract/call';
import type { SubscriptionStatus } from '@tailor/contract/calls/subscription-status';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Status = CallReply<SubscriptionStatus>;

/** The same key as the rights of the home page: both change together. */
const statusKey = (userId: string) => ['subscription-status', userId] as const;

export function useSubscription(userId: string) {
  return useQuery({
    queryKey: statusKey(userId),
    queryFn: () => call<Status>(`/api/subscription-status/${userId}`),
  });
}
