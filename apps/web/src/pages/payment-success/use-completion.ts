import type { CallReply } from '@tailor/contract/call';
import type { CompletePayment } from '@tailor/contract/calls/complete-payment';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';

export type PaymentState = 'checking' | 'paid' | 'settling' | 'offline' | 'unpaid' | 'none';

type Completion = CallReply<CompletePayment>;

/** How long until a payment that settles, or a lost connection, is asked about again. */
const againMs = 4000;

/** The state a reply or a failure means; only a reply of "paid" is a confirmation. */
export function stateOf(data: Completion | undefined, error: unknown): PaymentState {
  if (data) return data.status;
  if (!error) return 'checking';
  if (!(error instanceof ApiError)) return 'offline';
  if (error.status === 402) return 'unpaid';
  return error.status === 404 || error.status === 400 ? 'none' : 'settling';
}

export function useCompletion(sessionId: string) {
  const completion = useQuery({
    queryKey: ['complete-payment', sessionId],
    queryFn: () => call<Completion>('/api/complete-payment', { method: 'POST', body: { sessionId } }),
    enabled: sessionId !== '',
    refetchInterval: ({ state }) => {
      const now = stateOf(state.data, state.error);
      return now === 'settling' || now === 'offline' ? againMs : false;
    },
  });
  const state: PaymentState = sessionId === '' ? 'none' : stateOf(completion.data, completion.error);
  return { state, completion: completion.data, ask: completion.refetch };
}
