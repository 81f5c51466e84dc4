import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/people', namespaces: ['people', 'session', 'errors'], indexed: false };
