import type { CallReply } from '@tailor/contract/call';
import type { ClaimVisitor } from '@tailor/contract/calls/claim-visitor';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { storedMoved } from '../draft/draft-store.ts';
import { currentUserKey, useCurrentUser } from '../session/use-current-user.ts';
import { nothing, unclaimedQuery } from './unclaimed.ts';

/** `answered`: somebody said so in another window before. */
export type Outcome = 'moved' | 'left' | 'answered';

/** What was refused as a stranger's is asked for as if for the first time; what is seen stays until its news is here. */
async function lookAgain(queries: QueryClient): Promise<void> {
  queries.setQueryData(unclaimedQuery.queryKey, nothing);
  await Promise.all([
    queries.resetQueries({ predicate: ({ state }) => state.status === 'error' }),
    queries.invalidateQueries(),
  ]);
}

export function useAnswer(onDone: (outcome: Outcome) => void) {
  const queries = useQueryClient();
  const { user } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const signedOut = failure instanceof ApiError && failure.status === 401;

  const answer = async (mine: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { moved } = await call<CallReply<ClaimVisitor>>('/api/auth/claim', {
        method: 'POST',
        body: { mine },
        needs: ['moved'],
      });
      if (moved && user) storedMoved(user.id);
      onDone(moved ? 'moved' : mine ? 'answered' : 'left');
      void lookAgain(queries);
    } catch (error) {
      setFailure(error);
      // The question stays; what stands around it learns that nobody is signed in any more.
      if (error instanceof ApiError && error.status === 401)
        void queries.invalidateQueries({ queryKey: currentUserKey });
    }
    setBusy(false);
  };
  return { answer, busy, failure, signedOut };
}
