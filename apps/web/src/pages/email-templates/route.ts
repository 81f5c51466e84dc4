import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/email-templates',
  namespaces: ['email-templates', 'email-marketing', 'session', 'errors'],
  indexed: false,
};
