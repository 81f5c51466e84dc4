import { QueryClient } from '@tanstack/react-query';

/** Nothing is retried, nothing goes stale, nothing is asked again when a window gets the focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
