import { expect, test } from 'vitest';
import { addressIn, splitAddress } from './language.ts';

test('an address splits into its language and the path the router sees', () => {
  expect(splitAddress('/')).toEqual({ prefix: null, path: '/' });
  expect(splitAddress('/de')).toEqual({ prefix: 'de', path: '/' });
  expect(splitAddress('/zh/pricing/')).toEqual({ prefix: 'zh', path: '/pricing' });
  expect(splitAddress('/design')).toEqual({ prefix: null, path: '/design' });
});

test('English has no prefix, the others have theirs', () => {
  expect(addressIn('en', '/faq')).toBe('/faq');
  expect(addressIn('fr', '/')).toBe('/fr');
  expect(addressIn('fr', '/faq')).toBe('/fr/faq');
});
