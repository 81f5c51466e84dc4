import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/preferences', namespaces: ['preferences'], indexed: false };
