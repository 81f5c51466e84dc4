import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/applications',
  namespaces: ['applications', 'tracking', 'errors'],
  indexed: false,
};
