import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/cancel', namespaces: ['cancel', 'errors'], indexed: false };
