import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/payment-success', namespaces: ['payment-success'], indexed: false };
