import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/',
  namespaces: ['home', 'plans', 'upload', 'posting', 'start', 'errors', 'aside'],
  indexed: true,
};
