import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/test-checkout',
  namespaces: ['test-checkout', 'plans', 'errors'],
  indexed: false,
};
