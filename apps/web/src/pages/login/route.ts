import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/login', namespaces: ['login', 'claim', 'errors'], indexed: false };
