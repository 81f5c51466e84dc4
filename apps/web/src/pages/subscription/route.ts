import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/subscription', namespaces: ['subscription', 'errors'], indexed: false };
