import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/receipt', namespaces: ['receipt', 'errors'], indexed: false };
