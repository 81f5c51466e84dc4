import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/landing', namespaces: ['landing'], indexed: true };
