import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test('one comes back to paths of this site only', () => {
  expect(safeReturnTo('/subscription?x=1')).toBe('/subscription?x=1');
  for (const evil of [
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
  ])
    expect([safeReturnTo(evil), safeReturnTo(evil, '/de')]).toEqual(['/', '/de']);
});
