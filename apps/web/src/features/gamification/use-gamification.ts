import type { CallReply } from '@tailor/contract/call';
import type { Gamification } from '@tailor/contract/calls/gamification';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Dashboard = CallReply<Gamification>;

/** Shared with the widget: what invalidates one invalidates both. */
export const gamificationKey = ['gamification'] as const;

export function useGamification() {
  return useQuery({
    queryKey: [...gamificationKey, 'dashboard'],
    queryFn: () => call<Dashboard>('/api/gamification'),
  });
}
