import type { Route } from '../../lib/route.ts';

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

export const route: Route = {
  path: '/faq',
  namespaces: ['faq'],
  indexed: true,
  structured: (texts, { refundDays, retentionHours }) => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: numbers.map((number) => ({
      '@type': 'Question',
      name: texts(`${number}.q`),
      acceptedAnswer: {
        '@type': 'Answer',
        text: texts(`${number}.a`, { days: refundDays, hours: retentionHours }),
      },
    })),
  }),
};
