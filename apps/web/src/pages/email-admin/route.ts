import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/email-admin',
  namespaces: ['email-admin', 'email-marketing', 'session', 'errors'],
  indexed: false,
};
