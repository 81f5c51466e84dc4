import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/status', namespaces: ['status', 'session', 'errors'], indexed: false };
