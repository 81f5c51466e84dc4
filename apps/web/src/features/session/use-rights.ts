import type { CallReply } from '@tailor/contract/call';
import type { SubscriptionStatus } from '@tailor/contract/calls/subscription-status';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentUser } from './use-current-user.ts';

/** What this person has paid for, as far as the server says. */
export function useRights() {
  const { user } = useCurrentUser();
  const status = useQuery({
    queryKey: ['subscription-status', user?.id],
    queryFn: () =>
      call<CallReply<SubscriptionStatus>>(`/api/subscription-status/${user?.id ?? ''}`, {
        needs: ['hasActiveSubscription'],
      }),
    enabled: Boolean(user),
  });
  return {
    premium: status.data?.hasActiveSubscription === true,
    status: status.data,
    /** Not known: whoever has paid must not read that they have not. */
    failed: status.isError,
    askAgain: () => void status.refetch(),
  };
}
