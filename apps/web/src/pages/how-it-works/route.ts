import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/how-it-works', namespaces: ['how-it-works'], indexed: true };
