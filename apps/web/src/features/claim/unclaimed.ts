import type { CallReply } from '@tailor/contract/call';
import type { VisitorThings } from '@tailor/contract/calls/visitor-things';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useCurrentUser } from '../session/use-current-user.ts';

/** What was made in this browser before signing in, while nobody has said whose it is. */
export type Unclaimed = CallReply<VisitorThings>;

export const nothing: Unclaimed = { resumes: [], payments: 0, documents: 0 };

export function isSomething({ resumes, payments, documents }: Unclaimed): boolean {
  return resumes.length + payments + documents > 0;
}

/** Another window may have the answer already: whoever comes back to this one is not asked for nothing. */
export const unclaimedQuery = queryOptions({
  queryKey: ['auth', 'visitor'],
  queryFn: () => call<Unclaimed>('/api/auth/visitor', { needs: ['resumes', 'payments', 'documents'] }),
  refetchOnWindowFocus: ({ state }) => (state.data && isSomething(state.data) ? 'always' : false),
});

/** Asked only of whoever is signed in where a visitor was before; null while there is nothing to ask about. */
export function useUnclaimed(): Unclaimed | null {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...unclaimedQuery, enabled: user?.wasVisitor === true });
  return data && isSomething(data) ? data : null;
}
