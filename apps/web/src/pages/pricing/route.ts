import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/pricing', namespaces: ['pricing', 'plans'], indexed: true };
