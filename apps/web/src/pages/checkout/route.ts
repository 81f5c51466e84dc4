import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/checkout',
  namespaces: ['checkout', 'plans', 'offers', 'errors'],
  indexed: false,
};
