import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/email-analytics', namespaces: ['email-analytics'], indexed: false };
