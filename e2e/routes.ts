/** Every page of the product, as a person may open it. */
export const paths = [
  '/',
  '/landing',
  '/checkout',
  '/payment-success',
  '/how-it-works',
  '/pricing',
  '/contact',
  '/faq',
  '/subscription',
  '/gamification',
  '/email-admin',
  '/email-templates',
  '/email-analytics',
  '/login',
  '/account',
  '/applications',
  '/privacy',
  '/terms',
  '/imprint',
  '/status',
  '/unsubscribe',
  '/preferences',
  '/test-checkout',
  '/no-such-page',
] as const;

/** Each language's texts a page shows must be its own; "lang" says which it claims. */
export const prefixes = { en: '', es: '/es', fr: '/fr', de: '/de', zh: '/zh' } as const;
