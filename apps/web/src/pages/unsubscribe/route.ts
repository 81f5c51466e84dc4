import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/unsubscribe', namespaces: ['unsubscribe'], indexed: false };
