import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newContentKey, openMasterKeys, seal, unseal } from './keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a sealed text opens with its key and its context only', () => {
  const key = newContentKey();
  const sealed = seal(key, 'Zürich 履历', 'resume:1');
  expect(unseal(key, sealed, 'resume:1')).toBe('Zürich 履历');
  expect(() => unseal(newContentKey(), sealed, 'resume:1')).toThrow();
  expect(() => unseal(key, sealed, 'resume:2')).toThrow();
  expect(sealed.includes(Buffer.from('Zürich'))).toBe(false);
});

test('the key file is made once, readable by its owner only, and wraps what it can unwrap', () => {
  const first = openMasterKeys(folder);
  const again = openMasterKeys(folder);
  const key = newContentKey();
  const { masterId, wrapped } = first.wrap(key);
  expect(again.unwrap(masterId, wrapped)).toEqual(key);
  expect(first.derive('cookie')).toEqual(again.derive('cookie'));
  expect(first.derive('cookie')).not.toEqual(first.derive('link'));
  expect(statSync(join(folder, 'keys', 'master.json')).mode & 0o777).toBe(0o600);
});
