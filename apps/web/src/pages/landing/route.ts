import { prices } from '@tailor/contract/currencies';
import { paidPlans } from '@tailor/contract/plans';
import type { Route } from '../../lib/route.ts';

export const route: Route = {
  path: '/landing',
  namespaces: ['landing'],
  indexed: true,
  // Figures of the home page never enter here: they are examples.
  structured: (texts, { siteName }) => ({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: siteName,
    description: texts('meta.description'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: paidPlans.map((plan) => ({
      '@type': 'Offer',
      name: texts(`${plan}.name`),
      price: (prices.USD[plan] / 100).toFixed(2),
      priceCurrency: 'USD',
    })),
  }),
};
