import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/terms', namespaces: ['terms'], indexed: true };
