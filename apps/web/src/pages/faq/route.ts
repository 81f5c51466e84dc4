import type { Route } from '../../lib/route.ts';

export const route: Route = { path: '/faq', namespaces: ['faq'], indexed: true };
