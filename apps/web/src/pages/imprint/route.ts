import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/imprint', namespaces: ['imprint'], indexed: true };
