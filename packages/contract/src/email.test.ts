import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { email } from './shapes/basics.ts';

test('an address needs a name, an at sign and a domain with a dot, without spaces', () => {
  expect(isEmail('ana@example.com')).toBe(true);
  expect(isEmail(' ana@mail.example.com ')).toBe(true);
  expect(isEmail('ana@example')).toBe(false);
  expect(isEmail('ana b@example.com')).toBe(false);
  expect(isEmail('@example.com')).toBe(false);
  expect(isEmail('ana@example..com')).toBe(false);
});

test('a long text is refused in a moment, whatever stands in it', () => {
  for (const piece of ['.', 'a', '@', 'a.', '.@']) {
    const start = performance.now();
    expect(email.safeParse(`a@${piece.repeat(50_000 / piece.length)} `).success).toBe(false);
    expect(performance.now() - start).toBeLessThan(1500);
  }
});
