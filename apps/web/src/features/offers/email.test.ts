import { expect, test } from 'vitest';
import { firstEmail } from './email.ts';

test('the first address of a resume is offered without what stands around it', () => {
  expect(firstEmail('Ana Ruiz | ana.ruiz@example.com | Madrid')).toBe('ana.ruiz@example.com');
  expect(firstEmail('Mail: <lee@example.org>, Tel.')).toBe('lee@example.org');
  expect(firstEmail('no address here')).toBe('');
});

test('a text as long as a resume may be is searched in a moment, whatever stands in it', () => {
  for (const piece of ['a', '@', 'a@', 'a@b', 'a.']) {
    const text = `${piece.repeat(200_000 / piece.length)} ana@example.com`;
    const start = performance.now();
    expect(firstEmail(text)).toBe('ana@example.com');
    expect(performance.now() - start).toBeLessThan(5000);
  }
});
