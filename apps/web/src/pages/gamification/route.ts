import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/gamification', namespaces: ['gamification', 'errors'], indexed: false };
