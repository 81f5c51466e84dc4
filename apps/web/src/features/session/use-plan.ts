import type { CallReply } from '@tailor/contract/call';
import type { BillingState } from '@tailor/contract/calls/billing-state';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useRights } from './use-rights.ts';

export interface OwnPlan {
  /** False while nobody knows. */
  known: boolean;
  signedIn: boolean;
  premium: boolean;
  /** Paid for, and not yet used for a resume. */
  credits: number;
  /** All three buttons of the form process at once. */
  unlimited: boolean;
}

/** What the person before the screen has paid for; whoever bought without an account has rights, too. */
export function useOwnPlan(): OwnPlan {
  const { user, failed } = useCurrentUser();
  const { status } = useRights();
  const visitor = useQuery({
    queryKey: ['billing'],
    queryFn: () => call<CallReply<BillingState>>('/api/billing'),
    enabled: user === null && !failed,
  });
  const premium = user ? status?.hasActiveSubscription === true : visitor.data?.plan === 'premium';
  const credits = (user ? status?.credits : visitor.data?.credits) ?? 0;
  const known = user ? status !== undefined : visitor.data !== undefined;
  return { known, signedIn: Boolean(user), premium, credits, unlimited: premium || credits > 0 };
}
