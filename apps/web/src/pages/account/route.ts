import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/account', namespaces: ['account', 'errors'], indexed: false };
