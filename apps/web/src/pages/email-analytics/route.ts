import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/email-analytics',
  namespaces: ['email-analytics', 'email-marketing', 'session', 'errors'],
  indexed: false,
};
