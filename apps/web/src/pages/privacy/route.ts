import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/privacy', namespaces: ['privacy'], indexed: true };
