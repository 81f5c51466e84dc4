import type { SignedIn, User } from '@tailor/contract/calls/current-user';
import { useQuery } from '@tanstack/react-query';
import { call, unreadable } from '../../lib/api.ts';

export const currentUserKey = ['auth', 'user'] as const;

/** `undefined` while unknown, `null` when signed out. */
export function useCurrentUser(): { user: SignedIn | null | undefined; failed: boolean } {
  const query = useQuery({
    queryKey: currentUserKey,
    queryFn: async () => {
      const user = await call<SignedIn | null>('/api/auth/user');
      if (user !== null && !user.email) throw unreadable();
      return user;
    },
  });
  if (query.isError) return { user: null, failed: true };
  return { user: query.data, failed: false };
}

export function nameOf(user: User): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
}
