import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/contact', namespaces: ['contact', 'errors'], indexed: true };
