import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '*', namespaces: ['not-found'], indexed: false };
