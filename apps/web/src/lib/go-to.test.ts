import { expect, test } from 'vitest';
import { underOneName } from './go-to.ts';

test('an address of this machine keeps the name one came by', () => {
  const checkout = 'http://127.0.0.1:3000/de/test-checkout?session=a#b';
  expect(underOneName(checkout, 'http://localhost:3000/de')).toBe(
    'http://localhost:3000/de/test-checkout?session=a#b',
  );
  expect(underOneName(checkout, 'http://127.0.0.1:3000/')).toBe(checkout);
  expect(underOneName('/pricing', 'http://[::1]:3000/')).toBe('http://[::1]:3000/pricing');
});

test('another port, another machine and a maker of payments are left as they are', () => {
  for (const [address, here] of [
    ['http://127.0.0.1:3000/', 'http://localhost:8080/'],
    ['https://tailor.example/', 'http://localhost:3000/'],
    ['http://127.0.0.1:3000/', 'http://192.0.2.7:3000/'],
    ['https://checkout.example/pay', 'https://tailor.example/'],
  ] as const)
    expect(underOneName(address, here)).toBe(address);
});
