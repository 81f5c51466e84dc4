import { expect, test } from 'vitest';
import { newReadingId } from './pending-reading.ts';

test('an id has 128 bits and the form that the server takes, and no two are alike', () => {
  const ids = new Set(Array.from({ length: 200 }, newReadingId));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
